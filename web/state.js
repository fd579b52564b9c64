// state.js - everything that the play screen knows, as plain data, and every way to change it. No page in here:
// what a person did comes in, what to ask of the server comes out.
import * as trie from './trie.js';

/** @typedef {{id: number, parent: number, mover: number, label: string}} Node
 *  @typedef {{node: number, ply: number, mover: number, over: boolean, status: string, ranks: number[],
 *    scores: number[], held: boolean, svg: string, pieces: Object<string, string>, moves: trie.Move[]}} Position
 *  @typedef {{node: number, mover: number, iterations: number, seconds: number, depth: number,
 *    moves: {label?: string, path?: string[], visits: number, value?: number, proven: boolean, line: string[]}[]}} Thoughts
 *  @typedef {{view: number[], sites: Object<string, number[]>, labels: Object<string, string>, svg: string}} Board
 *  @typedef {{id: string, game: {slug: string, name: string, players: number} | null, seats: string[],
 *    options: string[], ruleset: string, thoughts: Thoughts | null, pending: string[],
 *    agents: {text: string, name: string}[], board: Board | null, boardNumber: number, nodes: Node[], position: Position | null, picked: string[],
 *    focus: string, kinds: Set<string>, connected: boolean, sending: boolean, message: string}} State */

/** @returns {State} */
export const newState = id => ({
  id, game: null, seats: [], agents: [], board: null, boardNumber: 0, nodes: [], position: null, picked: [], focus: '',
  options: [], ruleset: '', thoughts: null, pending: [], kinds: new Set(), connected: false, sending: false, message: '',
});

// --- from the server

/** @param {State} state @returns {string} what to read aloud */
export function receive(state, message) {
  if (message.type === 'thinking') {
    state.thoughts = message;
    return '';
  }
  state.sending = false;
  state.pending = [];
  if (message.type === 'error') {
    state.message = message.message;
    return message.message;
  }
  state.message = '';
  if (message.board) {
    state.board = message.board;
    ++state.boardNumber;
  }
  if (message.type === 'trial') {
    state.game = message.game;
    state.nodes = message.nodes;
    state.agents = message.agents;
    state.options = message.options ?? [];
    state.ruleset = message.ruleset ?? '';
  }
  const before = state.position;
  for (const node of message.added ?? []) state.nodes[node.id] = node;
  state.seats = message.seats;
  state.position = message.position;
  state.picked = continues(state) ? trie.onlyStart(state.position.moves) : [];
  noteKinds(state);
  const node = state.nodes[state.position.node];
  const news = node && node.id > 0 && node.id !== before?.node ? `${whoIs(state, node.mover)}: ${node.label}. ` : '';
  return news + prompt(state);
}

/** Does the one who moved last go on? */
function continues(state) {
  const node = state.nodes[state.position.node];
  return node && node.id > 0 && node.mover === state.position.mover;
}

// Which kinds of sites people can point at: those that moves or pieces have used so far.
function noteKinds(state) {
  for (const move of state.position.moves)
    for (const target of move.path) if (!trie.isWord(target)) state.kinds.add(target[0]);
  for (const site of Object.keys(state.position.pieces)) state.kinds.add(site[0]);
}

// --- from people. Each returns a message for the server, or null.

/** @param {State} state */
export function choose(state, target) {
  if (!state.position || state.sending) return null;
  const moves = state.position.moves;
  const picked = trie.pick(moves, state.picked, target);
  if (!picked) {
    state.picked = [];
    return null;
  }
  state.picked = picked;
  const next = trie.nextTargets(moves, picked);
  const whole = trie.completeMove(moves, picked);
  if (whole >= 0 && next.length === 0) return play(state, whole);
  const decided = trie.decidedMove(moves, picked);
  return decided >= 0 ? play(state, decided) : null;
}

export function play(state, move) {
  if (state.sending || !state.position) return null;
  state.sending = true;
  state.picked = [];
  state.pending = state.position.moves[move].path.filter(target => !trie.isWord(target));
  return {do: 'play', node: state.position.node, move};
}

export const stopHere = state => {
  const whole = trie.completeMove(state.position.moves, state.picked);
  return whole >= 0 ? play(state, whole) : null;
};

