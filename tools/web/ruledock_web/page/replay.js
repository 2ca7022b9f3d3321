// Look back: the table as it was, step by step, from every seat that may.

import { byId, make } from "./dom.js";

const PAUSE = 80; // ms between two looks: whoever drags along a whole game leaves time for the others
const FIRST = 0;
const LAST = 1e6;

export class Replay {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.isOpen = false;
    /** The step that is shown, or asked for. */
    this.step = 0;
    this.steps = 1;
    /** The step to go to next, while another one is on its way. @type {number | null} */
    this.wanted = null;
    this.isBusy = false;
    /** @type {number | null} */
    this.seat = null;
  }

  open() {
    if (this.isOpen) return;
    this.isOpen = true;
    this.seat = this.table.sections.head.player;
    byId("replay").hidden = false;
    byId("question").classList.add("past");
    byId("replay-tools").replaceChildren(...this.tools());
    byId("replay-step").focus();
    this.go(LAST);
  }

  close() {
    this.isOpen = false;
    byId("replay").hidden = true;
    byId("question").classList.remove("past");
    this.table.look();
    this.table.tellLog(0);
    byId("do-menu").focus();
  }

  /** Show a step; of several in quick succession, only the newest. @param {number} step */
  async go(step) {
    this.wanted = Math.max(FIRST, Math.min(step, LAST));
    this.step = Math.min(this.wanted, this.steps - 1);
    this.tell("");
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.wanted !== null && this.isOpen) {
      const next = this.wanted;
      this.wanted = null;
      await this.show(next);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
    this.isBusy = false;
  }

  /** @param {number} step */
  async show(step) {
    try {
      const { what } = await this.table.line.say({ type: "ask", what: "replay", step, as: this.seat });
      if (!this.isOpen) return;
      this.steps = what.steps;
      if (this.wanted === null) this.step = what.step;
      this.table.panels.show(what.panels, this.seat, this.table.sections.head.game);
      this.table.asking.show(null, null);
      this.table.tellLog(0, what.log);
      this.tell("");
    } catch (error) {
      this.seat = this.table.sections.head.player;
      this.tell(/** @type {Error} */ (error).message);
    }
  }

  /** Say which step is shown, or what is wrong. @param {string} trouble */
  tell(trouble) {
    const slider = /** @type {HTMLInputElement} */ (byId("replay-step"));
    slider.max = String(this.steps - 1);
    slider.value = String(this.step);
    byId("replay-said").textContent = trouble || `${this.table.say("step")} ${this.step + 1} / ${this.steps}`;
  }

  tools() {
    const say = (/** @type {string} */ key) => this.table.say(key);
    const button = (/** @type {string} */ key, /** @type {() => void} */ click) => make("button", { type: "button", id: `replay-${key}`, click }, say(key));
    return [
      make("input", { type: "range", id: "replay-step", min: 0, max: this.steps - 1, value: this.step, "aria-label": say("step"), input: (event) => this.go(Number(event.target.value)) }),
      make("p", { id: "replay-said", role: "status" }),
      button("first", () => this.go(FIRST)), button("back", () => this.go(this.step - 1)),
      button("forward", () => this.go(this.step + 1)), button("last", () => this.go(LAST)),
      make("select", { id: "replay-seat", "aria-label": say("seen_by"), change: (event) => { this.seat = event.target.value === "" ? null : Number(event.target.value); this.go(this.step); } },
        ...this.seats().map(([seat, name]) => make("option", { value: seat, selected: (seat === "" ? null : Number(seat)) === this.seat }, name))),
      button("live", () => this.close()),
    ];
  }

  /** From which seats one may look. @returns {[string, string][]} */
  seats() {
    const { head, table } = this.table.sections;
    const all = [...head.names.map((/** @type {string} */ name, /** @type {number} */ seat) => [String(seat), name]), ["", this.table.say("everybody")]];
    const isOpen = head.over && table.open_record;
    return all.filter(([seat]) => isOpen || (seat === "" ? null : Number(seat)) === head.player);
  }
}
