// Show panels, light what can be picked, and move what went somewhere else.

import { byId, make, picture } from "./dom.js";
import { keyOf } from "./narrow.js";

/**
 * @typedef {import("./narrow.js").Pick} Pick
 * @typedef {{axis: string, value: string | number, label: string, svg: string, text: string, note: string, count: number}} Piece
 * @typedef {{name: string, title: string, svg: string, pieces: Piece[], owner: number | null, facts: {label: string, value: string, axis: string}[], text: string}} Panel
 */

const THING = "[data-axis][data-value]";
const GROUPS = ["mine", "middle", "more", "others"];

/** @param {Element} thing @returns {Pick} */
export const pickOf = (thing) => ({
  axis: thing.getAttribute("data-axis") ?? "",
  value: thing.getAttribute("data-value") ?? "",
});

export class Panels {
  /**
   * @param {HTMLElement} place
   * @param {{pick: (pick: Pick, touched: boolean) => void, point: (thing: Element | null) => void, read: (title: string, text: string, svg: Element | null) => void, say: (key: string) => string}} on
   */
  constructor(place, on) {
    this.place = place;
    this.on = on;
    /** @type {number | null} */
    this.me = null;
    this.game = "";
    /** What had the focus before the latest drawing. @type {ReturnType<Panels["focused"]>} */
    this.had = null;
    /** @type {Map<string, Panel>} */
    this.shown = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.made = new Map();
    /** By picture: how far it was pushed aside before it was drawn anew. @type {Map<Element, number>} */
    this.pushed = new Map();
    addEventListener("resize", () => this.push());
    /** @type {HTMLElement[]} */
    this.groups = GROUPS.map((name) => make("div", { class: `group ${name}` }));
    place.addEventListener("click", (event) => this.clicked(event));
    place.addEventListener("keydown", (event) => this.pressed(event));
    place.addEventListener("pointerover", (event) => this.pointed(event));
    place.addEventListener("pointerleave", () => {
      this.hint(null);
      this.on.point(null);
    });
    place.addEventListener("focusin", (event) => this.pointed(event));
  }

  /**
   * Show these panels in this order; those that did not change stay as they are.
   * @param {Panel[]} panels
   * @param {number | null} me
   * @param {string} game
   */
  show(panels, me, game) {
    const before = this.places();
    const focus = this.focused();
    this.me = me;
    this.game = game;
    const changed = new Set();
    for (const panel of panels) {
      if (this.shown.get(panel.name) === panel && this.made.has(panel.name)) continue;
      changed.add(panel.name);
      const old = this.made.get(panel.name);
      const made = this.make(panel);
      const [aside, now] = [old, made].map((one) => one?.querySelector(".picture"));
      if (aside && now) this.pushed.set(now, aside.scrollLeft);
      if (old instanceof HTMLDetailsElement && made instanceof HTMLDetailsElement) made.open = old.open;
      this.made.set(panel.name, made);
      this.shown.set(panel.name, panel);
    }
    const wanted = new Set(panels.map((panel) => panel.name));
    for (const name of [...this.made.keys()].filter((one) => !wanted.has(one))) {
      this.made.delete(name);
      this.shown.delete(name);
    }
    this.arrange(panels);
    this.push();
    this.had = focus;
    this.move(before, changed);
  }

  /**
   * Put panels where they belong: my own, the middle of the table, what modules lay there, the others'.
   * What has not moved is not touched.
   * @param {Panel[]} panels
   */
  arrange(panels) {
    for (const [rank, group] of this.groups.entries()) {
      const there = panels.filter((panel) => this.rank(panel) === rank).map((panel) => /** @type {HTMLElement} */ (this.made.get(panel.name)));
      if (there.length !== group.children.length || there.some((one, place) => group.children[place] !== one)) group.replaceChildren(...there);
    }
    const shown = this.groups.filter((group) => group.children.length);
    if (shown.length !== this.place.children.length || shown.some((one, place) => this.place.children[place] !== one)) this.place.replaceChildren(...shown);
    const [mine, middle] = this.groups;
    const drawn = [mine, middle].map((group) => Boolean(group.querySelector(".picture")));
    this.place.classList.toggle("halved", drawn.includes(true) && mine.children.length > 0 && middle.children.length > 0);
    this.place.classList.toggle("wide-middle", !drawn[0]);
  }

