// attractor.js - who can force a win in an arena, as src/solve/arena.h works it out, and how that grows rank by rank. No page in here.
import {isMarked} from './graph.js';

/** @typedef {{seeker: number, winner: number[], rank: number[], to: number[], longest: number}} Values of each state: who wins there
 *    (0: nobody), how many moves that takes (-1: it never ends), where a winner who is to move goes (-1: nowhere);
 *    the highest rank, -1 where there is none */

/** The game that an arena is meant for: 0, where ends are won, or 1, where player 1 seeks goals. */
export const usualSeeker = arena => (arena.states.some(state => state.goal) ? 1 : 0);

/** @param {import('./graph.js').Arena} arena @param {number} seeker 0: each wants to win; else this player wants a goal, or an end
 *  that is theirs, and the other one wins by keeping away for ever. @returns {Values} */
export function solve(arena, seeker) {
  const {states, arrows} = arena, count = states.length;
  const before = states.map(() => []), left = states.map(() => 0), after = states.map(() => []);
  for (const [from, to] of arrows) {
    before[to].push(from);
    after[from].push(to);
    ++left[from];
  }
  const markOf = state => (state.goal ? seeker || 1 : state.win);
  const winner = states.map(state => (seeker && markOf(state) !== seeker ? 0 : markOf(state)));
  const rank = winner.map(who => (who ? 0 : -1));
  const queue = winner.flatMap((who, i) => (who ? [i] : []));
  for (let at = 0; at < queue.length; ++at) {
    const next = queue[at], who = winner[next];
    for (const from of before[next]) {
      if (winner[from] || isMarked(states[from])) continue;
      if (states[from].player !== who && --left[from] > 0) continue;
      winner[from] = who;
      rank[from] = rank[next] + 1;
      queue.push(from);
    }
  }
  if (seeker) for (let i = 0; i < count; ++i) winner[i] ||= 3 - seeker;
  const to = states.map((state, i) => {
    if (!winner[i] || state.player !== winner[i] || isMarked(state)) return -1;
    return after[i].find(next => winner[next] === winner[i] && rank[next] === (rank[i] < 0 ? -1 : rank[i] - 1)) ?? -1;
  });
  return {seeker, winner, rank, to, longest: Math.max(-1, ...rank)};
}

// --- growing. At step 0 nothing is known, at step s all ranks below s, at the last one that nothing else joins.

/** @param {Values} values */
export const lastStep = values => values.longest + 2;
export const isKnown = (values, step, i) => (values.rank[i] >= 0 ? values.rank[i] < step : step === lastStep(values));

const names = (arena, numbers) => numbers.map(i => arena.states[i].name).join(', ');

/** What the step has brought, in words. */
export function tell(arena, values, step) {
  if (step === 0) return 'Nothing is known yet. The next step marks the ends.';
  const of = player => values.winner.flatMap((who, i) => (who === player ? [i] : []));
  if (step === lastStep(values)) {
    const counts = [1, 2].map(player => `player ${player} wins from ${of(player).length}`);
    if (!values.seeker) counts.push(`nobody from ${of(0).length}`);
    return `Nothing else joins: ${counts.join(', ')}.`;
  }
  const parts = [1, 2].map(player => [player, of(player).filter(i => values.rank[i] === step - 1)]).filter(([, list]) => list.length)
    .map(([player, list]) => `${names(arena, list)} ${list.length === 1 ? 'joins' : 'join'} player ${player}`);
  return `Rank ${step - 1}: ${parts.join('; ')}.`;
}
