// Small helpers to build a page. Text is always set as text, never as markup.

/** @typedef {Record<string, string | number | boolean | ((event: any) => void) | null | undefined>} Attributes */

/**
 * Make an element; an attribute that is a function listens, false and null leave it out.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/**
 * The element of this id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * A picture that the server has checked, as an element.
 * @param {string} text
 * @returns {Element | null}
 */
export function picture(text) {
  if (!text) return null;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return parsed.nodeName === "svg" ? /** @type {Element} */ (document.importNode(parsed, true)) : null;
}

/**
 * What this device remembers; private windows may forbid it.
 * @param {string} key
 * @returns {any}
 */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(`ruledock.${key}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {any} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`ruledock.${key}`, JSON.stringify(value));
  } catch {
    // it works without
  }
}

const KNOWN = ["en", "cs", "uk"];

/** The reader's language: chosen here before, or the browser's. */
export function language() {
  const wanted = remembered("language") ?? navigator.language.slice(0, 2);
  return KNOWN.includes(wanted) ? wanted : "en";
}

/**
 * Ask the server; a refusal becomes an error with its sentence.
 * @param {string} path
 * @param {any} [body]
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  // Refusals and titles come in the language that the reader has chosen, not the browser's.
  const headers = { "content-type": "application/json", "accept-language": language() };
  const post = { method: "POST", headers, body: JSON.stringify(body ?? {}) };
  const answer = await fetch(path, body === undefined ? { headers } : post);
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(found.refused ?? `${answer.status}`);
  return found;
}
