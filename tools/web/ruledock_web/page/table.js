// The table: shows what the server sends, and sends what the player chooses. It knows no rule.

import { Asking } from "./asking.js";
import { ask, byId, language, make, remember, remembered } from "./dom.js";
import { Replay } from "./replay.js";
import { chooser, fill } from "./words.js";
import { Line, newId } from "./socket.js";
import { calm, Panels } from "./panels.js";

const here = location.pathname.replace(/\/$/, "");

class Table {
  constructor() {
    /** @type {Record<string, any>} */
    this.sections = {};
    /** @type {any[]} */
    this.log = [];
    this.language = language();
    this.turn = false;
    /** Whether the game is over, and its score sheet stands above the table. */
    this.ended = false;
    /** Lines of the log that were not announced yet. @type {string[]} */
    this.news = [];
    /** Who has won, in a sentence. */
    this.verdict = "";
    this.panels = new Panels(byId("panels"), {
      pick: (pick, touched) => this.asking.pick(pick, touched),
      point: (thing) => this.asking.point(thing),
      read: (title, text, svg) => this.read(title, text, svg),
      say: (key) => this.say(key),
    });
    this.asking = new Asking(this.panels, {
      choose: (option) => this.choose(option),
      ask: (what, more) => this.line.say({ type: "ask", what, ...more }).then((answer) => answer.what),
      say: (key) => this.say(key),
      trouble: (text) => this.trouble(text),
    });
    this.line = new Line(`${here}/live`, {
      hello: () => ({ type: "hello", language: this.language, id: newId() }),
      state: (message) => this.state(message),
      refused: (text) => this.trouble(text),
      open: (up, reason) => this.connected(up, reason),
    });
    this.replay = new Replay(this);
    document.addEventListener("keydown", (event) => this.pressed(event));
    byId("lines").addEventListener("keydown", (event) => this.walk(event));
  }

  /** @param {string} key */
  say(key) {
    return this.sections.words?.[key] ?? key;
  }

  // -- what the server sends ----------------------------------------------------------------------

  /** @param {{sections: Record<string, any>, gone: string[]}} message */
  state(message) {
    const { log, ...sections } = message.sections;
    Object.assign(this.sections, sections);
    for (const name of message.gone) delete this.sections[name];
    if (log) {
      if (this.log.length) this.news = log.lines.map((/** @type {any[]} */ [, text]) => text);
      this.log.splice(log.keep, Infinity, ...log.lines);
    }
    if (sections.words) fill(sections.words);
    this.head();
    const { head, table } = this.sections;
    if (table.frozen) byId("score").hidden = true;
    else if (head.over) this.end();
    if (!this.replay.isOpen) this.look();
    if (log && !this.replay.isOpen) this.tellLog(log.keep);
    if (!byId("score").hidden) this.score();
  }

  /** Show the table as it is now. */
  look() {
    const names = this.sections.panels ?? [];
    const { player, game } = this.sections.head;
    this.panels.show(names.map((/** @type {string} */ name) => this.sections[`panel ${name}`]), player, game);
    this.asking.show(this.sections.ask, this.sections.anytime);
  }

  head() {
    const { head, table, presence } = this.sections;
    const mine = head.waiting.includes(head.player) || Boolean(this.sections.ask);
    const turn = mine && !head.over;
    document.title = `${turn ? `● ${this.say("your_turn")} – ` : ""}${head.title}`;
    if (turn && !this.turn && document.hidden) this.notify(head.title);
    this.turn = turn;
    Object.assign(document.body.dataset, { over: head.over, asked: table.asked });
    this.known(head);
    byId("title").textContent = head.title;
    byId("people").replaceChildren(...head.names.map((/** @type {string} */ name, /** @type {number} */ seat) => this.person(name, seat, head, table, presence)));
    this.showTools(this.toolButtons());
    byId("prompt").textContent = this.prompt();
    this.announce(turn);
  }

  /** Tell those who do not see the page what happened, and whose turn it is, each time that this changes. @param {boolean} turn */
  announce(turn) {
    const now = turn ? `${this.say("your_turn")}: ${this.prompt()}` : this.prompt();
    const said = [...this.news.splice(0), now].join(" ");
    if (byId("said").textContent !== said) byId("said").textContent = said;
  }

  /** When the game is over, the score sheet stands above the table. */
  end() {
    if (this.ended) return;
    this.ended = true;
    byId("panels").before(byId("score"));
    if (byId("score").hidden) this.toggleScore();
  }

  /** @param {string} title */
  notify(title) {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(this.say("your_turn"), { body: title, tag: here });
    note.onclick = () => { focus(); note.close(); };
  }

