// One question: what is lit, what is picked, what lies under the pointer, and the buttons.

import { byId, make, remembered } from "./dom.js";
import { decided, exact, fitting, layable, named, pickable, turned, varying, withPick } from "./narrow.js";
import { calm, pickOf } from "./panels.js";

/**
 * @typedef {import("./narrow.js").Option} Option
 * @typedef {import("./narrow.js").Pick} Pick
 * @typedef {import("./narrow.js").Cover} Cover
 */

const FEW = 8;
const MANY = 60;
const SOME = 20;
const PONDER = 200;
const TURNS = ["r", "f", "c"];

export class Asking {
  /**
   * @param {import("./panels.js").Panels} panels
   * @param {{choose: (option: string) => void, ask: (what: string, more: any) => Promise<any>, say: (key: string) => string, trouble: (text: string) => void}} on
   */
  constructor(panels, on) {
    this.panels = panels;
    this.on = on;
    /** @type {Option[]} */
    this.options = [];
    /** @type {import("./narrow.js").Kinds} */
    this.kinds = {};
    /** @type {Record<string, Record<string, string>>} */
    this.words = {};
    /** @type {Cover[]} */
    this.covers = [];
    /** @type {Pick[]} */
    this.picks = [];
    /** @type {Cover | null} */
    this.laying = null;
    /** @type {Element | null} */
    this.under = null;
    /** The square that was touched once: touching it again lays the thing. */
    this.touched = "";
    /** What was decided on, for those who are asked before each choice. @type {Option | null} */
    this.settled = null;
    /** @type {{option: Option, button: HTMLElement}[]} */
    this.unlabelled = [];
    this.filter = "";
    /** Whether the list of all options is open. */
    this.everyOpen = false;
  }

  /** @param {any} ask @param {any} anytime */
  show(ask, anytime) {
    this.ask = ask;
    this.options = [...read(ask, false), ...read(anytime, true)];
    this.kinds = { ...ask?.kinds, ...anytime?.kinds };
    this.words = merged(ask?.words, anytime?.words);
    this.covers = [...(ask?.covers ?? []), ...(anytime?.covers ?? [])];
    this.picks = this.picks.filter((pick) => fitting(this.options, [pick], this.kinds).length);
    if (!fitting(this.options, this.picks, this.kinds).length) this.picks = [];
    this.settled = this.options.find((option) => option.notation === this.settled?.notation) ?? null;
    this.draw();
  }

  // -- drawing the question -----------------------------------------------------------------------

  draw() {
    const fits = fitting(this.options, this.picks, this.kinds);
    const ways = this.options.length ? layable(this.covers, this.picks, this.kinds, (axis, value) => this.panels.isDrawn({ axis, value })) : [];
    this.laying = ways.find((way) => same(way, this.laying)) ?? ways[0] ?? null;
    this.ways = ways;
    this.panels.light(this.lit(fits), this.picks);
    const focus = this.focused();
    byId("choices").replaceChildren(...this.buttons(fits), this.where());
    this.nameButtons();
    focus?.();
    this.point(this.under?.isConnected ? this.under : null);
  }

  /** If something among the buttons has the focus: a way to give it to what takes its place, or to the question. */
  focused() {
    const had = document.activeElement;
    const place = byId("choices");
    if (!(had instanceof HTMLElement) || !place.contains(had)) return null;
    const same = (/** @type {HTMLElement} */ one) => one.dataset.option === had.dataset.option && (one.textContent === had.textContent || Boolean(one.dataset.option));
    return () => (/** @type {HTMLElement[]} */ ([...place.querySelectorAll(had.tagName)]).find(same) ?? byId("question")).focus({ preventScroll: true });
  }

  /** What can be picked now; while a thing is laid, only the squares where it may lie.  @param {Option[]} fits */
  lit(fits) {
    const open = [...pickable(fits, this.picks, this.kinds).values()];
    const laying = this.laying;
    const swaps = this.picks.length ? [...pickable(this.options, this.picks, this.kinds).values()].filter((pick) => this.picks.some((one) => one.axis === pick.axis)) : [];
    if (!laying) return [...open.filter((pick) => pick.count < fits.length || fits.length === 1), ...swaps];
    const axis = this.kinds[laying.kind].axes[laying.field];
    const others = open.filter((pick) => pick.axis !== axis);
    return [...others, ...swaps, ...fits.filter((option) => lies(option, laying)).map((option) => ({ axis, value: String(option.fields[laying.field]) }))];
  }

