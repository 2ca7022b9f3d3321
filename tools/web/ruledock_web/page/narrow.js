// Narrow open options down to one: by what they name, never by what they mean.

/**
 * @typedef {{notation: string, kind: string, fields: Record<string, any>, label: string, anytime: boolean}} Option
 * @typedef {{axis: string, value: string}} Pick
 * @typedef {{kind: string, rest: Record<string, any>, field: string, squares: [number, number][], svg: string}} Cover
 * @typedef {Record<string, {axes: Record<string, string>, label: string}>} Kinds
 */

/** @param {Pick} pick */
export const keyOf = (pick) => `${pick.axis}\t${pick.value}`;

/**
 * All that an option names.
 * @param {Option} option
 * @param {Kinds} kinds
 * @returns {Pick[]}
 */
export function named(option, kinds) {
  const axes = kinds[option.kind].axes;
  return Object.entries(option.fields).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== null)
      .map((one) => ({ axis: axes[field], value: String(one) })),
  );
}

/**
 * The options that name everything picked.
 * @param {Option[]} options
 * @param {Pick[]} picks
 * @param {Kinds} kinds
 */
export function fitting(options, picks, kinds) {
  if (!picks.length) return options;
  return options.filter((option) => {
    const keys = new Set(named(option, kinds).map(keyOf));
    return picks.every((pick) => keys.has(keyOf(pick)));
  });
}

/**
 * What can be picked next, and how many options each leaves.
 * @param {Option[]} fits
 * @param {Pick[]} picks
 * @param {Kinds} kinds
 * @returns {Map<string, Pick & {count: number}>}
 */
export function pickable(fits, picks, kinds) {
  const picked = new Set(picks.map(keyOf));
  /** @type {Map<string, Pick & {count: number}>} */
  const found = new Map();
  for (const option of fits) {
    for (const pick of named(option, kinds)) {
      const key = keyOf(pick);
      const known = found.get(key);
      if (known) known.count += 1;
      else if (!picked.has(key)) found.set(key, { ...pick, count: 1 });
    }
  }
  return found;
}

/**
 * The picks after one more: picking again takes it back; what goes with no option replaces others.
 * @param {Option[]} options
 * @param {Pick[]} picks
 * @param {Pick} pick
 * @param {Kinds} kinds
 */
export function withPick(options, picks, pick, kinds) {
  if (picks.some((one) => keyOf(one) === keyOf(pick))) {
    return picks.filter((one) => keyOf(one) !== keyOf(pick));
  }
  const others = picks.filter((one) => one.axis !== pick.axis);
  const ways = [[...picks, pick], [...others, pick], [pick]];
  return ways.find((way) => fitting(options, way, kinds).length) ?? picks;
}

/**
 * The option that is chosen by these picks: the only one left, if all of its lists are picked.
 * @param {Option[]} fits
 * @param {Pick[]} picks
 * @param {Kinds} kinds
 * @returns {Option | null}
 */
export function decided(fits, picks, kinds) {
  return fits.length === 1 && picks.length && exact(fits[0], picks, kinds) ? fits[0] : null;
}

/**
 * Whether everything in the lists of an option is picked.
 * @param {Option} option
 * @param {Pick[]} picks
 * @param {Kinds} kinds
 */
export function exact(option, picks, kinds) {
  const picked = new Set(picks.map(keyOf));
  const axes = kinds[option.kind].axes;
  return Object.entries(option.fields).every(
    ([field, value]) =>
      !Array.isArray(value) ||
      value.every((one) => picked.has(keyOf({ axis: axes[field], value: String(one) }))),
  );
}

/**
 * The ways to lay what is picked, if only their turning is left open, and not what is laid.
 * @param {Cover[]} covers
 * @param {Pick[]} picks
 * @param {Kinds} kinds
 * @param {(axis: string, value: string) => boolean} isDrawn
 * @returns {Cover[]}
 */
export function layable(covers, picks, kinds, isDrawn) {
  const found = covers.filter((cover) => {
    const keys = new Set(named({ notation: "", label: "", anytime: false, kind: cover.kind, fields: cover.rest }, kinds).map(keyOf));
    return picks.every((pick) => keys.has(keyOf(pick)));
  });
  if (new Set(found.map((cover) => cover.kind)).size !== 1) return [];
  const axes = kinds[found[0].kind].axes;
  const open = varying(found).filter((field) =>
    found.some((cover) => isDrawn(axes[field], String(cover.rest[field]))),
  );
  return open.length ? [] : found;
}

/**
 * The fields in which some ways to lay a thing differ.
 * @param {Cover[]} covers
 */
export function varying(covers) {
  return Object.keys(covers[0]?.rest ?? {}).filter(
    (field) => new Set(covers.map((cover) => String(cover.rest[field]))).size > 1,
  );
}

/**
 * Turn to the next way that differs in this field, and in as little else as possible.
 * @param {Cover[]} covers
 * @param {Cover} now
 * @param {string} field
 * @param {string} [value]
 */
export function turned(covers, now, field, value) {
  const values = [...new Set(covers.map((cover) => String(cover.rest[field])))];
  const at = values.indexOf(String(now.rest[field]));
  const wanted = value ?? values[(at + 1) % values.length];
  const there = covers.filter((cover) => String(cover.rest[field]) === wanted);
  /** @param {Cover} cover */
  const alike = (cover) =>
    Object.keys(cover.rest).filter((one) => String(cover.rest[one]) === String(now.rest[one])).length;
  return there.reduce((best, cover) => (alike(cover) > alike(best) ? cover : best), there[0]) ?? now;
}