  /** @param {Panel} panel */
  rank(panel) {
    if (panel.owner === null) return panel.name.split(".")[0] === this.game ? 1 : 2;
    return panel.owner === this.me ? 0 : 3;
  }

  /** The panels in which something is lit, by title. @returns {[string, HTMLElement][]} */
  litPanels() {
    return [...this.place.querySelectorAll("[data-panel]")].filter((panel) => panel.querySelector(".lit")).map((panel) => [
      this.shown.get(panel.getAttribute("data-panel") ?? "")?.title ?? "", /** @type {HTMLElement} */ (panel)]);
  }

  /** @param {Panel} panel */
  make(panel) {
    const other = panel.owner !== null && this.me !== null && panel.owner !== this.me;
    const title = make("h2", {}, panel.title);
    const facts = panel.facts.length
      ? make("dl", { class: "facts" }, ...panel.facts.map((fact) =>
          make("div", fact.axis ? { "data-fact": fact.axis } : {}, make("dt", {}, fact.label), make("dd", {}, fact.value))))
      : null;
    const drawn = this.drawn(panel);
    const text = panel.text
      ? make("pre", { class: drawn ? "unseen" : "plain", tabindex: drawn ? null : 0, "aria-label": drawn ? null : panel.title, role: drawn ? null : "group" }, panel.text)
      : null;
    const pieces = panel.pieces.length
      ? make("ul", { class: "pieces" }, ...panel.pieces.map((piece) => this.piece(piece)))
      : null;
    const attributes = { class: `panel${other ? " other" : ""}`, "data-panel": panel.name, "data-owner": panel.owner ?? "" };
    const hint = drawn ? make("span", { class: "hint", "aria-hidden": "true" }) : null;
    if (!other) return make("section", { ...attributes, "aria-label": panel.title }, make("header", {}, title, facts, hint), drawn, text, pieces);
    return make("details", { ...attributes, open: innerWidth > 700 }, make("summary", {}, title, facts, hint), drawn, text, pieces);
  }

  /** @param {Panel} panel */
  drawn(panel) {
    const svg = picture(panel.svg);
    if (!svg) return null;
    svg.setAttribute("role", "none"); // else it is a document of its own, whose things screen readers leave out
    for (const thing of svg.querySelectorAll(THING)) {
      thing.setAttribute("data-label", thing.getAttribute("aria-label") ?? thing.getAttribute("data-value") ?? "");
      thing.removeAttribute("aria-label");
      thing.removeAttribute("role");
    }
    return make("div", { class: "picture", tabindex: "0", role: "group", "aria-label": panel.title, scroll: (event) => edges(event.target) }, svg);
  }

  /** Pictures wider than the screen stay where they were pushed, and fade where there is more of them. */
  push() {
    for (const [picture, left] of this.pushed) picture.scrollLeft = left;
    this.pushed.clear();
    for (const picture of this.place.querySelectorAll(".picture")) edges(picture);
  }

  /** @param {Piece} piece */
  piece(piece) {
    const svg = picture(piece.svg);
    svg?.setAttribute("aria-hidden", "true");
    const label = [piece.label, piece.note].filter(Boolean).join(", ");
    const face = make(
      "div",
      { class: "face", role: "img", "aria-label": label, title: label, "data-axis": piece.axis, "data-value": piece.value, "data-label": label },
      svg ?? make("span", { class: "blank", "aria-hidden": "true" }, piece.label),
      piece.count > 1 ? make("span", { class: "count", "aria-hidden": "true" }, `×${piece.count}`) : null,
    );
    const note = piece.note ? make("span", { class: "note", "aria-hidden": "true" }, piece.note) : null;
    const read = piece.text
      ? make("button", { class: "read", type: "button", title: this.on.say("read"), "aria-label": `${this.on.say("read")}: ${piece.label}`,
          click: () => this.on.read(piece.label, piece.text, picture(piece.svg)) }, "⤢")
      : null;
    return make("li", { class: "piece" }, face, note, read);
  }

  // -- finding ------------------------------------------------------------------------------------

