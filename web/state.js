// state.js - everything that the play screen knows, as plain data, and every way to change it. No page in here:
// what a person did comes in, what to ask of the server comes out.
import * as puzzles from './puzzle.js';
import * as trie from './trie.js';
import {worthWords} from './values.js';

/** @typedef {{id: number, parent: number, mover: number, label: string}} Node
 *  @typedef {{node: number, ply: number, mover: number, over: boolean, status: string, ranks: number[],
 *    scores: number[], held: boolean, wish: string, svg: string, pieces: Object<string, string>, moves: trie.Move[]}} Position
 *  @typedef {{node: number, mover: number, iterations: number, seconds: number, depth: number,
 *    moves: {label?: string, path?: string[], visits: number, value?: number, proven: boolean, pliesToEnd?: number, line: string[]}[]}} Thoughts
 *  @typedef {{view: number[], sites: Object<string, number[]>, labels: Object<string, string>, svg: string, faces: boolean}} Board
 *  @typedef {{node: number, path: string[], label: string, mover: number, known: number}} Kept a move that no answer has come to yet
 *  @typedef {{id: string, game: {slug: string, name: string, players: number} | null, seats: string[],
 *    options: string[], ruleset: string, thoughts: Thoughts | null, pending: string[],
 *    agents: {text: string, name: string}[], board: Board | null, boardNumber: number, nodes: Node[], position: Position | null, picked: string[],
 *    puzzle: puzzles.Puzzle | null, valuesWanted: boolean, focus: string, kinds: Set<string>, columns: boolean, connected: boolean, sending: boolean, kept: Kept | null,
 *    seat: number, now: number, you: You, message: string}} State
 *  @typedef {{owner: boolean, seats: number[], rewind: boolean, key?: string, keys?: string[], given?: number[]}} You what whoever
 *    looks at this may do; `now` is the node of the game itself, wherever one looks */

/** @returns {State} */
export const newState = id => ({
  id, game: null, seats: [], agents: [], board: null, boardNumber: 0, nodes: [], position: null, picked: [], focus: '',
  options: [], ruleset: '', thoughts: null, pending: [], kinds: new Set(), columns: false, connected: false, sending: false,
  kept: null, puzzle: null, valuesWanted: false, seat: 0, now: 0, you: {owner: false, seats: [], rewind: false}, message: '',
});

// --- from the server

/** @param {State} state @param {Object<string, number[]>} notes made before in a puzzle @returns {string} what to read aloud */
export function receive(state, message, notes = {}) {
  if (message.type === 'hint') {
    state.puzzle.seeking = false;
    if (message.node === state.position.node) state.puzzle.hint = message;
    if (message.node === state.position.node && message.site) puzzles.select(state.puzzle, message.site);
    return message.words;
  }
  if (message.type === 'error' && message.do === 'hint') state.puzzle.seeking = false;
  if (message.type === 'error' && message.do === 'solve') state.valuesWanted = false;
  if (message.type === 'values') {
    state.valuesWanted = false;
    state.message = message.problem;
    return message.problem;
  }
  if (message.type === 'thinking') {
    state.thoughts = message;
    return '';
  }
  if (message.do) {  // no answer to a move
    state.message = message.message;
    return message.message;
  }
  state.sending = false;
  state.pending = [];
  if (message.type !== 'trial') state.kept = null;  // an answer
  if (message.type === 'error') {
    state.message = message.message;
    return message.message;
  }
  state.message = '';
  if (message.type === 'conflict') {
    state.puzzle.conflict = message;
    return message.words;
  }
  if (message.board) {
    state.board = message.board;
    ++state.boardNumber;
  }
  if (message.type === 'trial') {
    state.game = message.game;
    state.nodes = message.nodes;
    state.agents = message.agents;
    state.seat = message.seat ?? 0;
    state.options = message.options ?? [];
    state.ruleset = message.ruleset ?? '';
    if (message.puzzle) state.puzzle = {...puzzles.newPuzzle(message.puzzle, notes), site: state.puzzle?.site ?? ''};
  }
  const before = state.position;
  for (const node of message.added ?? []) state.nodes[node.id] = node;
  state.seats = message.seats;
  state.you = message.you;
  state.now = message.now;
  state.position = message.position;
  if (state.puzzle) puzzles.moved(state.puzzle, before?.node !== state.position.node);
  state.picked = continues(state) && !state.puzzle ? trie.onlyStart(state.position.moves) : [];
  noteKinds(state);
  noteColumns(state);
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
  for (const site of state.puzzle?.sites ?? []) state.kinds.add(site[0]);
}

