// pad.js - the number pad of a deduction puzzle, its hints, and new instances: what play.js shows below the board.
import * as api from './api.js';
import {h, memoryOfTab, show} from './dom.js';
import * as puzzles from './puzzle.js';

export const kDifficulties = ['easy', 'medium', 'hard'];

/** What to say of a puzzle that has just been made, once. */
export function takeNews() {
  const words = memoryOfTab.read('new-puzzle', '');
  if (words) memoryOfTab.write('new-puzzle', '');
  return words;
}

/** Buttons that make another instance of a puzzle and go there. `told` hears how it goes.
 *  @param {() => object} what the body of the question, without how hard it is to be */
export function newPuzzleButtons(what, told) {
  const make = async difficulty => {
    told('Making a puzzle …');
    try {
      const made = await api.makeTrial({...what(), puzzle: difficulty});
      if (made.difficulty !== difficulty) memoryOfTab.write('new-puzzle', `This one is ${made.difficulty}: none that is ${difficulty} was found soon enough.`);
      document.dispatchEvent(new CustomEvent('ludens-go', {detail: made.url}));
    } catch (error) { told(error.message); }
  };
  return h('p', {class: 'row new-puzzle'}, h('span', {}, 'New puzzle'),
    kDifficulties.map(name => h('button', {type: 'button', onclick: () => make(name)}, name)));
}

export function makePad(app) {
  const pad = h('div', {class: 'pad', role: 'group', 'aria-label': 'Values'}), news = h('p', {class: 'puzzle-news', role: 'status'});
  const what = () => {
    const {game, options, ruleset} = app.state;
    return {game: game.slug, options, seats: ['human'], ...(ruleset ? {ruleset} : {})};
  };
  const more = h('div', {class: 'row'}), others = h('div', {}), follow = h('div', {class: 'row'});
  const root = h('div', {class: 'puzzle', hidden: true}, pad, more, news, follow, others);
  return {root, draw: () => draw(app, {root, pad, news, more, others, follow}, what)};
}

function draw(app, parts, what) {
  const {state} = app, {puzzle, position} = state;
  parts.root.hidden = !puzzle || !state.you.seats.length;
  if (parts.root.hidden) return;
  const button = (label, run, more = {}) => h('button', {type: 'button', onclick: () => app.act(run), ...more}, label);
  const binary = puzzles.isBinary(puzzle), values = puzzles.valuesOf(puzzle), here = puzzles.valueAt(state, puzzle.site);
  const counts = new Map();
  for (const site of puzzle.sites) counts.set(puzzles.valueAt(state, site), (counts.get(puzzles.valueAt(state, site)) ?? 0) + 1);
  const pressed = value => (puzzle.noting && here === undefined ? Boolean(puzzle.notes[puzzle.site]?.includes(value)) : here === value);
  show(parts.pad, position.over ? [] : values.map(value => button(puzzles.valueName(puzzle, value), now => puzzles.writeOrErase(now, value),
    {class: 'value', 'aria-pressed': String(pressed(value)), 'aria-label': binary ? null : `${value}, ${counts.get(value) ?? 0} written`})));
  show(parts.more, position.over ? [] : [
    button('Erase', puzzles.erase, {title: 'Backspace'}),
    !binary && button('Notes', puzzles.turnNoting, {'aria-pressed': String(puzzle.noting), title: 'n: values are noted, not written'}),
    h('button', {type: 'button', disabled: !state.you.rewind || position.node === 0, onclick: () => app.send({do: 'undo'})}, 'Take back'),
    button('Hint', puzzles.askHint, {title: 'h', disabled: puzzle.seeking})]);
  const words = puzzles.news(state);
  if (parts.news.textContent !== words) parts.news.textContent = words;
  parts.news.classList.toggle('trouble', Boolean(puzzle.conflict || puzzle.hint?.wrong || (!puzzle.hint && position.conflicts?.length)));
  show(parts.follow, puzzle.hint?.site && !position.over ? [button(puzzle.hint.wrong ? 'Erase it' : 'Write it', puzzles.followHint)] : []);
  if (!parts.others.firstChild) parts.others.append(newPuzzleButtons(what, text => app.act(now => { now.puzzle.told = text; return null; })));
}

// Keys of the pad, with what they do and how that is said.
const kKeys = [
  {keys: '0123456789', help: 'Digits: write a value, or note it', run: (state, key) => puzzles.digit(state, Number(key))},
  {keys: ['Backspace', 'Delete'], help: 'Backspace: erase', run: puzzles.erase},
  {keys: 'n', help: 'n: values are noted, or written', run: state => puzzles.isBinary(state.puzzle) ? null : puzzles.turnNoting(state)},
  {keys: 'h', help: 'h: a hint', run: puzzles.askHint},
];
export const padHelp = kKeys.map(one => one.help);

/** What a key means on the pad. @returns {boolean} whether it means something */
export function padKey(app, key) {
  const {puzzle, you} = app.state, command = puzzle && you.seats.length && kKeys.find(one => one.keys.includes(key));
  if (command) app.act(state => command.run(state, key));
  return Boolean(command);
}
