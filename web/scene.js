// scene.js - what the board shows of a state, and what pressing it means, as plain data. No page in here: board.js draws
// what is worked out here, and asks. No rule either: a press is the site drawn under it, or the nearest one where nothing is.
import * as puzzles from './puzzle.js';
import * as play from './state.js';
import {completeMove, isWord, nextTargets} from './trie.js';
import {worthByTarget, worthSign, worthWords} from './values.js';

const kReach = 75;  // how far from a site a press beside everything drawn may be; neighbouring sites are 100 apart
const kDragPixels = 3;
const kStillPixels = 12;  // a finger that trembles has not gone elsewhere

/** @typedef {{x: number, y: number}} Point
 *  @typedef {{site: string | null, x: number, y: number, fresh: boolean, dragging: boolean, at: Point | null}} Press a finger or
 *    button that is down: where it went down in the window, whether it chose its site at once, where on the board it drags to
 *  @typedef {{press: Press | null, over: string | null, byHand: boolean, arrows: boolean, dropped: boolean}} Look what the board
 *    has by itself: what a press would choose, whether it was turned round by hand, whether a dragged piece is where it belongs */

/** @returns {Look} */
export const newLook = () => ({press: null, over: null, byHand: false, arrows: true, dropped: false});

/** Whoever sits on the upper side has it below; turned round by hand, it is the other way. */
export const isFlipped = (look, state) => play.seesFromAbove(state) !== look.byHand;

// --- where things are

/** How what is seen now must be moved, in its own units, to look as it did before: an anchor is the same point in both.
 *  @typedef {{a: number, d: number, e: number, f: number}} Seen from units of the board to the screen
 *  @param {Seen} before @param {number[]} anchorBefore @param {Seen} now @param {number[]} anchorNow */
export function wayOfView(before, anchorBefore, now, anchorNow) {
  const scale = before.a / now.a;
  const x = (before.a * anchorBefore[0] + before.e - now.e) / now.a - scale * anchorNow[0];
  const y = (before.d * anchorBefore[1] + before.f - now.f) / now.d - scale * anchorNow[1];
  return {scale, x, y};
}

/** The same for whoever has turned the board about the middle of its view.
 *  @param {Seen} seen @param {number[]} view @returns {Seen} */
export const turnedAbout = ({a, d, e, f}, [left, top, width, height]) =>
  ({a: -a, d: -d, e: e + a * (2 * left + width), f: f + d * (2 * top + height)});

/** The sites that people can point at. @returns {[string, number[]][]} */
export const sitesOf = state => Object.entries(state.board?.sites ?? {}).filter(([name]) => state.kinds.has(name[0]));

const onBoard = targets => targets.filter(target => !isWord(target));
export const hoverTargets = state => state.puzzle ? [...state.puzzle.sites] : onBoard([...play.legalNext(state), ...play.legalStarts(state)]);
export const pressTargets = state => [...hoverTargets(state), ...onBoard(state.picked)];
export const dropTargets = state => onBoard(play.legalNext(state));

// The nearest of these that is no further away than `reach` says.
function nearest(state, at, names, reach) {
  let best = null, least = Infinity;
  for (const name of names) {
    const [x, y] = state.board.sites[name], distance = Math.hypot(x - at.x, y - at.y);
    if (distance < least && distance <= reach(state.board.sites[name])) { best = name; least = distance; }
  }
  return best;
}

/** The site that is meant by pointing there, of the kinds of these targets: points and edges win near to themselves, then what
 *  is drawn under the pointer, the uppermost first, then the nearest. Null where that is none of the targets.
 *  @param {Point} at on the board @param {string[]} drawn @param {string[]} targets */
export function siteMeant(state, at, drawn, targets) {
  const kinds = new Set(targets.map(name => name[0]));
  const all = sitesOf(state).map(([name]) => name).filter(name => kinds.has(name[0]));
  const small = kinds.size > 1 ? nearest(state, at, all.filter(name => name[0] !== 'c'), place => place[2]) : null;
  const site = small ?? drawn.find(name => kinds.has(name[0])) ?? nearest(state, at, all, place => Math.max(kReach, place[2]));
  return targets.includes(site) ? site : play.columnTarget(state, site);
}