  /** Note this table among those of this device. @param {any} head */
  known(head) {
    const others = (remembered("tables") ?? []).filter((/** @type {any} */ one) => one.path !== here);
    const who = head.player === null ? null : head.names[head.player];
    remember("tables", [{ path: here, title: `${head.title} (${who ?? this.say("watch")})`, who }, ...others].slice(0, 30));
  }

  /** @param {string} name @param {number} seat @param {any} head @param {any} table @param {number[]} presence */
  person(name, seat, head, table, presence) {
    const waited = head.waiting.includes(seat);
    const bot = table.bots[seat];
    const notes = [
      seat === head.player ? this.say("you") : "",
      bot ? `${this.say("bot")}: ${bot}` : presence.includes(seat) ? "" : this.say("away"),
      waited ? this.say(seat === head.player ? "to_move" : "thinks") : "",
      head.sealed?.some((/** @type {any} */ one) => one.player === seat) ? this.say("sealed") : "",
    ].filter(Boolean);
    return make("li", { class: waited ? "waited" : null, "data-seat": seat }, make("b", {}, name), notes.length ? ` (${notes.join(", ")})` : "");
  }

  prompt() {
    const { head, ask, table } = this.sections;
    if (table.frozen) return table.frozen;
    if (head.over) return [this.say("over"), this.verdict].filter(Boolean).join(" ");
    if (ask) return ask.prompt;
    if (head.others_may_act) return this.say("others_may_act");
    const names = head.waiting.map((/** @type {number} */ seat) => head.names[seat]);
    return `${this.say("waiting_for")} ${names.join(", ")}`;
  }

  /** Put the tools there if they are others than before: new ones lose the focus, and screen readers tell of them. @param {HTMLElement[]} tools */
  showTools(tools) {
    const look = (/** @type {Iterable<Element>} */ some) => [...some].map((one) => one.outerHTML).join("");
    const place = byId("tools");
    if (look(place.children) === look(tools)) return;
    const focus = place.contains(document.activeElement) ? document.activeElement?.id : "";
    place.replaceChildren(...tools);
    if (focus) document.getElementById(focus)?.focus();
  }

  toolButtons() {
    const { head, table, languages } = this.sections;
    const button = (/** @type {string} */ key, /** @type {() => void} */ click) => make("button", { type: "button", id: `do-${key}`, click }, this.say(key));
    const seated = head.player !== null && !table.frozen;
    return [
      seated && !head.over ? button("undo", () => this.undo()) : null,
      seated || (head.over && !table.frozen) ? button(head.over ? "sheet" : "score", () => this.toggleScore()) : null,
      head.over && seated ? button(table.rematch ? "rematch_ready" : "rematch", () => this.rematch()) : null,
      button("menu", () => this.menu()),
      chooser("language", languages, this.say("language"), (language) => this.speak(language)),
    ].filter((one) => one !== null);
  }

  /** What is needed now and then: looking back, the record, how often to be asked, and the like. */
  menu() {
    const { head, table, languages } = this.sections;
    const dialog = /** @type {HTMLDialogElement} */ (byId("large"));
    const habit = make("select", { id: "habit", change: (event) => this.line.say({ type: "habit", habit: event.target.value }) },
      ...["ask", "turn", "quiet"].map((one) => make("option", { value: one, selected: one === table.habit }, this.say(`habit_${one}`))));
    const confirm = make("input", { type: "checkbox", id: "confirm", checked: Boolean(remembered("confirm")), change: (event) => remember("confirm", event.target.checked) });
    const replay = () => {
      dialog.close();
      this.replay.open();
    };
    byId("large-title").textContent = this.say("menu");
    const spoken = chooser("menu-language", languages, this.say("language"), (language) => this.speak(language));
    byId("large-body").replaceChildren(...[
      make("div", { class: "field" }, make("label", { for: "menu-language" }, this.say("language")), spoken),
      head.player === null || head.over ? null : make("div", { class: "field" }, make("label", { for: "habit" }, this.say("habit")), habit),
      make("label", { class: "box" }, confirm, ` ${this.say("confirm")}`),
      "Notification" in window && isSecureContext ? make("p", {}, make("button", { type: "button", id: "notify", click: () => Notification.requestPermission() }, this.say("notify"))) : null,
      table.frozen ? null : make("p", {}, make("button", { type: "button", id: "do-replay", click: replay }, this.say("replay"))),
      make("p", {}, make("a", { id: "do-record", class: "button", href: `${here}/record`, download: "" }, this.say("record"))),
      make("p", {}, make("a", { class: "button", href: "/" }, this.say("lobby"))),
      make("p", { class: "about" }, this.say("keys")),
    ].filter((one) => one !== null));
    dialog.showModal();
  }