export const stepBack = state => { state.picked = state.picked.slice(0, -1); };

/** A move by what people type: its label or the beginning of just one. -1: none. */
export function typedMove(state, text) {
  const plain = words => words.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(text);
  if (!wanted) return -1;
  const labels = state.position.moves.map(move => plain(move.label));
  const whole = labels.indexOf(wanted);
  if (whole >= 0) return whole;
  const found = labels.flatMap((label, i) => (label.startsWith(wanted) || label.endsWith(wanted) ? [i] : []));
  return found.length === 1 ? found[0] : -1;
}

// --- questions

export const legalNext = state => (state.position && !state.sending ? trie.nextTargets(state.position.moves, state.picked) : []);
export const legalStarts = state => (state.position && !state.sending ? trie.nextTargets(state.position.moves, []) : []);

/** Who is the only person here? 0: nobody, or more than one. */
function onlyPerson(state) {
  const people = state.seats.flatMap((seat, i) => (seat === 'human' ? [i + 1] : []));
  return people.length === 1 ? people[0] : 0;
}
export const whoIs = (state, player) => (onlyPerson(state) === player ? 'You' : `Player ${player}`);

/** How it ended, to whoever looks. */
function outcome(state) {
  const me = onlyPerson(state), {status, ranks} = state.position;
  if (!me || state.seats.length === 1 || !/wins$/.test(status)) return status;
  return ranks[me - 1] === 1 ? 'You win!' : `${status}; you lose`;
}

export function prompt(state) {
  const position = state.position;
  if (!position) return 'One moment …';
  if (position.over) return `${outcome(state)}${/!$/.test(outcome(state)) ? '' : '.'} The game is over.`;
  const who = whoIs(state, position.mover);
  if ((state.seats[position.mover - 1] ?? 'human') !== 'human') return position.held ? `${who} waits: press Continue` : `${who} is thinking …`;
  if (position.moves.length === 0) return `${who} ${who === 'You' ? 'are' : 'is'} to move`;
  return `${who === 'You' && state.seats.length > 1 ? 'Your turn' : who}: ${trie.wish(position.moves, state.picked)}`;
}

/** What the program thinks that moves here, or that has just moved. */
export function thoughtsHere(state) {
  const {thoughts, position} = state;
  if (!thoughts || !position) return null;
  return thoughts.node === position.node || state.nodes[position.node]?.parent === thoughts.node ? thoughts : null;
}

/** From the start through the position looked at to the end of the branch played last. @returns {number[]} */
export function line(state) {
  const node = state.position?.node ?? 0, children = childrenOf(state);
  if (known.lineOf === children && known.lineAt === node) return known.line;
  const out = [];
  for (let at = node; at >= 0; at = state.nodes[at].parent) out.push(at);
  out.reverse();
  for (let next = children.get(out.at(-1)); next?.length; next = children.get(out.at(-1))) out.push(next.at(-1));
  Object.assign(known, {line: out, lineOf: children, lineAt: node});
  return out;
}

// What was worked out last about a tree: it is asked for many times at each move. Nodes are only ever added.
const known = {nodes: null, count: -1, children: null, line: [], lineOf: null, lineAt: -1};

/** @returns {Map<number, number[]>} */
export function childrenOf(state) {
  if (known.nodes === state.nodes && known.count === state.nodes.length) return known.children;
  const children = new Map();
  for (const node of state.nodes) {
    if (!node || node.parent < 0) continue;
    if (!children.has(node.parent)) children.set(node.parent, []);
    children.get(node.parent).push(node.id);
  }
  Object.assign(known, {nodes: state.nodes, count: state.nodes.length, children});
  return children;
}

/** Where a step leads in the tree: back, on, first, last, up or down among branches. Null: nowhere. */
export function stepTo(state, way) {
  const at = state.position?.node ?? 0;
  const path = line(state);
  const place = path.indexOf(at);
  const siblings = childrenOf(state).get(state.nodes[at]?.parent) ?? [at];
  const beside = siblings.indexOf(at);
  const to = {back: path[place - 1], on: path[place + 1], first: path[0], last: path.at(-1),
    up: siblings[beside - 1], down: siblings[beside + 1]}[way];
  return to === undefined || to === at ? null : to;
}
