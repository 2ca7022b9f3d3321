// The lobby: make a table, and find those that this device has a seat at.

import { ask, byId, make, remember, remembered } from "./dom.js";
import { load } from "./words.js";

/** @typedef {{title?: string, description?: string, names?: Record<string, string>, type?: string, enum?: any[], items?: any, default?: any, minimum?: number, maximum?: number}} Schema */

class Lobby {
  /** @param {any} facts */
  constructor(facts) {
    this.facts = facts;
    /** @type {Map<string, () => any>} */
    this.read = new Map();
    const form = /** @type {HTMLFormElement} */ (byId("form"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.make().catch((error) => this.trouble(error.message));
    });
    this.game = facts.games.find((/** @type {any} */ one) => one.name === remembered("game")) ?? facts.games[0];
    this.modules = new Set(remembered("modules") ?? []);
    this.count = 2;
    this.draw();
    this.mine();
  }

  /** @param {string} key */
  say(key) {
    return this.facts.words[key] ?? key;
  }

  /** @param {string} text */
  trouble(text) {
    byId("trouble").textContent = text;
    byId("trouble").hidden = !text;
  }

  // -- the form -----------------------------------------------------------------------------------

  draw() {
    this.read.clear();
    const game = this.game;
    const here = game.modules.filter((/** @type {any} */ one) => this.modules.has(one.name));
    const [low, high] = this.range(here);
    this.count = Math.max(low, Math.min(high, this.count));
    const games = make("select", { id: "game", change: (event) => this.pick(event.target.value) },
      ...this.facts.games.map((/** @type {any} */ one) => make("option", { value: one.name, selected: one === game }, one.title)));
    const settings = [game, ...here].flatMap((/** @type {any} */ one) => Object.entries(one.settings));
    const plain = settings.filter(([, schema]) => isCommon(schema));
    const rest = settings.filter(([, schema]) => !isCommon(schema));
    byId("form").replaceChildren(...[
      field(this.say("game"), games), make("p", { class: "about" }, game.text),
      this.moduleBoxes(game),
      field(this.say("players"), make("input", { id: "count", type: "number", min: low, max: high, value: this.count, change: (event) => { this.count = Number(event.target.value); this.draw(); } })),
      make("fieldset", {}, make("legend", {}, this.say("seats")), ...Array.from({ length: this.count }, (_, seat) => this.seat(seat, game))),
      ...plain.map(([name, schema]) => this.setting(name, schema)),
      field(this.say("windows"), this.windows()),
      make("details", {}, make("summary", {}, this.say("more_settings")), ...rest.map(([name, schema]) => this.setting(name, schema)), this.packs(), this.open()),
      make("button", { class: "primary", id: "make" }, this.say("make_table")),
    ].filter((one) => one !== null));
  }

  /** @param {any[]} modules @returns {[number, number]} */
  range(modules) {
    let [low, high] = this.game.players;
    if (!modules.some((one) => one.players)) low = this.game.fewest;
    for (const { players } of modules) if (players) [low, high] = [Math.max(low, players[0]), Math.min(high, players[1])];
    return [low, Math.max(low, high)];
  }

  /** @param {string} name */
  pick(name) {
    this.game = this.facts.games.find((/** @type {any} */ one) => one.name === name);
    this.modules = new Set();
    remember("game", name);
    this.draw();
    byId("game").focus();
  }

  /** @param {any} game */
  moduleBoxes(game) {
    if (!game.modules.length) return null;
    const boxes = game.modules.map((/** @type {any} */ one) => {
      const change = () => {
        if (this.modules.has(one.name)) this.modules.delete(one.name);
        else {
          this.modules.add(one.name);
          for (const other of one.excludes) this.modules.delete(other);
        }
        this.draw();
        byId(`module-${one.name}`).focus();
      };
      return make("label", { class: "box" }, make("input", { type: "checkbox", id: `module-${one.name}`, checked: this.modules.has(one.name), change }), make("span", {}, one.title, " ", make("small", {}, one.text)));
    });
    return make("fieldset", {}, make("legend", {}, this.say("modules")), ...boxes);
  }

  /** @param {number} seat @param {any} game */
  seat(seat, game) {
    const known = remembered("names") ?? [];
    const name = make("input", { "aria-label": `${this.say("name")} ${seat + 1}`, value: known[seat] ?? `${this.say("player")} ${seat + 1}`, maxlength: 40, required: true });
    const bot = make("select", { "aria-label": `${this.say("who")} ${seat + 1}` }, make("option", { value: "" }, this.say("person")),
      ...game.bots.map((/** @type {string} */ one) => make("option", { value: one }, `${this.say("bot")}: ${one}`)));
    this.read.set(`seat ${seat}`, () => ({ name: /** @type {HTMLInputElement} */ (name).value, bot: /** @type {HTMLSelectElement} */ (bot).value }));
    return make("div", { class: "seat" }, name, bot);
  }