  /** @param {Option[]} fits */
  buttons(fits) {
    if (!this.options.length) return this.ask?.count ? [this.typing()] : [];
    const clear = make("button", { type: "button", class: "clear", click: () => this.clear() }, this.on.say("clear"));
    if (this.settled) return [make("ul", { class: "options" }, make("li", {}, this.chooser(this.settled))), clear];
    const laying = this.laying;
    const made = this.held();
    if (laying) made.push(...varying(this.ways ?? []).map((field, place) => this.turner(field, place)));
    const few = fits.length <= FEW;
    const single = fits.filter((option) => this.isAlone(option, fits));
    const whole = fits.filter((option) => this.isList(option) && exact(option, this.picks, this.kinds));
    const shown = few ? fits : [...new Set([...whole, ...single])];
    made.push(make("ul", { class: "options" }, ...shown.map((option) => make("li", {}, this.chooser(option)))));
    if (!few && !laying) made.push(...this.groups(fits));
    if (this.picks.length) made.push(clear);
    if (fits.length > FEW) made.push(this.every(fits));
    return made;
  }

  /** What is picked and nothing drawn stands for; a click gives it back. @returns {HTMLElement[]} */
  held() {
    const held = this.picks.filter((pick) => !this.panels.isDrawn(pick));
    if (!held.length) return [];
    return [make("fieldset", { class: "axis" }, make("legend", {}, this.on.say("picked")),
      ...held.map((pick) => make("button", { type: "button", class: "held", "aria-pressed": "true", click: () => this.pick(pick) }, this.word(pick.axis, pick.value))))];
  }

  /** Where something is lit, for screens that do not show it all. */
  where() {
    const panels = this.panels.litPanels();
    const go = (/** @type {HTMLElement} */ panel) => {
      panel.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
      /** @type {HTMLElement | null} */ (panel.querySelector(".lit"))?.focus({ preventScroll: true });
    };
    return make("p", { class: "where" }, ...panels.map(([title, panel]) => make("button", { type: "button", click: () => go(panel) }, `${title} ↓`)));
  }

  /** @param {Option} option */
  isList(option) {
    return Object.values(option.fields).some(Array.isArray);
  }

  /** Whether an option is the only one of its kind.  @param {Option} option @param {Option[]} fits */
  isAlone(option, fits) {
    return fits.filter((one) => one.kind === option.kind).length === 1;
  }

  /** @param {Option} option */
  chooser(option) {
    const label = make("span", {}, option.label || option.notation);
    if (!option.label) this.unlabelled.push({ option, button: label });
    return make("button", { type: "button", class: option.anytime ? "choose anytime" : "choose", "data-option": option.notation, click: () => this.choose(option),
      pointerenter: () => this.panels.tell(named(option, this.kinds), this.panels.me), pointerleave: () => this.panels.tell([]) },
      label, option.anytime ? make("small", {}, ` ${this.on.say("anytime")}`) : null);
  }

  /** Ask what the buttons say that have only a notation so far, a few in one message. */
  nameButtons() {
    const all = this.unlabelled;
    this.unlabelled = [];
    for (let first = 0; first < all.length; first += SOME) {
      const some = all.slice(first, first + SOME);
      this.on.ask("labels", { options: some.map(({ option }) => option.notation) }).then((labels) => {
        for (const [place, { option, button }] of some.entries()) button.textContent = option.label = labels[place];
      }).catch(() => {}); // the notation stands there
    }
  }

  /** Buttons for what nothing drawn stands for. @param {Option[]} fits */
  groups(fits) {
    /** @type {Map<string, Pick[]>} */
    const axes = new Map();
    for (const pick of pickable(fits, this.picks, this.kinds).values()) {
      if (pick.count < fits.length && !this.panels.isDrawn(pick)) axes.set(pick.axis, [...(axes.get(pick.axis) ?? []), pick]);
    }
    return [...axes].map(([axis, picks]) => make("fieldset", { class: "axis" }, make("legend", {}, this.axisName(axis)),
      ...picks.slice(0, MANY).map((pick) => make("button", { type: "button", class: "value", "data-axis": axis, "data-value": pick.value, click: () => this.pick(pick) }, this.word(axis, pick.value)))));
  }