  /**
   * What stands for a pick: mine and the middle's, and only else the others'.
   * @param {Pick} pick
   * @returns {Element[]}
   */
  things(pick) {
    const all = [...this.place.querySelectorAll(`[data-axis="${CSS.escape(pick.axis)}"][data-value="${CSS.escape(pick.value)}"]`)];
    const near = all.filter((thing) => this.isNear(thing));
    return near.length ? near : all;
  }

  /** @param {Element} thing */
  isNear(thing) {
    const owner = ownerOf(thing);
    return owner === "" || this.me === null || Number(owner) === this.me;
  }

  /** @param {Pick} pick */
  isDrawn(pick) {
    return this.things(pick).length > 0;
  }

  // -- lighting -----------------------------------------------------------------------------------

  /**
   * Light what can be picked, and mark what is.
   * @param {Iterable<Pick>} lit
   * @param {Pick[]} picked
   */
  light(lit, picked) {
    const focus = this.focused() ?? (document.activeElement === document.body ? this.had : null);
    this.had = null;
    for (const thing of this.place.querySelectorAll(".lit, .picked")) this.dim(thing);
    for (const pick of lit) for (const thing of this.things(pick)) this.button(thing, "lit");
    for (const pick of picked) for (const thing of this.things(pick)) this.button(thing, "picked");
    for (const panel of this.made.values()) {
      const [first] = panel.querySelectorAll(".lit, .picked");
      first?.setAttribute("tabindex", "0");
      if (panel instanceof HTMLDetailsElement && first) panel.open = true;
    }
    if (focus) this.refocus(focus);
  }

  /** @param {Element} thing */
  dim(thing) {
    thing.classList.remove("lit", "picked");
    thing.removeAttribute("tabindex");
    thing.removeAttribute("aria-pressed");
    if (thing.classList.contains("face")) thing.setAttribute("role", "img");
    else {
      thing.removeAttribute("role");
      thing.removeAttribute("aria-label");
    }
  }

  /** @param {Element} thing @param {string} how */
  button(thing, how) {
    thing.classList.add(how);
    thing.setAttribute("role", "button");
    thing.setAttribute("tabindex", "-1");
    thing.setAttribute("aria-label", thing.getAttribute("data-label") ?? "");
    if (how === "picked") thing.setAttribute("aria-pressed", "true");
  }

  /**
   * Point at things that a sentence speaks of: those of the player whom it speaks of, and those of nobody.
   * @param {Pick[]} picks
   * @param {number | null} [owner]
   */
  tell(picks, owner = only(picks)) {
    for (const thing of this.place.querySelectorAll(".told")) thing.classList.remove("told");
    for (const { axis, value } of picks) {
      const all = [...this.place.querySelectorAll(`[data-axis="${CSS.escape(axis)}"][data-value="${CSS.escape(String(value))}"]`)];
      const theirs = all.filter((thing) => owner === null || ["", String(owner)].includes(ownerOf(thing)));
      for (const thing of theirs.length ? theirs : all) thing.classList.add("told");
    }
  }

  // -- hands --------------------------------------------------------------------------------------