  /** @param {string} name @param {Schema} schema */
  setting(name, schema) {
    const id = `set-${name}`;
    const label = schema.title ?? name;
    const help = schema.description ? make("small", {}, schema.description) : null;
    const choices = schema.items?.enum ?? schema.items?.examples;
    if (choices) {
      // What a schema gives as examples is not all that can be chosen: packs may bring more.
      const more = schema.items?.enum ? null : make("input", { id, placeholder: this.say("others"), "aria-label": `${label}: ${this.say("others")}` });
      const boxes = choices.map((/** @type {string} */ one) => make("input", { type: "checkbox", value: one, checked: schema.default?.includes(one) }));
      this.read.set(name, () => {
        const chosen = boxes.filter((/** @type {any} */ box) => box.checked).map((/** @type {any} */ box) => box.value);
        if (more) chosen.push(...listed(/** @type {HTMLInputElement} */ (more).value));
        return chosen.length || schema.default ? chosen : undefined;
      });
      return make("fieldset", { class: "row" }, make("legend", {}, label), ...boxes.map((/** @type {HTMLElement} */ box, /** @type {number} */ n) => make("label", { class: "box" }, box, ` ${schema.names?.[choices[n]] ?? choices[n]}`)), more, help);
    }
    const input = this.input(id, schema);
    this.read.set(name, () => valueOf(input, schema));
    return field(label, input, help);
  }

  /** @param {string} id @param {Schema} schema */
  input(id, schema) {
    if (schema.enum) return make("select", { id }, schema.default === undefined ? make("option", { value: "" }, "–") : null, ...schema.enum.map((one) => make("option", { value: String(one), selected: one === schema.default }, schema.names?.[one] ?? String(one))));
    if (schema.type === "boolean") return make("input", { id, type: "checkbox", checked: Boolean(schema.default) });
    if (schema.type === "integer" || schema.type === "number") return make("input", { id, type: "number", value: schema.default ?? "", min: schema.minimum ?? null, max: schema.maximum ?? null });
    return make("input", { id, value: Array.isArray(schema.default) ? schema.default.join(", ") : schema.default ?? "" });
  }

  windows() {
    const made = make("select", { id: "windows" }, ...["phases", "all", "own"].map((one) => make("option", { value: one }, this.say(`windows_${one}`))));
    this.windowsAsked = () => /** @type {HTMLSelectElement} */ (made).value;
    return made;
  }

  packs() {
    if (!this.facts.packs.length) return null;
    const boxes = this.facts.packs.map((/** @type {string} */ one) => make("input", { type: "checkbox", value: one, class: "pack" }));
    return make("fieldset", {}, make("legend", {}, this.say("packs")), ...boxes.map((/** @type {HTMLElement} */ box, /** @type {number} */ n) => make("label", { class: "box" }, box, ` ${this.facts.packs[n]}`)));
  }

  open() {
    return make("label", { class: "box" }, make("input", { type: "checkbox", id: "open-record", checked: true }), ` ${this.say("open_record")}`);
  }

  // -- making -------------------------------------------------------------------------------------

  wish() {
    /** @type {Record<string, any>} */
    const settings = { game: this.game.name, modules: [...this.modules].filter((name) => this.game.modules.some((/** @type {any} */ one) => one.name === name)) };
    /** @type {any[]} */
    const seats = [];
    for (const [name, read] of this.read) {
      const value = read();
      if (name.startsWith("seat ")) seats.push(value);
      else if (value !== undefined) settings[name] = value;
    }
    const packs = [...document.querySelectorAll("input.pack:checked")].map((one) => /** @type {HTMLInputElement} */ (one).value);
    const open_record = /** @type {HTMLInputElement} */ (byId("open-record")).checked;
    return { settings, seats, packs, open_record, windows: this.windowsAsked?.() };
  }

  async make() {
    this.trouble("");
    const wish = this.wish();
    remember("names", wish.seats.map((seat) => seat.name));
    const { table, tokens } = await ask("/tables", wish);
    remember(`links.${table}`, tokens);
    location.href = `/t/${table}/host#${tokens.host}`;
  }

  // -- my tables ----------------------------------------------------------------------------------

  async mine() {
    const known = /** @type {{path: string, title: string, who: string | null}[]} */ (remembered("tables") ?? []);
    byId("mine").hidden = !known.length;
    const links = known.map(({ path, title }) => make("a", { href: path }, title));
    byId("tables").replaceChildren(...links.map((link) => make("li", {}, link)));
    for (const [place, { path, who }] of known.entries()) {
      const status = await ask(`${path}/status`).catch(() => null);
      const line = byId("tables").children[place];
      if (!status) { line.append(` (${this.say("gone")})`); continue; }
      // The title that was noted is in the language of that time.
      const game = this.facts.games.find((/** @type {any} */ one) => one.name === status.game);
      if (game && who !== undefined) links[place].textContent = `${game.title} (${who ?? this.say("watch")})`;
      line.append(` ${status.names.join(", ")}: ${this.say(status.over ? "over" : status.turn ? "your_turn" : "goes_on")}`);
    }
  }
}

/** @param {string} label @param {HTMLElement} input @param {HTMLElement | null} [help] */
const field = (label, input, help = null) => make("div", { class: "field" }, make("label", { for: input.id }, label), input, help);

/** What somebody typed with commas between. @param {string} text */
const listed = (text) => text.split(",").map((one) => one.trim()).filter(Boolean);

/** Settings that most people look at. @param {Schema} schema */
const isCommon = (schema) => Boolean(schema.enum) || (schema.type === "array" && !schema.items?.enum && Boolean(schema.default?.length));

/** @param {HTMLElement} input @param {Schema} schema */
function valueOf(input, schema) {
  const { value, checked } = /** @type {HTMLInputElement} */ (input);
  if (schema.enum) return schema.enum.find((one) => String(one) === value);
  if (schema.type === "boolean") return checked;
  if (schema.type === "integer" || schema.type === "number") return value === "" ? undefined : Number(value);
  const several = listed(value);
  if (schema.type === "array") return several.length || schema.default ? several : undefined;
  return value || undefined;
}

new Lobby(await load());