// Do pieces fall? So it is where every column that is not full can be played at just one site, its lowest empty one,
// and once that was seen of a board with room above, until a move says otherwise.
function noteColumns(state) {
  const {moves, pieces} = state.position, targets = trie.nextTargets(moves, []);
  if (targets.length === 0) return;
  const lowest = new Set();
  let above = false, sound = moves.every(move => move.button || move.path.length === 1);
  for (const column of columnsOf(state.board, targets[0][0])) {
    const empty = column.filter(name => !(name in pieces));
    if (empty.length === 0) continue;
    lowest.add(empty[0]);
    above ||= empty.length > 1;
    sound &&= column.slice(column.indexOf(empty[0])).every(name => !(name in pieces));
  }
  sound &&= targets.length === lowest.size && targets.every(name => lowest.has(name));
  state.columns = sound && (above || state.columns);
}

/** Sites of a kind by column, the lowest first. @returns {string[][]} */
function columnsOf(board, kind) {
  const columns = new Map();
  for (const [name, [x]] of Object.entries(board.sites))
    if (name[0] === kind) columns.set(Math.round(x), [...(columns.get(Math.round(x)) ?? []), name]);
  return [...columns.values()].map(column => column.sort((a, b) => board.sites[b][1] - board.sites[a][1]));
}

/** Where a piece lands that is let fall above or below this site; null where pieces do not fall. */
export function columnTarget(state, site) {
  if (!site || !state.columns || state.sending) return null;
  const column = columnsOf(state.board, site[0]).find(names => names.includes(site)) ?? [];
  return trie.nextTargets(state.position.moves, []).find(name => column.includes(name)) ?? null;
}

// --- from people. Each returns a message for the server, or null.

/** @param {State} state */
export function choose(state, target) {
  if (!state.position || state.sending) return null;
  if (state.puzzle) return puzzles.press(state, target);
  const moves = state.position.moves;
  const picked = trie.pick(moves, state.picked, target) ?? trie.pick(moves, state.picked, columnTarget(state, target));
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
  const {path, label} = state.position.moves[move], {node, mover} = state.position;
  state.pending = path.filter(target => !trie.isWord(target));
  state.kept = {node, path, label, mover, known: state.nodes.length};
  return {do: 'play', node, move};
}

/** After the server was away: the move that had no answer is played again where that is still possible; otherwise it is
 *  said to be lost. */
export function playKept(state) {
  const kept = state.kept;
  if (!kept) return null;
  state.kept = null;
  if (state.position.node === kept.node) {
    const move = state.position.moves.findIndex(one => one.path.join(' ') === kept.path.join(' '));
    if (move >= 0) return play(state, move);
  }
  const called = node => node.label.replace(/^\+/, '').toLowerCase() + ' ';  // as the tree writes what is put down
  const arrived = state.nodes.some(node => node.id >= kept.known && node.parent === kept.node && node.mover === kept.mover &&
    `${kept.label.toLowerCase()} `.startsWith(called(node)));
  if (!arrived) state.message = `Your move ${kept.label} is lost: the position has changed meanwhile.`;
  return null;
}

export const stopHere = state => {
  const whole = trie.completeMove(state.position.moves, state.picked);
  return whole >= 0 ? play(state, whole) : null;
};

export const stepBack = state => { state.picked = state.picked.slice(0, -1); };

/** A move by what people type: its label, or the beginning or end of just one. @returns {{move: number, why: string}} why not, where
 *  the move is -1 */
export function typedMove(state, text) {
  const plain = words => words.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(text), {moves} = state.position;
  if (!wanted) return {move: -1, why: 'Type a move, such as ' + (moves[0]?.label ?? 'A1')};
  const labels = moves.map(move => plain(move.label));
  const whole = labels.indexOf(wanted);
  if (whole >= 0) return {move: whole, why: ''};
  const found = labels.flatMap((label, i) => (label.startsWith(wanted) || label.endsWith(wanted) ? [i] : []));
  if (found.length === 1) return {move: found[0], why: ''};
  const some = found.slice(0, 4).map(i => moves[i].label).join(', ');
  if (found.length > 1) return {move: -1, why: `${text} may be ${some}${found.length > 4 ? ' …' : ''}: type more of it`};
  return {move: -1, why: moves.length ? `No legal move is called ${text}` : 'There is no move to choose now'};
}