  /** @param {Event} event */
  clicked(event) {
    const thing = /** @type {Element} */ (event.target).closest(THING);
    if (!thing) return;
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (thing.matches(".lit, .picked") || thing.hasAttribute("data-x")) this.on.pick(pickOf(thing), touched);
    else /** @type {HTMLElement | null} */ (thing.parentElement?.querySelector(":scope > .read"))?.click();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const thing = /** @type {Element} */ (event.target).closest?.(THING);
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.on.pick(pickOf(thing), false);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.step(thing, event.key);
    } else if (event.key === "i") {
      /** @type {HTMLElement | null} */ (thing.parentElement?.querySelector(":scope > .read"))?.click();
    }
  }

  /** @param {Event} event */
  pointed(event) {
    const thing = /** @type {Element} */ (event.target).closest(THING);
    this.hint(thing);
    this.on.point(thing);
  }

  /** Say beside the title what lies under the pointer in a picture. @param {Element | null} thing */
  hint(thing) {
    for (const one of this.place.querySelectorAll(".hint:not(:empty)")) one.textContent = "";
    const hint = thing?.closest(".picture")?.closest("[data-panel]")?.querySelector(".hint");
    if (hint) hint.textContent = thing?.getAttribute("data-label") ?? "";
  }

  /**
   * Move the focus to the nearest lit thing in a direction.
   * @param {Element} from
   * @param {string} key
   */
  step(from, key) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const thing of this.place.querySelectorAll(".lit, .picked")) {
      if (thing === from) continue;
      const there = middle(thing);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const beside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along > 1 && along + 3 * beside < least) [best, least] = [thing, along + 3 * beside];
    }
    if (best instanceof HTMLElement || best instanceof SVGElement) {
      from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      best.focus();
    }
  }

  /** Which thing has the focus, in words that survive a new drawing. */
  focused() {
    const thing = document.activeElement?.closest(THING);
    if (!thing || !this.place.contains(thing)) return null;
    return { panel: thing.closest("[data-panel]")?.getAttribute("data-panel"), ...pickOf(thing) };
  }

  /** @param {{panel?: string | null, axis: string, value: string}} focus */
  refocus(focus) {
    const panel = this.made.get(focus.panel ?? "");
    const thing = panel?.querySelector(`[data-axis="${CSS.escape(focus.axis)}"][data-value="${CSS.escape(focus.value)}"]`);
    if (thing === document.activeElement) return;
    const next = thing?.hasAttribute("tabindex") ? thing : panel?.querySelector(".lit") ?? byId("question");
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }

  // -- motion -------------------------------------------------------------------------------------

  /** Where everything is now. @returns {Map<string, DOMRect>} */
  places() {
    const found = new Map();
    if (calm()) return found;
    for (const thing of this.place.querySelectorAll(`${THING}:not([data-x])`)) {
      const key = keyOf(pickOf(thing));
      if (!found.has(key)) found.set(key, thing.getBoundingClientRect());
    }
    return found;
  }

  /**
   * Let things glide from where they were.
   * @param {Map<string, DOMRect>} before
   * @param {Set<string>} changed
   */
  move(before, changed) {
    if (!before.size) return;
    const seen = new Set();
    for (const name of changed) {
      for (const thing of this.made.get(name)?.querySelectorAll(`${THING}:not([data-x])`) ?? []) {
        const key = keyOf(pickOf(thing));
        const old = before.get(key);
        if (seen.has(key)) continue;
        seen.add(key);
        const now = thing.getBoundingClientRect();
        if (!now.width) continue;
        if (!old) thing.animate([{ opacity: 0 }, { opacity: 1 }], 250);
        else if (Math.hypot(old.x - now.x, old.y - now.y) > 8 && thing instanceof HTMLElement) glide(thing, old, now);
        else if (Math.hypot(old.x - now.x, old.y - now.y) > 8) this.fly(thing, old, now);
      }
    }
  }

  /** A ghost flies to where a thing was put inside a picture. @param {Element} thing @param {DOMRect} old @param {DOMRect} now */
  fly(thing, old, now) {
    const ghost = make("div", { class: "flying", "aria-hidden": "true" });
    document.body.append(ghost);
    const at = (/** @type {DOMRect} */ box) => ({ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    const flight = ghost.animate([{ ...at(old), opacity: 0.9 }, { ...at(now), opacity: 0.3 }], { duration: 450, easing: "ease-in-out" });
    flight.onfinish = () => ghost.remove();
    flight.oncancel = () => ghost.remove();
    thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], 500);
  }
}

/** @param {HTMLElement} thing @param {DOMRect} old @param {DOMRect} now */
function glide(thing, old, now) {
  const from = `translate(${old.x - now.x}px, ${old.y - now.y}px) scale(${old.width / now.width})`;
  thing.animate([{ transform: from, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: 400, easing: "ease-out" });
}

/** Whose panel a thing is in; "" for nobody's. @param {Element} thing */
const ownerOf = (thing) => thing.closest("[data-panel]")?.getAttribute("data-owner") ?? "";

/** The one player that a sentence speaks of, if it is one. @param {Pick[]} picks */
function only(picks) {
  const players = picks.filter((pick) => pick.axis === "player");
  return players.length === 1 ? Number(players[0].value) : null;
}

/** Whether the reader prefers that nothing moves. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Mark on which sides a picture goes on. @param {Element} picture */
function edges(picture) {
  const rest = picture.scrollWidth - picture.clientWidth - picture.scrollLeft;
  picture.classList.toggle("more-left", picture.scrollLeft > 4);
  picture.classList.toggle("more-right", rest > 4);
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