  /** @param {string} axis */
  axisName(axis) {
    return this.words[""]?.[axis] ?? axis;
  }

  /** @param {string} axis @param {string} value */
  word(axis, value) {
    return (this.words[axis]?.[value] ?? value) || this.on.say("as_is");
  }

  /** How a thing is turned before it is laid. @param {string} field @param {number} place */
  turner(field, place) {
    const laying = /** @type {Cover} */ (this.laying);
    const axis = this.kinds[laying.kind].axes[field];
    const values = [...new Set((this.ways ?? []).map((way) => String(way.rest[field])))];
    const key = TURNS[place];
    return make("fieldset", { class: "axis turner" }, make("legend", {}, this.axisName(axis) + (key ? ` (${key.toUpperCase()})` : "")),
      ...values.map((value) => make("button", { type: "button", "aria-pressed": String(laying.rest[field]) === value ? "true" : "false", click: () => this.turn(field, value) }, this.word(axis, value))));
  }

  /** All options as a list, to look through or to type. @param {Option[]} fits */
  every(fits) {
    const list = make("ul", { class: "options" });
    const fill = () => {
      const wanted = this.filter.toLowerCase();
      const found = fits.filter((option) => `${option.label} ${option.notation}`.toLowerCase().includes(wanted));
      list.replaceChildren(...found.slice(0, MANY).map((option) => make("li", {}, this.chooser(option))));
      this.nameButtons();
    };
    const box = make("input", { type: "search", value: this.filter, "aria-label": this.on.say("filter"), placeholder: this.on.say("filter"), input: (event) => { this.filter = event.target.value; fill(); } });
    const toggle = (/** @type {any} */ event) => {
      if (event.target.open && !this.everyOpen) fill();
      this.everyOpen = event.target.open;
    };
    const every = make("details", { class: "every", open: this.everyOpen, toggle }, make("summary", {}, `${this.on.say("every")} (${fits.length})`), box, list);
    if (this.everyOpen) fill();
    return every;
  }

  /** Options too many to list are typed. */
  typing() {
    const box = make("input", { "aria-label": this.on.say("type"), placeholder: this.on.say("type") });
    return make("form", { submit: (event) => { event.preventDefault(); this.on.choose(/** @type {HTMLInputElement} */ (box).value); } }, box, make("button", {}, this.on.say("choose")));
  }

  // -- picking ------------------------------------------------------------------------------------

  /** @param {Pick} pick @param {boolean} [touched] */
  pick(pick, touched = false) {
    this.on.trouble("");
    this.settled = null;
    const laying = this.laying;
    if (laying && pick.axis === this.kinds[laying.kind].axes[laying.field]) {
      const again = this.touched === pick.value;
      this.touched = pick.value;
      // A finger hides what it points at, so the first touch shows and the second one lays.
      if (touched && !again && this.optionAt(laying, pick.value)) this.tell(this.on.say("touch_again"));
      else this.lay(laying, pick.value);
      return;
    }
    this.picks = withPick(this.options, this.picks, pick, this.kinds);
    const one = decided(fitting(this.options, this.picks, this.kinds), this.picks, this.kinds);
    if (one) this.settle(one);
    else this.draw();
  }

  /** @param {Cover} laying @param {string} value */
  async lay(laying, value) {
    const option = this.optionAt(laying, value);
    if (option) this.settle(option);
    else this.on.trouble(await this.why(laying, value));
  }

  /** The open option that lays a thing so, there.  @param {Cover} laying @param {string} value */
  optionAt(laying, value) {
    return this.options.find((one) => lies(one, laying) && String(one.fields[laying.field]) === value);
  }

  /** Why a thing may not lie there.  @param {Cover} laying @param {string} value @returns {Promise<string>} */
  async why(laying, value) {
    const why = await this.on.ask("why", { kind: laying.kind, fields: { ...laying.rest, [laying.field]: value } });
    return why || this.on.say("not_here");
  }

  /**
   * What was picked or laid comes to one option: choose it; or, for those who want to be asked, show its
   * button alone.
   * @param {Option} option
   */
  settle(option) {
    if (!remembered("confirm")) return this.choose(option);
    this.settled = option;
    this.touched = "";
    this.draw();
    /** @type {HTMLElement | null} */ (byId("choices").querySelector(".choose"))?.focus();
  }

  /** @param {Option} option */
  choose(option) {
    this.picks = [];
    this.settled = null;
    this.touched = "";
    this.tell("");
    this.on.choose(option.notation);
  }

