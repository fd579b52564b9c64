// trie.js - walking through legal moves. Each has a path of targets: sites ("c12") or words ("=Queen"). What was
// picked so far is the beginning of a path. Plain functions; nothing here knows a page or a rule.

/** @typedef {{path: string[], label: string, say: string, button?: boolean}} Move */

export const isWord = target => target.startsWith('=');

/** The numbers of the moves that begin with what was picked. @param {Move[]} moves @param {string[]} picked */
export function candidates(moves, picked) {
  const out = [];
  moves.forEach((move, i) => {
    if (!move.button && picked.every((target, k) => move.path[k] === target)) out.push(i);
  });
  return out;
}

/** What can be picked next, in the order of the moves. @returns {string[]} */
export function nextTargets(moves, picked) {
  const out = new Set();
  for (const i of candidates(moves, picked)) {
    const target = moves[i].path[picked.length];
    if (target !== undefined) out.add(target);
  }
  return [...out];
}

/** The move that is complete with what was picked, whether or not others go on; -1: none. */
export function completeMove(moves, picked) {
  return candidates(moves, picked).find(i => moves[i].path.length === picked.length) ?? -1;
}

/** The move to play now that this was picked: the only one left, once where it goes was said; -1: ask on. */
export function decidedMove(moves, picked) {
  const left = candidates(moves, picked);
  if (left.length !== 1 || picked.length === 0) return -1;
  return picked.length >= Math.min(2, moves[left[0]].path.length) ? left[0] : -1;
}

/** What was picked, after another target: goes on, steps back, or begins anew. Null: it means nothing here.
 *  @returns {string[] | null} */
export function pick(moves, picked, target) {
  if (nextTargets(moves, picked).includes(target)) return [...picked, target];
  if (picked.at(-1) === target) return picked.slice(0, -1);
  if (nextTargets(moves, []).includes(target)) return [target];
  return null;
}

/** The one piece that goes on, where there is no choice of it. */
export function onlyStart(moves) {
  const starts = nextTargets(moves, []);
  const alone = starts.length === 1 && !isWord(starts[0]) && moves.every(move => !move.button && move.path.length > 1);
  return alone ? [starts[0]] : [];
}

/** What is wanted next, as an order. @returns {string} */
export function wish(moves, picked) {
  const next = nextTargets(moves, picked);
  if (moves.length === 1 && moves[0].button) return `press “${moves[0].label}” below`;
  if (moves.length > 0 && moves.every(move => move.button)) return 'press a button below';
  if (next.length > 0 && next.every(isWord)) return 'choose one';
  if (picked.length === 0) {
    const moving = moves.some(move => !move.button && move.path.length > 1 && !isWord(move.path[1]));
    return moving ? 'choose what to move' : 'choose where to play';
  }
  return picked.length === 1 ? 'choose where it goes' : 'choose what else is meant';
}
