// What a page says: filled in from the words that the server sends in the reader's language.

import { ask, byId, language, make, remember } from "./dom.js";

/**
 * Put words where the page asks for them.
 * @param {Record<string, string>} words
 */
export function fill(words) {
  document.documentElement.lang = language();
  for (const one of document.querySelectorAll("[data-say]")) one.textContent = words[one.getAttribute("data-say") ?? ""] ?? "";
  for (const one of document.querySelectorAll("[data-say-label]")) one.setAttribute("aria-label", words[one.getAttribute("data-say-label") ?? ""] ?? "");
}

/**
 * A list of languages to choose from.
 * @param {string} id
 * @param {Record<string, string>} languages
 * @param {string} label
 * @param {(language: string) => void} chosen
 */
export function chooser(id, languages, label, chosen) {
  const change = (/** @type {any} */ event) => {
    remember("language", event.target.value);
    chosen(event.target.value);
  };
  const options = Object.entries(languages).map(([one, name]) => make("option", { value: one, lang: one, selected: one === language() }, name));
  return make("select", { id, "aria-label": label, change }, ...options);
}

/** The lobby's facts, in the reader's language; the page is filled with its words. */
export async function load() {
  const facts = await ask(`/lobby?language=${language()}`);
  fill(facts.words);
  byId("tools").replaceChildren(chooser("language", facts.languages, facts.words.language, () => location.reload()));
  return facts;
}