  clear() {
    this.picks = [];
    this.settled = null;
    this.on.trouble("");
    this.draw();
  }

  // -- under the pointer --------------------------------------------------------------------------

  /** Show what is laid where it would lie: where it was put down until that is chosen, else under the pointer. @param {Element | null} pointed */
  point(pointed) {
    if (pointed !== this.under) this.tell("");
    this.under = pointed;
    const thing = this.putDown() ?? pointed;
    clearTimeout(this.pondering);
    for (const one of document.querySelectorAll(".ghost")) one.classList.remove("ghost", "bad");
    for (const one of document.querySelectorAll("g.laid")) one.remove();
    const laying = this.laying;
    if (!thing || !laying || !thing.hasAttribute("data-x") || !this.panels.isNear(thing)) return;
    const panel = thing.closest("svg");
    const [x, y] = [Number(thing.getAttribute("data-x")), Number(thing.getAttribute("data-y"))];
    const open = Boolean(this.optionAt(laying, pickOf(thing).value));
    for (const [dx, dy] of laying.squares) {
      const square = panel?.querySelector(`[data-x="${x + dx}"][data-y="${y + dy}"]`);
      square?.classList.add("ghost");
      square?.classList.toggle("bad", !open);
    }
    if (laying.svg && thing instanceof SVGGraphicsElement && panel) panel.append(laid(laying.svg, thing.getBBox(), open));
    if (!open) this.pondering = setTimeout(() => this.explain(laying, thing), PONDER);
  }

  /** The square on which a thing was put down that is not chosen yet. */
  putDown() {
    const { laying, settled } = this;
    if (!laying || !settled || !lies(settled, laying)) return null;
    return this.panels.things({ axis: this.kinds[laying.kind].axes[laying.field], value: String(settled.fields[laying.field]) })[0] ?? null;
  }

  /** Say why a thing may not lie under the pointer, if it is still there.  @param {Cover} laying @param {Element} thing */
  async explain(laying, thing) {
    const why = await this.why(laying, pickOf(thing).value).catch(() => "");
    if (this.under === thing && this.laying === laying) this.tell(why);
  }

  /** Say something of what is under the pointer, where it moves nothing. @param {string} why */
  tell(why) {
    byId("why").textContent = why;
    byId("why").hidden = !why;
  }

  /** @param {string} field @param {string} [value] */
  turn(field, value) {
    this.settled = null;
    if (this.laying) this.laying = turned(this.ways ?? [], this.laying, field, value);
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const place = TURNS.indexOf(event.key.toLowerCase());
    const field = this.laying && place >= 0 ? varying(this.ways ?? [])[place] : undefined;
    if (field) this.turn(field);
    else if (event.key === "Escape") this.clear();
  }
}

/** @param {any} asked @param {boolean} anytime @returns {Option[]} */
function read(asked, anytime) {
  return (asked?.options ?? []).map((/** @type {[string, string, any]} */ [notation, kind, fields], /** @type {number} */ place) => ({
    notation, kind, fields, anytime, label: asked.labels?.[place] ?? "",
  }));
}

/** @param {Record<string, Record<string, string>>} [a] @param {Record<string, Record<string, string>>} [b] */
function merged(a = {}, b = {}) {
  const axes = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...axes].map((axis) => [axis, { ...a[axis], ...b[axis] }]));
}

/** Whether an option lays a thing in this way, wherever. @param {Option} option @param {Cover} cover */
function lies(option, cover) {
  return option.kind === cover.kind && Object.entries(cover.rest).every(([field, value]) => String(option.fields[field]) === String(value));
}

/** @param {Cover} a @param {Cover | null} b */
function same(a, b) {
  return b !== null && a.kind === b.kind && Object.keys(a.rest).every((field) => String(a.rest[field]) === String(b.rest[field]));
}

/** @param {string} svg @param {DOMRect} box @param {boolean} open */
function laid(svg, box, open) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg"><g>${svg}</g></svg>`, "image/svg+xml");
  const group = /** @type {SVGGElement} */ (document.importNode(/** @type {Element} */ (parsed.documentElement.firstElementChild), true));
  group.setAttribute("class", open ? "laid" : "laid bad");
  group.setAttribute("transform", `translate(${box.x} ${box.y}) scale(${box.width})`);
  return group;
}