/** The next site that way, as [dx, dy] on the screen. Null: none. */
export function neighbour(look, state, name, way) {
  const from = state.board.sites[name], [dx, dy] = isFlipped(look, state) ? way.map(step => -step) : way;
  let best = null, least = Infinity;
  for (const [other, place] of sitesOf(state)) {
    const along = (place[0] - from[0]) * dx + (place[1] - from[1]) * dy;
    const aside = Math.abs((place[0] - from[0]) * dy) + Math.abs((place[1] - from[1]) * dx);
    if (along < 5 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (cost < least) { least = cost; best = other; }
  }
  return best;
}

// --- pressing

/** Down at a point of the window. @returns {boolean} whether the site is chosen at once: a piece that may be dragged on */
export function press(look, state, site, x, y) {
  look.press = {site, x, y, fresh: site !== null && startsAt(state, site), dragging: false, at: null};
  return look.press.fresh;
}
function startsAt(state, site) {
  if (state.puzzle) return false;
  const {moves} = state.position, {picked} = state;
  const goesOn = !picked.includes(site) && completeMove(moves, [site]) < 0 && nextTargets(moves, [site]).length > 0;
  return goesOn && (picked.length === 0 || !play.legalNext(state).includes(site));
}

/** What is down has moved. @param {Point} at on the board @returns {boolean} whether a piece comes along */
export function drag(look, state, x, y, at) {
  const {press} = look;
  const far = Math.hypot(x - press.x, y - press.y) > kDragPixels;
  press.dragging ||= far && state.picked.at(-1) === press.site;
  press.at = at;
  return press.dragging;
}

/** Up again. @returns {Press | null} what was down */
export function release(look) {
  const ended = look.press;
  look.press = null;
  return ended;
}

/** Did it stay where it was, or on the same site? */
export const isStill = (ended, x, y) => Math.hypot(x - ended.x, y - ended.y) < kStillPixels;

// --- what is shown

/** The sites as buttons, with what is said of them. */
export function spotsOf(state) {
  const next = new Set(play.legalNext(state)), starts = new Set(play.legalStarts(state)), {picked} = state;
  const may = name => picked.includes(name) ? 'chosen' : next.has(name) ? (picked.length ? 'can go here' : 'can be chosen')
    : starts.has(name) ? 'can be chosen' : '';
  const worths = state.valuesWanted ? worthByTarget(state.position, picked) : new Map();
  const more = name => state.puzzle ? puzzles.remarks(state, name) : [worthWords(worths.get(name))];
  const there = name => state.puzzle ? puzzles.said(state, name) : state.position.pieces[name] ?? 'empty';
  return sitesOf(state).map(([name]) => ({name, focused: name === state.focus, pressed: picked.includes(name) || state.puzzle?.site === name,
    label: [state.board.labels[name] ?? name, there(name), may(name), ...more(name)].filter(Boolean).join(', ')}));
}

/** @typedef {{kind: string, x: number, y: number, r: number}} Mark a circle, and what it is called in style.css
 *  @returns {Mark[]} */
export function marksOf(look, state) {
  const out = onBoard([...state.picked, ...state.pending]).map(name => mark(state, name, 'chosen'));
  if (state.picked.length) for (const name of play.legalNext(state)) out.push(mark(state, name, 'target'));
  else for (const name of worthMarking(state, play.legalStarts(state))) out.push(mark(state, name, 'start'));
  if (state.puzzle) {
    for (const site of puzzles.alike(state)) out.push(mark(state, site, 'alike'));
    for (const {site, kind} of puzzles.rings(state)) out.push(mark(state, site, kind));
  }
  const {press, over} = look;
  if (press?.site && !press.fresh) out.push(mark(state, press.site, 'pressed'));  // the finger is felt
  if (over) out.push(mark(state, over, 'over'));
  return out.filter(Boolean);
}

const kMarks = {  // how they are drawn on an empty site and on one that is taken; at least so large
  chosen: ['chosen', 'chosen', 32], pressed: ['chosen pressed', 'chosen pressed', 32], over: ['over', 'over', 26],
  alike: ['alike', 'alike', 24], conflict: ['conflict', 'conflict', 30], hint: ['hint', 'hint', 30],
  start: ['dot faint', 'start', 26], target: ['dot', 'take', 32],
};
function mark(state, name, what) {
  const [x, y, r] = state.board.sites[name] ?? [];
  if (x === undefined) return null;
  const [empty, taken, least] = kMarks[what], kind = name in state.position.pieces ? taken : empty;
  if (kind === 'dot') return {kind, x, y, r: 13};
  if (kind === 'dot faint') return {kind, x, y, r: 7};
  return {kind, x, y, r: Math.max(kind === 'start' ? r - 2 : r, least)};
}

/** What is written on the board besides the server's picture: notes of a puzzle, what moves of a solved game are worth; where
 *  something stands already, beside it. @returns {{x: number, y: number, size: number, text: string, kind: string}[]} */
export function textsOf(look, state) {
  if (state.puzzle) return puzzles.scribbles(state);
  if (state.sending || !state.valuesWanted) return [];
  return [...worthByTarget(state.position, state.picked)].flatMap(([name, worth]) => {
    const place = state.board.sites[name];
    if (!place) return [];
    const [x, y, r] = place, aside = name in state.position.pieces ? 0.75 * r : 0;
    return [{x: x + aside, y: y - aside, size: aside ? 22 : 28, text: worthSign(worth), kind: `worth ${worth.worth}`}];
  });
}

// Where nearly every empty site can be played at, marks would say nothing.
function worthMarking(state, starts) {
  const {pieces} = state.position, empty = starts.filter(name => !(name in pieces));
  const all = sitesOf(state).filter(([name]) => !(name in pieces) && name[0] === empty[0]?.[0]).length;
  return empty.length > 8 && empty.length > 0.6 * all ? starts.filter(name => name in pieces) : starts;
}

/** What a program thinks while it does: the broader, the more it looks that way. Points of arrows, or a circle where a move is
 *  one site; `worth` is won, drawn or lost where that is certain.
 *  @returns {({points: string, worth: string} | {x: number, y: number, r: number, worth: string})[]} */
export function arrowsOf(look, state) {
  const thoughts = look.arrows && state.thoughts?.node === state.position.node ? state.thoughts.moves : [];
  const most = Math.max(1, ...thoughts.map(move => move.visits));
  return thoughts.flatMap(move => {
    const [from, to] = onBoard(move.path ?? []).map(name => state.board.sites[name]);
    const share = move.visits / most;
    if (!from || share < 0.05) return [];
    const worth = move.proven ? ['lost', 'drawn', 'won'][Math.round(2 * move.value)] : '';
    return [to ? {points: arrow(from, to, 3 + 7 * share), worth} : {x: from[0], y: from[1], r: 8 + 16 * share, worth}];
  });
}
function arrow(from, to, half) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length], neck = length - 3.2 * half;
  const at = (along, aside) => `${from[0] + ux * along - uy * aside},${from[1] + uy * along + ux * aside}`;
  return [at(0, half), at(neck, half), at(neck, 2.4 * half), at(length, 0), at(neck, -2.4 * half), at(neck, -half), at(0, -half)].join(' ');
}

/** Pieces that have left one site for another, and by how much they seem to come from elsewhere. The server has said already
 *  where they are. @returns {{site: string, dx: number, dy: number}[]} */
export function slidesOf(state, before) {
  const {pieces: after} = state.position, {sites} = state.board;
  const came = before ? Object.keys(after).filter(site => after[site] !== before[site]) : [];
  if (came.length > 4) return [];
  return came.flatMap(site => {
    const left = Object.keys(before).filter(other => before[other] === after[site] && after[other] !== after[site]);
    const from = left.length === 1 ? sites[left[0]] : null, to = sites[site];
    return from && to ? [{site, dx: from[0] - to[0], dy: from[1] - to[1]}] : [];
  });
}

/** The words to choose from now, and whether the move may stop where it is; `at` is where the last site is. Null: nothing to
 *  choose. @returns {{words: string[], stop: boolean, at: number[]} | null} */
export function choicesOf(state) {
  const words = play.legalNext(state).filter(isWord), {picked} = state;
  const stop = picked.length > 0 && completeMove(state.position.moves, picked) >= 0;
  if (picked.length === 0 || (words.length === 0 && !stop)) return null;
  return {words, stop, at: state.board.sites[picked.findLast(name => !isWord(name))] ?? [0, 0]};
}
