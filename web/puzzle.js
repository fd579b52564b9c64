// puzzle.js - a deduction puzzle on the play screen: the site that is chosen, values that are written or only noted, what
// the server said of them. Plain data and functions; no page in here, and no rule: what forbids a value the server says.

/** @typedef {{least: number, most: number, sites: Set<string>, given: Set<string>, site: string, noting: boolean,
 *    notes: Object<string, number[]>, typed: {site: string, value: number} | null, later: Object<string, number>,
 *    conflict: Conflict | null, hint: Hint | null, seeking: boolean, told: string}} Puzzle `site` is chosen ("" none), `notes` are the
 *    player's own, by site; `later` was typed, by site, before the answer to another value; `told` is how a new puzzle comes on
 *  @typedef {{site: string, value: number, words: string, sites: string[]}} Conflict a value that was refused, and by what
 *  @typedef {{site?: string, value?: number, wrong?: boolean, way?: string, words: string}} Hint */

/** @returns {Puzzle} from what the server says of it, with notes made before */
export const newPuzzle = (told, notes) => ({
  least: told.least, most: told.most, sites: new Set(told.sites), given: new Set(told.given), site: '', noting: false,
  notes: notes ?? {}, typed: null, later: {}, conflict: null, hint: null, seeking: false, told: '',
});

/** Only 0 and 1 are written: lines and marks rather than numbers. */
export const isBinary = puzzle => puzzle.least === 0 && puzzle.most === 1;
export const isFree = (puzzle, site) => puzzle.sites.has(site) && !puzzle.given.has(site);
export const valueAt = (state, site) => state.position?.values?.[site];

/** The values to choose from. @returns {number[]} */
export const valuesOf = puzzle => Array.from({length: puzzle.most - puzzle.least + 1}, (_, i) => puzzle.least + i);

/** What a value is called. */
export const valueName = (puzzle, value) => (isBinary(puzzle) ? ['No', 'Yes'][value] : String(value));

/** The position is another one, or the same again. */
export function moved(puzzle, isOther) {
  puzzle.conflict = null;
  if (!isOther) return;
  puzzle.hint = null;
  puzzle.told = '';
}

// --- from people. What returns something returns a message for the server, or null.

export function select(puzzle, site) {
  if (puzzle.site !== site) { puzzle.typed = null; puzzle.conflict = null; }
  puzzle.site = puzzle.sites.has(site) ? site : '';
}

/** A press on a site chooses it. Where there is only yes and no, it goes on from nothing to yes, to no, to nothing. */
export function press(state, site) {
  const {puzzle} = state, tried = puzzle.conflict?.site === site ? puzzle.conflict.value : valueAt(state, site);
  select(puzzle, site);
  if (!puzzle.site || !isBinary(puzzle) || !isFree(puzzle, site)) return null;
  if (tried === 0) return erase(state);
  return write(state, tried === undefined ? 1 : 0);
}

/** The value of a site, of that which is chosen where none is named, or a note of it. */
export function write(state, value, site = state.puzzle.site) {
  const {puzzle} = state;
  if (!site || !isFree(puzzle, site) || value < puzzle.least || value > puzzle.most || state.sending || state.position.over) return null;
  puzzle.hint = null;
  puzzle.conflict = null;
  puzzle.told = '';
  if (puzzle.noting && !isBinary(puzzle)) {
    if (valueAt(state, site) === undefined) note(puzzle, site, value);
    return null;
  }
  if (valueAt(state, site) === value) return null;
  return ask(state, {site, value});
}

function ask(state, what) {
  state.sending = true;
  return {do: 'value', node: state.position.node, ...what};
}

function note(puzzle, site, value) {
  const noted = puzzle.notes[site] ?? [];
  const now = noted.includes(value) ? noted.filter(one => one !== value) : [...noted, value].sort((a, b) => a - b);
  if (now.length) puzzle.notes[site] = now;
  else delete puzzle.notes[site];
}

/** A button of the pad: pressed again, the value goes. */
export function writeOrErase(state, value) {
  const {puzzle} = state;
  puzzle.typed = null;
  return !puzzle.noting && valueAt(state, puzzle.site) === value ? erase(state) : write(state, value);
}

/** A digit that is typed; where values have several, one after the other. */
export function digit(state, number) {
  const {puzzle} = state, before = puzzle.typed?.site === puzzle.site ? puzzle.typed.value : 0;
  const goesOn = before > 0 && before * 10 + number <= puzzle.most, value = goesOn ? before * 10 + number : number;
  puzzle.typed = {site: puzzle.site, value};
  if (puzzle.noting && goesOn) write(state, before);  // it was only the beginning: that note goes again
  if (state.sending && !puzzle.noting && puzzle.site) puzzle.later[puzzle.site] = value;
  return write(state, value);
}

/** After an answer: what was typed meanwhile. */
export function writeLater(state) {
  const [site, value] = Object.entries(state.puzzle?.later ?? {})[0] ?? [];
  if (site === undefined || state.sending) return null;
  delete state.puzzle.later[site];
  return write(state, value, site);
}

/** Are values noted, or written? */
export function turnNoting(state) {
  state.puzzle.noting = !state.puzzle.noting;
  state.puzzle.typed = null;
  return null;
}

