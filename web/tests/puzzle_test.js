// What people do with the pad of a puzzle, and what of it is asked of the server.
import {same, test} from './check.js';
import * as puzzles from '../puzzle.js';

/** Two cells and a given one; values 1 to `most`. */
function opened(most = 9, values = {c2: 3}, more = {}) {
  const puzzle = puzzles.newPuzzle({least: 1, most, sites: ['c0', 'c1', 'c2'], given: ['c2']}, {});
  return {puzzle, sending: false, board: {sites: {c0: [0, 0, 40], c1: [100, 0, 40], c2: [200, 0, 40]}, labels: {c0: 'A1', c1: 'B1', c2: 'C1'}},
    position: {node: 5, over: false, values, conflicts: []}, ...more};
}
function lines(values = {}) {
  const state = opened(9, values);
  Object.assign(state.puzzle, {least: 0, most: 1});
  return state;
}

test('a value is asked of the server, and not twice', () => {
  const state = opened();
  same(puzzles.write(state, 4), null);  // no site is chosen
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.write(state, 4), {do: 'value', node: 5, site: 'c0', value: 4});
  same(puzzles.write(state, 4), null);  // no answer yet
});

test('what is given, what is too large and what is over cannot be written', () => {
  const state = opened();
  puzzles.select(state.puzzle, 'c2');
  same([puzzles.write(state, 4), puzzles.erase(state)], [null, null]);
  puzzles.select(state.puzzle, 'c0');
  same([puzzles.write(state, 10), puzzles.write(state, 0)], [null, null]);
  state.position.over = true;
  same(puzzles.write(state, 4), null);
});

test('notes stay here, come and go, and do not touch what is written', () => {
  const state = opened(9, {c1: 2, c2: 3});
  state.puzzle.noting = true;
  puzzles.select(state.puzzle, 'c0');
  for (const value of [7, 2, 5, 2]) same(puzzles.write(state, value), null);
  same(state.puzzle.notes, {c0: [5, 7]});
  same(puzzles.remarks(state, 'c0'), ['perhaps 5, 7']);
  puzzles.select(state.puzzle, 'c1');
  puzzles.write(state, 5);
  same(state.puzzle.notes, {c0: [5, 7]});
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.erase(state), null);
  same(state.puzzle.notes, {});
});

test('notes lie in the cell in rows, and a value that is refused is drawn over them', () => {
  const state = opened();
  state.puzzle.notes = {c0: [1, 9]};
  same(puzzles.scribbles(state).map(({x, y, text}) => [x, y, text]), [[-24, -24, '1'], [24, 24, '9']]);
  state.puzzle.conflict = {site: 'c0', value: 3, words: 'C1 has it', sites: ['c2']};
  same(puzzles.scribbles(state).map(({text, kind}) => [text, kind]), [['3', 'refused']]);
  same(puzzles.rings(state), [{site: 'c2', kind: 'conflict'}]);
  same(puzzles.news(state), 'C1 has it');
});

test('erasing takes a refusal away before a value, and a value before notes', () => {
  const state = opened(9, {c0: 4, c2: 3});
  puzzles.select(state.puzzle, 'c0');
  state.puzzle.conflict = {site: 'c0', value: 3, words: '', sites: []};
  same(puzzles.erase(state), {do: 'value', node: 5, site: 'c0'});
  const other = opened();
  puzzles.select(other.puzzle, 'c0');
  Object.assign(other.puzzle, {notes: {c0: [1]}, conflict: {site: 'c0', value: 3, words: '', sites: []}});
  same([puzzles.erase(other), other.puzzle.conflict, other.puzzle.notes], [null, null, {c0: [1]}]);
});

test('the button of the value that is there erases it; its key does not', () => {
  const state = opened(9, {c0: 4, c2: 3});
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.digit(state, 4), null);
  same(puzzles.writeOrErase(state, 4), {do: 'value', node: 5, site: 'c0'});
});

test('values of two digits are typed one after the other', () => {
  const state = opened(16, {c2: 3});
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.digit(state, 1).value, 1);
  state.sending = false;
  same(puzzles.digit(state, 2).value, 12);
  state.sending = false;
  same(puzzles.digit(state, 5).value, 5);  // 125 is too large
});

test('a digit that is typed before the answer to the one before is not lost', () => {
  const state = opened(16, {c2: 3});
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.digit(state, 1).value, 1);
  same([puzzles.digit(state, 2), puzzles.writeLater(state)], [null, null]);  // no answer yet
  puzzles.select(state.puzzle, 'c1');
  state.sending = false;
  same(puzzles.writeLater(state), {do: 'value', node: 5, site: 'c0', value: 12});
  state.sending = false;
  same(puzzles.writeLater(state), null);
});

test('values of two digits are noted, too', () => {
  const state = opened(16);
  puzzles.select(state.puzzle, 'c0');
  puzzles.turnNoting(state);
  for (const number of [1, 2, 5]) same(puzzles.digit(state, number), null);
  same(state.puzzle.notes, {c0: [5, 12]});
});

test('yes and no are said in words, and how a new puzzle comes on until something is written', () => {
  const state = lines({c0: 1, c1: 0});
  same(['c0', 'c1', 'c2'].map(site => puzzles.said(state, site)), ['Yes', 'No', 'empty']);
  state.puzzle.told = 'Making a puzzle …';
  same(puzzles.news(state), 'Making a puzzle …');
  puzzles.moved(state.puzzle, false);
  same(puzzles.news(state), 'Making a puzzle …');
  puzzles.moved(state.puzzle, true);
  same(puzzles.news(state), '');
});

test('where there is yes and no, presses go round', () => {
  same(puzzles.press(lines(), 'c0').value, 1);
  same(puzzles.press(lines({c0: 1}), 'c0').value, 0);
  same(puzzles.press(lines({c0: 0}), 'c0').value, undefined);
  const refused = lines();
  puzzles.select(refused.puzzle, 'c0');
  refused.puzzle.conflict = {site: 'c0', value: 1, words: '', sites: []};
  same(puzzles.press(refused, 'c0').value, 0);
});

test('a hint is asked for once, shown, and followed', () => {
  const state = opened();
  same(puzzles.askHint(state), {do: 'hint'});
  same(puzzles.askHint(state), null);
  Object.assign(state.puzzle, {seeking: false, hint: {site: 'c1', value: 8, words: 'B1 is 8'}});
  same([puzzles.news(state), puzzles.rings(state)], ['B1 is 8', [{site: 'c1', kind: 'hint'}]]);
  same(puzzles.followHint(state), {do: 'value', node: 5, site: 'c1', value: 8});
  const wrong = opened(9, {c0: 4, c2: 3});
  wrong.puzzle.hint = {site: 'c0', wrong: true, words: 'A1 is not 4'};
  same(puzzles.followHint(wrong), {do: 'value', node: 5, site: 'c0'});
});

test('rules that are broken are named, and what is alike is found', () => {
  const state = opened(9, {c0: 3, c2: 3}, {});
  state.position.conflicts = [{words: 'the values of row 1 differ', sites: ['c0', 'c2']}];
  same(puzzles.news(state), 'Broken: the values of row 1 differ');
  same(puzzles.remarks(state, 'c2'), ['given', 'in conflict']);
  puzzles.select(state.puzzle, 'c0');
  same(puzzles.alike(state), ['c2']);
});