  async rematch() {
    try {
      const { table, token } = await ask(`${here}/rematch`, {});
      location.href = `/t/${table}/${here.split("/")[3]}#${token}`;
    } catch (error) {
      this.trouble(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} language */
  speak(language) {
    this.language = language;
    this.line.say({ type: "hello", language });
  }

  /** @param {boolean} up @param {string} reason */
  connected(up, reason) {
    const line = byId("line");
    line.hidden = up;
    if (!up) line.textContent = reason || this.sections.words?.offline || "…";
    document.body.classList.toggle("offline", !up);
  }

  /** @param {number} kept @param {any[]} [log] */
  tellLog(kept, log = this.log) {
    const list = byId("lines");
    while (list.children.length > kept) list.lastChild?.remove();
    for (const [, text, things, heading] of log.slice(kept)) {
      const picks = things.map((/** @type {[string, string]} */ [axis, value]) => ({ axis, value }));
      list.append(make("li", { class: heading ? "heading" : null, tabindex: -1, ...this.telling(picks) }, heading ? make("h3", {}, text) : text));
    }
    list.scrollTop = list.scrollHeight;
  }

  /** How a line points at what it speaks of, under the pointer or with the focus. @param {import("./narrow.js").Pick[]} picks @param {number} [owner] */
  telling(picks, owner) {
    const tell = () => this.panels.tell(picks, owner);
    const stop = () => this.panels.tell([]);
    return { pointerenter: tell, click: tell, focus: tell, pointerleave: stop, blur: stop };
  }

  /** Go up and down the log with the arrows. @param {KeyboardEvent} event */
  walk(event) {
    const list = byId("lines");
    const last = list.children.length - 1;
    const here = [...list.children].indexOf(/** @type {Element} */ (event.target));
    const next = { ArrowUp: here < 0 ? last : here - 1, ArrowDown: here + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    /** @type {HTMLElement | undefined} */ (list.children[Math.max(0, Math.min(next, last))])?.focus();
  }

  // -- what the player does -----------------------------------------------------------------------

  /** @param {string} option */
  async choose(option) {
    await this.send({ type: "choose", asked: this.sections.table.asked, option });
  }

  async undo() {
    await this.send({ type: "undo", asked: this.sections.table.asked });
  }

  /** @param {import("./socket.js").Sent} message */
  async send(message) {
    this.trouble("");
    document.body.classList.add("sending");
    try {
      await this.line.say(message);
    } catch (error) {
      this.trouble(/** @type {Error} */ (error).message);
    } finally {
      document.body.classList.remove("sending");
    }
  }

  /** @param {string} text */
  trouble(text) {
    byId("trouble").textContent = text;
    byId("trouble").hidden = !text;
  }

  toggleScore() {
    const sheet = byId("score");
    sheet.hidden = !sheet.hidden;
    if (sheet.hidden) return;
    if (matchMedia("(max-width: 60rem)").matches) {
      byId("panels").before(sheet); // near the boat, whose squares it lights, not below everything
      byId("top").scrollIntoView({ behavior: calm() ? "auto" : "smooth" });
    }
    this.score();
  }

  async score() {
    try {
      const { what } = await this.line.say({ type: "ask", what: "score" });
      this.verdict = what.verdict;
      byId("prompt").textContent = this.prompt();
      byId("score-lines").replaceChildren(...what.sides.map((/** @type {[string, any[], boolean]} */ side, /** @type {number} */ place) => this.side(side, this.sections.head.over ? place : this.sections.head.player)));
    } catch (error) {
      this.trouble(/** @type {Error} */ (error).message);
    }
  }

  /** @param {[string, any[], boolean]} side @param {number} seat */
  side([name, lines, won], seat) {
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    const rows = lines.map((line) => {
      const picks = line.things.map((/** @type {[string, string]} */ [axis, value]) => ({ axis, value }));
      return make("li", { tabindex: 0, ...this.telling(picks, seat) },
        make("b", { class: "points" }, signed(line.points)), " ", make("span", {}, line.because),
        ...line.details.map((/** @type {string} */ one) => make("small", {}, one)));
    });
    return make("div", { class: won ? "side won" : "side" }, make("h3", {}, `${name}: ${total}${won ? " ★" : ""}`), make("ul", {}, ...rows));
  }

  /** @param {string} title @param {string} text @param {Element | null} svg */
  read(title, text, svg) {
    byId("large-title").textContent = title;
    byId("large-body").replaceChildren(...[svg, make("p", {}, text)].filter((one) => one !== null));
    /** @type {HTMLDialogElement} */ (byId("large")).showModal();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    this.asking.pressed(event);
  }
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : `${points}`.replace("-", "−"));

/** Exchange the token of an invitation for a cookie, and forget it. */
async function sit() {
  const token = location.hash.slice(1);
  if (!token) return;
  await ask(`${here}/sit`, { token });
  history.replaceState(null, "", here);
}

try {
  await sit();
  new Table();
} catch (error) {
  byId("line").hidden = false;
  byId("line").textContent = /** @type {Error} */ (error).message;
}