/** Takes away what was refused, what is written, or the notes: the first of these that is there. */
export function erase(state) {
  const {puzzle} = state, {site} = puzzle;
  puzzle.typed = null;
  delete puzzle.later[site];
  const refused = puzzle.conflict?.site === site;
  puzzle.conflict = null;
  if (!site || !isFree(puzzle, site) || state.sending || state.position.over) return null;
  if (valueAt(state, site) !== undefined) return ask(state, {site});
  if (!refused) delete puzzle.notes[site];
  return null;
}

export function askHint(state) {
  if (state.puzzle.seeking || state.position.over) return null;
  state.puzzle.seeking = true;
  state.puzzle.hint = null;
  state.puzzle.told = '';
  return {do: 'hint'};
}

/** Writes what the hint says. */
export function followHint(state) {
  const {puzzle} = state, {hint} = puzzle;
  if (!hint?.site) return null;
  puzzle.noting = false;
  select(puzzle, hint.site);
  return hint.wrong ? erase(state) : write(state, hint.value);
}

// --- questions

/** What is wanted, as an order. */
export function wish(state) {
  const {puzzle} = state, left = [...puzzle.sites].filter(site => valueAt(state, site) === undefined).length;
  if (isBinary(puzzle)) return 'Press a place: once for yes, twice for no';
  const where = puzzle.site ? state.board.labels[puzzle.site] ?? puzzle.site : '';
  if (!where) return `Choose a place; ${left} are open`;
  if (!isFree(puzzle, puzzle.site)) return `${where} is given; ${left} are open`;
  return puzzle.noting ? `${where}: note values` : `${where}: write a value; ${left} are open`;
}

/** What is said below the pad: a refusal, a hint, rules that are broken. @returns {string} */
export function news(state) {
  const {puzzle, position} = state;
  if (puzzle.told) return puzzle.told;
  if (puzzle.conflict) return puzzle.conflict.words;
  if (puzzle.seeking) return 'Looking for a step …';
  if (puzzle.hint) return puzzle.hint.words;
  const broken = position.conflicts ?? [];
  return broken.length ? `Broken: ${broken.slice(0, 3).map(one => one.words).join('; ')}` : '';
}

/** What lies at a site, in words. */
export function said(state, site) {
  const value = valueAt(state, site);
  return value === undefined ? state.position.pieces?.[site] ?? 'empty' : valueName(state.puzzle, value);
}

/** What is said of a site besides its value. @returns {string[]} */
export function remarks(state, site) {
  const {puzzle} = state, noted = valueAt(state, site) === undefined ? puzzle.notes[site] : null;
  const broken = (state.position.conflicts ?? []).some(one => one.sites.includes(site));
  return [puzzle.given.has(site) && 'given', noted && `perhaps ${noted.join(', ')}`, broken && 'in conflict',
    puzzle.conflict?.site === site && `${puzzle.conflict.value} is refused`].filter(Boolean);
}

/** Rings round sites, by what they mean. @returns {{site: string, kind: string}[]} */
export function rings(state) {
  const {puzzle, position} = state, out = [];
  const broken = new Set([...(position.conflicts ?? []).flatMap(one => one.sites), ...(puzzle.conflict?.sites ?? [])]);
  for (const site of broken) out.push({site, kind: 'conflict'});
  if (puzzle.hint?.site) out.push({site: puzzle.hint.site, kind: puzzle.hint.wrong ? 'conflict' : 'hint'});
  if (puzzle.site && !position.over) out.push({site: puzzle.site, kind: 'chosen'});
  return out;
}

/** Sites with the same value as the one that is chosen. @returns {string[]} */
export function alike(state) {
  const {puzzle} = state, value = valueAt(state, puzzle.site);
  if (value === undefined || isBinary(puzzle)) return [];
  return [...puzzle.sites].filter(site => site !== puzzle.site && valueAt(state, site) === value);
}

/** Small and refused values, as texts on the board: in a square of as many as a row needs.
 *  @returns {{x: number, y: number, size: number, text: string, kind: string}[]} */
export function scribbles(state) {
  const {puzzle} = state, columns = Math.max(2, Math.ceil(Math.sqrt(puzzle.most - Math.max(puzzle.least, 1) + 1))), out = [];
  for (const [site, noted] of Object.entries(puzzle.notes)) {
    const place = state.board.sites[site];
    if (!place || valueAt(state, site) !== undefined || puzzle.conflict?.site === site) continue;
    const [x, y, r] = place, step = (1.8 * r) / columns, rows = Math.ceil((puzzle.most - Math.max(puzzle.least, 1) + 1) / columns);
    for (const value of noted) {
      const i = value - Math.max(puzzle.least, 1), column = i % columns, row = Math.floor(i / columns);
      out.push({x: x + (column - (columns - 1) / 2) * step, y: y + (row - (rows - 1) / 2) * step, size: 0.8 * step, text: String(value), kind: 'note'});
    }
  }
  const refused = puzzle.conflict, place = refused && state.board.sites[refused.site];
  if (place) out.push({x: place[0], y: place[1], size: place[2], text: valueName(puzzle, refused.value), kind: 'refused'});
  return out;
}