// --- questions

const asksMoves = state => state.position && !state.sending && !state.puzzle;  // a puzzle is filled by its pad
export const legalNext = state => (asksMoves(state) ? trie.nextTargets(state.position.moves, state.picked) : []);
export const legalStarts = state => (asksMoves(state) ? trie.nextTargets(state.position.moves, []) : []);

/** The only seat that is played here. 0: none, or more than one. */
function onlyPerson(state) {
  return state.you.seats.length === 1 ? state.you.seats[0] : 0;
}
export const whoIs = (state, player) => (onlyPerson(state) === player ? 'You' : seatName(state, player));

/** What is played from a seat now: players may have swapped. @returns {{fill: string, name?: string} | undefined} */
export const seatColour = (state, seat) => state.game?.colours?.[(state.position?.playing[seat - 1] ?? seat) - 1];

/** By colour where the seats have colours with names. */
export const colourName = (colour, seat) => colour?.name || `Player ${seat}`;
export const seatName = (state, seat) => colourName(seatColour(state, seat), seat);

/** Is an earlier position looked at, or one of another branch? */
export const isBack = state => Boolean(state.position) && state.position.node !== state.now;

/** Does the one who sits here look at the board from its upper side? */
export function seesFromAbove(state) {
  const seat = onlyPerson(state);
  return Boolean(state.board?.faces) && seat > 0 && (state.position?.playing[seat - 1] ?? seat) === 2;
}

/** How it ended, to whoever looks. */
function outcome(state) {
  const me = onlyPerson(state), {ranks} = state.position;
  const status = state.position.status.replace(/Player (\d+)/, (_, seat) => seatName(state, Number(seat)));
  if (!me || state.seats.length === 1 || !/wins$/.test(status)) return status;
  return ranks[me - 1] === 1 ? 'You win!' : `${status}; you lose`;
}

export function prompt(state) {
  return isBack(state) ? `Looking back. ${wanted(state)}` : wanted(state);
}

function wanted(state) {
  const position = state.position;
  if (!position) return 'One moment …';
  if (position.over && state.puzzle && state.position.ranks[0] === 1) return 'Solved! Every rule is kept.';
  if (position.over) return `${outcome(state)}${/!$/.test(outcome(state)) ? '' : '.'} The game is over.`;
  const who = whoIs(state, position.mover);
  if (state.puzzle && state.you.seats.length && state.seats[0] === 'human') return puzzles.wish(state);
  if ((state.seats[position.mover - 1] ?? 'human') !== 'human') return position.held ? `${who} waits: press Continue` : isBack(state) ? `${who} was to move` : `${who} is thinking …`;
  if (position.moves.length === 0) return `${who} ${who === 'You' ? 'are' : 'is'} to move`;
  const fresh = state.picked.length === 0 || (continues(state) && state.picked.join() === trie.onlyStart(position.moves).join());
  return `${who === 'You' && state.seats.length > 1 ? 'Your turn' : who}: ${(fresh && position.wish) || trie.wish(position.moves, state.picked)}`;
}

/** Of a solved game: who wins, and when, if nobody errs. */
export function forecast(state) {
  const {value, mover} = state.position ?? {};
  if (!value) return '';
  const who = whoIs(state, mover), words = value.worth === 'draw' ? 'can have a draw' : worthWords(value);
  return `${who === 'You' ? `You ${words.replace(/^wins/, 'win').replace(/^loses/, 'lose')}` : `${who} ${words}`}, if nobody errs.`;
}

/** What the program thinks that moves here, or that has just moved. */
export function thoughtsHere(state) {
  const {thoughts, position} = state;
  if (!thoughts?.iterations || !position) return null;  // some programs do not think at all
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

/** The line by turns: moves that one player makes without a break are one. Alone, every move is a turn. @returns {number[][]} */
export function turns(state) {
  const out = [];
  for (const id of line(state).slice(1)) {
    const before = out.at(-1)?.at(-1);
    if (state.seats.length > 1 && before !== undefined && state.nodes[before].mover === state.nodes[id].mover) out.at(-1).push(id);
    else out.push([id]);
  }
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
