// Values of the moves of a solved game: which is best, and how it is said.
import {same, test} from './check.js';
import {movesByWorth, rankOf, worthByTarget, worthSign, worthWords} from '../values.js';

const win = plies => ({worth: 'win', plies}), loss = plies => ({worth: 'loss', plies}), draw = {worth: 'draw'};
const position = {
  moves: [{label: 'A', path: ['c0', 'c1']}, {label: 'B', path: ['c0', 'c2']}, {label: 'C', path: ['c3', 'c1']}, {label: 'D', path: ['c3', 'c2']}],
  worths: [loss(2), win(5), draw, loss(6)],
};

test('who wins wants it soon, who loses late', () => {
  same([loss(6), win(5), draw, win(3), loss(2)].sort((a, b) => rankOf(b) - rankOf(a)), [win(3), win(5), draw, loss(6), loss(2)]);
});

test('a target is worth what best comes of it', () => {
  same([...worthByTarget(position, [])], [['c0', win(5)], ['c3', draw]]);
  same([...worthByTarget(position, ['c0'])], [['c1', loss(2)], ['c2', win(5)]]);
  same([...worthByTarget({moves: position.moves}, [])], []);
});

test('words and signs say it without colours', () => {
  same([win(5), draw, loss(2)].map(worthWords), ['wins in 5', 'draws', 'loses in 2']);
  same([win(5), draw, loss(2)].map(worthSign), ['+5', '=', '−2']);
});

test('moves are listed, the best first', () => {
  same(movesByWorth(position).map(one => one.label), ['B', 'C', 'D', 'A']);
});
