// graph.js - an arena as plain data: states, arrows, how it is read, written, changed, and where its lines go. No page in here.
// The format of files is that of `ludens arena` (docs/arena.md).

export const kMostStates = 400, kMostArrows = 4000;
export const kRadius = 24;
const kFarthest = 1e6;

/** @typedef {{name: string, player: number, win: number, goal: boolean, value: number | null, x: number, y: number}} State
 *  @typedef {{name: string, start: string, states: State[], arrows: [number, number][]}} Arena arrows by the numbers of states */

/** @returns {Arena} */
export const newArena = () => ({name: '', start: '', states: [], arrows: []});

// --- files

const kOfArena = ['name', 'comment', 'start', 'states', 'arrows'];
const kOfState = ['name', 'comment', 'player', 'win', 'goal', 'value', 'at'];

function refuse(why) { throw new Error(why); }

function onlyThese(object, known, what) {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) refuse(`${what} is no object`);
  for (const word of Object.keys(object)) if (!known.includes(word)) refuse(`there is no "${word}" in ${what}`);
}

const isPlayer = value => value === undefined || value === 1 || value === 2;
const isPlace = at => Array.isArray(at) && at.length === 2 && at.every(one => Number.isFinite(one) && Math.abs(one) <= kFarthest);

function readState(given, i) {
  onlyThese(given, kOfState, `state ${i + 1}`);
  const {name, player, win, goal, value, at} = given;
  if (typeof name !== 'string' || !name) refuse(`state ${i + 1} has no name`);
  if (!isPlayer(player) || !isPlayer(win)) refuse(`the player of "${name}" is 1 or 2`);
  if (goal !== undefined && typeof goal !== 'boolean') refuse(`the goal of "${name}" is true or false`);
  if (value !== undefined && !Number.isFinite(value)) refuse(`the value of "${name}" is no number`);
  if (at !== undefined && !isPlace(at)) refuse(`the place of "${name}" is no [x, y]`);
  return {name, player: player ?? 0, win: win ?? 0, goal: goal ?? false, value: value ?? null, x: at?.[0] ?? NaN, y: at?.[1] ?? NaN};
}

function readArrow(given, numbers) {
  if (!Array.isArray(given) || given.length !== 2) refuse('an arrow is a pair of names');
  return given.map(name => numbers.get(name) ?? refuse(`there is no state "${name}"`));
}

/** An arena from the text of a file. Throws an Error that says what is wrong. @returns {Arena} */
export function readArena(text) {
  let json = null;
  try { json = JSON.parse(text); } catch (error) { refuse(`this is no JSON: ${error.message}`); }
  onlyThese(json, kOfArena, 'the arena');
  if (!Array.isArray(json.states) || !json.states.length) refuse('an arena needs states');
  if (json.arrows !== undefined && !Array.isArray(json.arrows)) refuse('arrows are a list');
  if (json.states.length > kMostStates || (json.arrows?.length ?? 0) > kMostArrows)
    refuse(`this page draws up to ${kMostStates} states and ${kMostArrows} arrows; ludens arena takes more`);
  const states = json.states.map(readState);
  const numbers = new Map(states.map((state, i) => [state.name, i]));
  if (numbers.size < states.length) refuse('two states have the same name');
  if (states.some(state => state.win) && states.some(state => state.goal)) refuse('an arena has either "win" or "goal", not both');
  const arrows = (json.arrows ?? []).map(arrow => readArrow(arrow, numbers));
  if (new Set(arrows.map(String)).size < arrows.length) refuse('an arrow is there twice');
  if (json.start !== undefined && !numbers.has(json.start)) refuse(`there is no state "${json.start}"`);
  for (const [from] of arrows)
    if (!states[from].player && !isMarked(states[from])) refuse(`arrows leave "${states[from].name}", so it needs a player`);
  if (states.some(state => Number.isNaN(state.x))) placeInCircle(states);
  return {name: typeof json.name === 'string' ? json.name : '', start: json.start ?? '', states, arrows};
}

/** The text of a file, a line for each state and arrow. */
export function writeArena(arena) {
  const state = one => JSON.stringify({name: one.name, ...(one.player && {player: one.player}), ...(one.win && {win: one.win}),
    ...(one.goal && {goal: true}), ...(one.value !== null && {value: one.value}), at: [Math.round(one.x), Math.round(one.y)]});
  const list = items => (items.length ? `[\n    ${items.join(',\n    ')}\n  ]` : '[]');
  const arrows = arena.arrows.map(([from, to]) => JSON.stringify([arena.states[from].name, arena.states[to].name]));
  const head = ['name', 'start'].filter(word => arena[word]).map(word => `  "${word}": ${JSON.stringify(arena[word])},\n`).join('');
  return `{\n${head}  "states": ${list(arena.states.map(state))},\n  "arrows": ${list(arrows)}\n}\n`;
}

function placeInCircle(states) {
  const radius = Math.max(120, states.length * 16);
  states.forEach((state, i) => {
    const turn = 2 * Math.PI * i / states.length;
    state.x = Math.round(radius * (1 + Math.sin(turn)));
    state.y = Math.round(radius * (1 - Math.cos(turn)));
  });
}

// --- changes

export const isMarked = state => state.win > 0 || state.goal;

