// graph_test.js - arenas as they are read, written and changed.
import {same, test} from './check.js';
import * as graph from '../graph.js';

const text = JSON.stringify({name: 'G', start: 'a', states: [{name: 'a', player: 1, at: [0, 0]}, {name: 'b', player: 2, value: -1.5, at: [100, 0]},
  {name: 'c', win: 1, at: [200, 0]}], arrows: [['a', 'b'], ['b', 'a'], ['a', 'c']]});
const why = (change) => {
  const json = JSON.parse(text);
  change(json);
  try { graph.readArena(JSON.stringify(json)); return ''; } catch (error) { return error.message; }
};

test('what is written is read again', () => {
  const arena = graph.readArena(text);
  same(arena.arrows, [[0, 1], [1, 0], [0, 2]]);
  same(graph.readArena(graph.writeArena(arena)), arena);
  same(JSON.parse(graph.writeArena(arena)).states[1], {name: 'b', player: 2, value: -1.5, at: [100, 0]});
});

test('what is wrong is said', () => {
  same(why(() => {}), '');
  same(why(json => { json.state = 1; }), 'there is no "state" in the arena');
  same(why(json => { json.states = []; }), 'an arena needs states');
  same(why(json => { json.states[0].name = 'b'; }), 'two states have the same name');
  same(why(json => { json.states[0].player = 3; }), 'the player of "a" is 1 or 2');
  same(why(json => { json.states[0].at = [1, 1e99]; }), 'the place of "a" is no [x, y]');
  same(why(json => { json.states[0].goal = true; }), 'an arena has either "win" or "goal", not both');
  same(why(json => { json.arrows.push(['a', 'x']); }), 'there is no state "x"');
  same(why(json => { json.arrows.push(['a', 'b']); }), 'an arrow is there twice');
  same(why(json => { json.start = 'x'; }), 'there is no state "x"');
  same(why(json => { delete json.states[0].player; }), 'arrows leave "a", so it needs a player');
  same(why(json => { json.states = Array.from({length: 401}, (_, i) => ({name: `${i}`})); }).slice(0, 38), 'this page draws up to 400 states and 4');
});

test('states without places get some, each another', () => {
  const arena = graph.readArena(JSON.stringify({states: [{name: 'a'}, {name: 'b'}, {name: 'c'}]}));
  same(new Set(arena.states.map(state => `${state.x} ${state.y}`)).size, 3);
  same(arena.states.every(state => Number.isFinite(state.x) && Number.isFinite(state.y)), true);
});

test('states come and go with their arrows', () => {
  const arena = graph.readArena(text);
  same(graph.addState(arena, 2, 5, 6), 3);
  same(arena.states[3].name, '4');
  same([graph.addArrow(arena, 3, 3), graph.addArrow(arena, 3, 3)], [true, false]);
  graph.removeState(arena, 0);
  same([arena.states.map(state => state.name), arena.arrows, arena.start], [['b', 'c', '4'], [[2, 2]], '']);
});

test('names stay different, and the start is called like its state', () => {
  const arena = graph.readArena(text);
  same(graph.rename(arena, 0, 'b'), 'Another state is called b');
  same(graph.rename(arena, 0, ' '), 'A state needs a name');
  same([graph.rename(arena, 0, 'z'), arena.start], ['', 'z']);
});

test('a state that is marked no more has somebody to move, and can be read again', () => {
  for (const change of [arena => graph.mark(arena, 2, ''), arena => graph.mark(arena, 1, 'goal')]) {
    const arena = graph.readArena(text);
    same(graph.addArrow(arena, 2, 0), true);
    same(arena.states[2].player, 0);
    change(arena);
    same(arena.states[2].player, 1);
    same(graph.readArena(graph.writeArena(arena)).states[2].player, 1);
  }
});

test('an arena has either goals or wins', () => {
  const arena = graph.readArena(text);
  graph.mark(arena, 1, 'goal');
  same(arena.states.map(state => [state.win, state.goal]), [[0, false], [0, true], [0, false]]);
  graph.mark(arena, 0, '2');
  same(arena.states.map(state => [state.win, state.goal]), [[2, false], [0, false], [0, false]]);
  graph.mark(arena, 0, '');
  same(arena.states[0].win, 0);
});

test('an arrow goes straight unless another leads back or a state is in its way', () => {
  const arena = graph.readArena(text);
  const bends = (from, to) => new Set(graph.arrowPath(arena, from, to, 10).line.match(/[-\d.]+ [-\d.]+/g).map(at => Number(at.split(' ')[1]))).size > 1;
  same([bends(0, 1), bends(1, 0), bends(0, 2)], [true, true, true]);  // back, back, b in the way
  graph.removeState(arena, 1);
  same(bends(0, 1), false);
});
