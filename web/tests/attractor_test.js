// attractor_test.js - attractors, rank by rank, as the command line has them.
import {same, test} from './check.js';
import {isKnown, lastStep, solve, tell, usualSeeker} from '../attractor.js';
import {readArena} from '../graph.js';

const arena = (states, arrows) => readArena(JSON.stringify({arrows: arrows.map(arrow => arrow.split(' ')),
  states: states.map(text => {
    const [name, player, mark] = text.split(' ');
    return {name, ...(Number(player) && {player: Number(player)}), ...(mark === 'goal' ? {goal: true} : mark && {win: Number(mark)})};
  })}));

// The end of Chomp: bars of three, two and one square in a row, and nothing.
const chomp = arena(['5A 1', '7E 2', '8E 2', '7A 1', '8A 1', '9A 1 1', '9E 2 2'],
  ['5A 7E', '5A 8E', '5A 9E', '7E 8A', '7E 9A', '7A 8E', '7A 9E', '8A 9E', '8E 9A']);

test('both attractors, ranks and strategies', () => {
  const {winner, rank, to, longest} = solve(chomp, 0);
  same(winner, [1, 2, 1, 1, 2, 1, 2]);
  same(rank, [2, 2, 1, 2, 1, 0, 0]);
  same(to, [2, 4, -1, 2, -1, -1, -1]);
  same(longest, 2);
});

test('what never ends is nobody\'s, unless somebody seeks', () => {
  const circle = arena(['a 1', 'b 2', 'won 0 1'], ['a b', 'b a', 'b won']);
  same(solve(circle, 0).winner, [0, 0, 1]);
  const kept = solve(circle, 1);
  same([kept.winner, kept.rank, kept.to], [[2, 2, 1], [-1, -1, 0], [-1, 0, -1]]);
  same(solve(circle, 2).winner, [1, 1, 1]);  // nothing is player 2's
});

test('turns need not alternate, and a marked state is an end whatever leads on', () => {
  const ways = arena(['a 1', 'b 1', 'goal 2 goal', 'c 2'], ['a b', 'b goal', 'goal c', 'c c', 'c goal']);
  same(usualSeeker(ways), 1);
  const values = solve(ways, 1);
  same([values.winner, values.rank, values.to], [[1, 1, 1, 2], [2, 1, 0, -1], [1, 2, -1, 3]]);
});

test('an opponent joins with the last arrow, and by the slowest', () => {
  const slow = arena(['a 1', 'b 2', 'won 0 1'], ['b won', 'b a', 'a won']);
  same(solve(slow, 0).rank, [1, 2, 0]);
});

test('one rank is known at a time, and the end is told', () => {
  const values = solve(chomp, 0), known = step => chomp.states.filter((_, i) => isKnown(values, step, i)).map(state => state.name);
  same(lastStep(values), 4);
  same([known(0), known(1), known(2).length, known(3).length], [[], ['9A', '9E'], 4, 7]);
  same(tell(chomp, values, 0), 'Nothing is known yet. The next step marks the ends.');
  same(tell(chomp, values, 1), 'Rank 0: 9A joins player 1; 9E joins player 2.');
  same(tell(chomp, values, 3), 'Rank 2: 5A, 7A join player 1; 7E joins player 2.');
  same(tell(chomp, values, 4), 'Nothing else joins: player 1 wins from 4, player 2 wins from 3, nobody from 0.');
});

test('as the definition says, on random arenas', () => {
  let seed = 7;
  const below = n => (seed = (seed * 1103515245 + 12345) % 2147483648, Math.floor(seed / 65536) % n);
  for (let round = 0; round < 300; ++round) {
    const count = 1 + below(9), states = Array.from({length: count}, () =>
      ({player: 1 + below(2), win: below(5) ? 0 : 1 + below(2), goal: false, name: ''}));
    const arrows = [...new Set(Array.from({length: below(20)}, () => `${below(count)} ${below(count)}`))].map(text => text.split(' ').map(Number));
    const found = solve({states, arrows}, 0);
    for (const player of [1, 2]) {
      const rank = states.map(state => (state.win === player ? 0 : -1));
      for (let step = 1, grows = true; grows; ++step) {
        const joins = states.flatMap((state, i) => {
          const next = arrows.filter(([from]) => from === i).map(([, to]) => rank[to] >= 0);
          return rank[i] < 0 && !state.win && next.length && (state.player === player ? next.some(Boolean) : next.every(Boolean)) ? [i] : [];
        });
        for (const i of joins) rank[i] = step;
        grows = joins.length > 0;
      }
      same(found.winner.map((who, i) => (who === player ? found.rank[i] : -1)), rank);
    }
  }
});