/** @returns {number} the new state, or -1 where there are too many */
export function addState(arena, player, x, y) {
  if (arena.states.length >= kMostStates) return -1;
  const taken = new Set(arena.states.map(state => state.name));
  let number = arena.states.length + 1;
  while (taken.has(String(number))) ++number;
  return arena.states.push({name: String(number), player, win: 0, goal: false, value: null, x, y}) - 1;
}

/** Beside the others. */
export function freePlace(arena) {
  const right = Math.max(-60, ...arena.states.map(state => state.x));
  return [right + 120, arena.states.length ? Math.min(...arena.states.map(state => state.y)) : 60];
}

export function removeState(arena, gone) {
  if (arena.states[gone].name === arena.start) arena.start = '';
  arena.states.splice(gone, 1);
  const moved = i => (i > gone ? i - 1 : i);
  arena.arrows = arena.arrows.filter(arrow => !arrow.includes(gone)).map(([from, to]) => [moved(from), moved(to)]);
}

export const findArrow = (arena, from, to) => arena.arrows.findIndex(arrow => arrow[0] === from && arrow[1] === to);

/** Where arrows leave and nothing has ended, somebody is to move: player 1 where nobody was. */
function giveTurns(arena) {
  for (const [from] of arena.arrows) if (!arena.states[from].player && !isMarked(arena.states[from])) arena.states[from].player = 1;
}

/** An arrow that is not there; whoever is to move there gets the turn. False where it cannot be. */
export function addArrow(arena, from, to) {
  if (findArrow(arena, from, to) >= 0 || arena.arrows.length >= kMostArrows) return false;
  arena.arrows.push([from, to]);
  giveTurns(arena);
  return true;
}

/** Why a state cannot be called so; empty if it can, and is then. */
export function rename(arena, which, name) {
  const state = arena.states[which];
  if (!name.trim()) return 'A state needs a name';
  if (arena.states.some((other, i) => i !== which && other.name === name)) return `Another state is called ${name}`;
  if (arena.start === state.name) arena.start = name;
  state.name = name;
  return '';
}

/** @param {'' | '1' | '2' | 'goal'} mark goals and wins do not go together: the others of the other kind lose theirs */
export function mark(arena, which, mark) {
  for (const state of arena.states) {
    if (mark === 'goal') state.win = 0;
    else if (mark) state.goal = false;
  }
  Object.assign(arena.states[which], {win: mark === 'goal' ? 0 : Number(mark), goal: mark === 'goal'});
  giveTurns(arena);
}

// --- lines

const way = (a, b) => {
  const x = b.x - a.x, y = b.y - a.y, length = Math.hypot(x, y);
  return length < 1e-9 ? {x: 0, y: -1} : {x: x / length, y: y / length};
};
const moved = (a, by, times) => ({x: a.x + by.x * times, y: a.y + by.y * times});
const reach = (state, to) => (state.player === 2 ? kRadius / Math.max(Math.abs(to.x), Math.abs(to.y)) : kRadius);

function touchesAnother(arena, from, to) {
  const a = arena.states[from], b = arena.states[to], along = way(a, b), length = Math.hypot(b.x - a.x, b.y - a.y);
  return arena.states.some((state, i) => {
    const x = state.x - a.x, y = state.y - a.y, forth = x * along.x + y * along.y;
    return i !== from && i !== to && forth > 0 && forth < length && Math.abs(x * along.y - y * along.x) < kRadius + 4;
  });
}

/** Straight, but where it would touch another state or another arrow leads back. @returns {{line: string, head: string}} as paths */
export function arrowPath(arena, from, to, headLength) {
  const a = arena.states[from], b = arena.states[to];
  let begin = {x: a.x - 8, y: a.y - kRadius}, bend = {x: a.x + 6, y: a.y - kRadius - 44}, end = {x: a.x + 12, y: a.y - kRadius + 2};
  if (from !== to) {
    const along = way(a, b), length = Math.hypot(b.x - a.x, b.y - a.y);
    const bent = touchesAnother(arena, from, to) ? 0.24 : findArrow(arena, to, from) >= 0 ? 0.13 : 0;
    bend = moved({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2}, {x: -along.y, y: along.x}, bent * length);
    begin = moved(a, way(a, bend), reach(a, way(a, bend)));
    end = moved(b, way(b, bend), reach(b, way(b, bend)) + 1);
  }
  const back = way(end, bend), side = {x: -back.y, y: back.x}, neck = moved(end, back, headLength);
  const at = ({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {line: `M${at(begin)}Q${at(bend)} ${at(moved(end, back, headLength / 2))}`,
    head: `M${at(end)}L${at(moved(neck, side, headLength * 0.4))}L${at(moved(neck, side, -headLength * 0.4))}Z`};
}

/** What is to be seen: all states, with room around them, and never less than a table to draw on. @returns {number[]} x, y, width, height */
export function viewOf(arena) {
  const xs = arena.states.map(state => state.x), ys = arena.states.map(state => state.y);
  const left = Math.min(0, ...xs) - 60, top = Math.min(0, ...ys) - 60;
  return [left, top, Math.max(900, Math.max(0, ...xs) + 70 - left), Math.max(420, Math.max(0, ...ys) + 60 - top)];
}
