// trie_test.js - walking through legal moves.
import {same, test} from './check.js';
import {candidates, completeMove, decidedMove, isWord, nextTargets, onlyStart, pick, wish} from '../trie.js';

const move = (...path) => ({path, label: path.join('-'), say: path.join(' to ')});
const button = label => ({path: [], label, say: label, button: true});

// Two steps of one piece, a step of another, and a pawn that becomes something.
const moves = [move('c0', 'c1'), move('c0', 'c2'), move('c3', 'c4'), move('c5', 'c6', '=Queen'), move('c5', 'c6', '=Rook')];
// A jump that may be broken off, or go on.
const jumps = [move('c0', 'c2'), move('c0', 'c2', 'c4')];

test('a word begins with an equals sign', () => same(['=Queen', 'c1'].map(isWord), [true, false]));

test('candidates begin with what was picked, and are no buttons', () => {
  same(candidates([...moves, button('Pass')], []), [0, 1, 2, 3, 4]);
  same(candidates(moves, ['c0']), [0, 1]);
  same(candidates(moves, ['c5', 'c6']), [3, 4]);
  same(candidates(moves, ['c1']), []);
});

test('next targets come once, in the order of the moves', () => {
  same(nextTargets(moves, []), ['c0', 'c3', 'c5']);
  same(nextTargets(moves, ['c0']), ['c1', 'c2']);
  same(nextTargets(moves, ['c5', 'c6']), ['=Queen', '=Rook']);
  same(nextTargets(moves, ['c3', 'c4']), []);
});

test('a move is complete whether or not others go on', () => {
  same(completeMove(jumps, ['c0', 'c2']), 0);
  same(completeMove(jumps, ['c0', 'c2', 'c4']), 1);
  same(completeMove(jumps, ['c0']), -1);
});

test('a move is decided when it is the only one left and where it goes was said', () => {
  same(decidedMove(moves, []), -1);
  same(decidedMove(moves, ['c3']), -1);  // its only step, but nobody has said so
  same(decidedMove(moves, ['c3', 'c4']), 2);
  same(decidedMove([move('c7')], ['c7']), 0);
  same(decidedMove([move('c0', 'c1', 'c2')], ['c0', 'c1']), 0);  // the rest follows
  same(decidedMove(jumps, ['c0', 'c2']), -1);
});

test('picking goes on, steps back, begins anew, or means nothing', () => {
  same(pick(moves, [], 'c0'), ['c0']);
  same(pick(moves, ['c0'], 'c2'), ['c0', 'c2']);
  same(pick(moves, ['c0'], 'c0'), []);
  same(pick(jumps, ['c0', 'c2'], 'c2'), ['c0']);
  same(pick(moves, ['c0'], 'c3'), ['c3']);
  same(pick(moves, ['c0'], 'c4'), null);
});

test('only one piece that can go on is picked by itself', () => {
  same(onlyStart(jumps), ['c0']);
  same(onlyStart(moves), []);
  same(onlyStart([move('c7')]), []);                       // nothing goes from there
  same(onlyStart([move('c0', 'c1'), button('Pass')]), []);  // one need not go on
  same(onlyStart([move('=Red', 'c1')]), []);
});

test('what is wanted next is said', () => {
  same(wish([button('Pass')], []), 'press “Pass” below');
  same(wish([button('Pass'), button('Swap')], []), 'press a button below');
  same(wish([button('Pass'), move('c7')], []), 'choose where to play');
  same(wish([], []), 'choose where to play');
  same(wish(moves, []), 'choose what to move');
  same(wish([move('c0', 'c1'), move('c7')], []), 'choose what to move');
  same(wish([move('c7'), move('c8')], []), 'choose where to play');
  same(wish([move('c7', '=Red')], []), 'choose where to play');
  same(wish(moves, ['c0']), 'choose where it goes');
  same(wish(moves, ['c5', 'c6']), 'choose one');
  same(wish([move('c0', 'c2', '=Queen'), move('c0', 'c2', 'c4')], ['c0', 'c2']), 'choose what else is meant');
  same(wish(jumps, ['c0', 'c2']), 'choose what else is meant');
});
