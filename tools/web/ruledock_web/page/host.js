// The host's page: links for the seats, to pass on.

import { ask, byId, make, remember, remembered } from "./dom.js";
import { load } from "./words.js";

const here = location.pathname.replace(/\/$/, "");
const table = here.split("/")[2];

class Host {
  /** @param {any} facts @param {any} words */
  constructor(facts, words) {
    this.facts = facts;
    this.words = words;
    byId("title").textContent = facts.title;
    document.title = `${words.invite} – ${facts.title}`;
    this.draw();
  }

  draw() {
    const tokens = remembered(`links.${table}`) ?? {};
    const roles = [...this.facts.names.map((/** @type {string} */ name, /** @type {number} */ seat) => [String(seat), name, this.facts.bots[seat]]), ["watch", this.words.watch, ""]];
    byId("links").replaceChildren(...roles.map(([role, name, bot]) => (bot ? make("li", {}, make("b", {}, name), ` (${this.words.bot}: ${bot})`) : this.row(role, name, tokens[role]))));
  }

  /** @param {string} role @param {string} name @param {string | undefined} token */
  row(role, name, token) {
    const link = token ? `${location.origin}/t/${table}/${role}#${token}` : "";
    const shown = link ? make("input", { class: "link", readonly: true, value: link, "aria-label": `${this.words.link} ${name}`, focus: (event) => event.target.select() }) : null;
    const copy = async (/** @type {any} */ event) => {
      if (await copied(/** @type {HTMLInputElement} */ (shown))) event.target.textContent = this.words.copied;
    };
    return make("li", { "data-role": role }, make("b", {}, name), " ", shown,
      link ? make("button", { type: "button", click: copy }, this.words.copy) : null,
      link ? make("a", { class: "go button", href: link }, role === "watch" ? this.words.watch_here : this.words.sit_here) : null,
      make("button", { type: "button", click: () => this.renew(role) }, this.words.new_link));
  }

  /** @param {string} role */
  async renew(role) {
    const { token } = await ask(`${here}/links`, { role });
    remember(`links.${table}`, { ...remembered(`links.${table}`), [role]: token });
    this.draw();
  }
}

/** Copy what stands in a box; by plain http, as in a group at home, browsers know only the old way. @param {HTMLInputElement} box */
async function copied(box) {
  if (navigator.clipboard) return navigator.clipboard.writeText(box.value).then(() => true, () => false);
  box.select();
  return document.execCommand("copy");
}

try {
  const { words } = await load();
  const token = location.hash.slice(1);
  if (token) {
    await ask(`${here}/sit`, { token });
    history.replaceState(null, "", here);
  }
  new Host(await ask(`${here}/links`), words);
} catch (error) {
  byId("trouble").hidden = false;
  byId("trouble").textContent = /** @type {Error} */ (error).message;
}
