// values.js - what the moves of a solved game are worth, as the server says: for the board, and in words. No page in here.
import * as trie from './trie.js';

/** @typedef {{worth: 'win' | 'draw' | 'loss', plies?: number}} Worth to whoever moves; plies to the end, where one wins */

const kWords = {win: 'wins', draw: 'draws', loss: 'loses'};
export const worthWords = worth => (worth ? `${kWords[worth.worth]}${worth.plies ? ` in ${worth.plies}` : ''}` : '');
/** The same in two or three letters, which say it without any colour. */
export const worthSign = worth => ({win: '+', draw: '=', loss: '−'}[worth.worth] + (worth.plies ?? ''));

/** The better, the larger: wins soon, then draws, then what loses late. */
export function rankOf(worth) {
  const {worth: what, plies = 0} = worth;
  return what === 'win' ? 1e6 - plies : what === 'draw' ? 0 : plies - 1e6;
}

/** The best that comes of each target that may be picked next, by its name. @returns {Map<string, Worth>} */
export function worthByTarget(position, picked) {
  const out = new Map();
  if (!position?.worths) return out;
  for (const i of trie.candidates(position.moves, picked)) {
    const target = position.moves[i].path[picked.length], worth = position.worths[i];
    if (target === undefined || !worth) continue;
    if (!out.has(target) || rankOf(worth) > rankOf(out.get(target))) out.set(target, worth);
  }
  return out;
}

/** The moves, the best first. @returns {{label: string, worth: Worth, move: number}[]} */
export const movesByWorth = position =>
  (position?.worths ?? []).flatMap((worth, move) => (worth ? [{label: position.moves[move].label, worth, move}] : []))
    .sort((a, b) => rankOf(b.worth) - rankOf(a.worth) || a.move - b.move);
