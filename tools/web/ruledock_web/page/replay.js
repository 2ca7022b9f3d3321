// Look back: the table as it was, step by step, from every seat that may.

import { byId, make } from "./dom.js";

export class Replay {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.isOpen = false;
    this.step = 0;
    this.steps = 1;
    /** @type {number | null} */
    this.seat = null;
  }

  open() {
    if (this.isOpen) return;
    this.isOpen = true;
    this.seat = this.table.sections.head.player;
    byId("replay").hidden = false;
    byId("question").classList.add("past");
    this.go(Infinity);
  }

  close() {
    this.isOpen = false;
    byId("replay").hidden = true;
    byId("question").classList.remove("past");
    this.table.look();
    this.table.tellLog(0);
    byId("do-menu").focus();
  }

  /** @param {number} step */
  async go(step) {
    const wanted = Math.max(0, Math.min(step, 1e6));
    try {
      const { what } = await this.table.line.say({ type: "ask", what: "replay", step: wanted, as: this.seat });
      if (!this.isOpen) return;
      this.step = what.step;
      this.steps = what.steps;
      this.table.panels.show(what.panels, this.seat, this.table.sections.head.game);
      this.table.asking.show(null, null);
      byId("lines").replaceChildren();
      this.table.tellLog(0, what.log);
    } catch (error) {
      this.table.trouble(/** @type {Error} */ (error).message);
      this.seat = this.table.sections.head.player;
    }
    this.draw();
  }

  draw() {
    const say = (/** @type {string} */ key) => this.table.say(key);
    const focus = document.activeElement?.id;
    const button = (/** @type {string} */ key, /** @type {() => void} */ click) => make("button", { type: "button", id: `replay-${key}`, click }, say(key));
    const { head, table } = this.table.sections;
    const seats = [...head.names.map((/** @type {string} */ name, /** @type {number} */ seat) => [String(seat), name]), ["", say("everybody")]];
    const all = head.over && table.open_record;
    const shown = seats.filter(([seat]) => all || (seat === "" ? null : Number(seat)) === head.player);
    byId("replay-tools").replaceChildren(
      make("input", { type: "range", id: "replay-step", min: 0, max: this.steps - 1, value: this.step, "aria-label": say("step"), change: (event) => this.go(Number(event.target.value)) }),
      make("p", { role: "status" }, `${say("step")} ${this.step + 1} / ${this.steps}`),
      button("first", () => this.go(0)), button("back", () => this.go(this.step - 1)),
      button("forward", () => this.go(this.step + 1)), button("last", () => this.go(this.steps - 1)),
      make("select", { id: "replay-seat", "aria-label": say("seen_by"), change: (event) => { this.seat = event.target.value === "" ? null : Number(event.target.value); this.go(this.step); } },
        ...shown.map(([seat, name]) => make("option", { value: seat, selected: (seat === "" ? null : Number(seat)) === this.seat }, name))),
      button("live", () => this.close()),
    );
    if (focus?.startsWith("replay-")) document.getElementById(focus)?.focus();
  }
}
