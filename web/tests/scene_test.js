// scene_test.js - what the board shows, and what pressing it means.
import {same, test} from './check.js';
import * as scene from '../scene.js';
import * as play from '../state.js';

const move = (label, ...path) => ({path, label, say: label});
// Four cells in a square, y growing downwards, a vertex in the middle and a hand beside them.
const sites = {c0: [0, 100, 40], c1: [100, 100, 40], c2: [0, 0, 40], c3: [100, 0, 40], v0: [50, 50, 12], c9: [300, 100, 40]};
const steps = [move('A1-A2', 'c0', 'c2'), move('A1-B1', 'c0', 'c1'), move('B2-B1', 'c3', 'c1')];

function opened(here = {}, more = {}) {
  const state = play.newState('t');
  play.receive(state, {type: 'trial', game: {slug: 'g', name: 'G', players: 2}, nodes: [{id: 0, parent: -1, mover: 0, label: ''}], agents: [],
    seats: ['human', 'human'], you: {owner: true, seats: [1, 2], rewind: true}, now: 0,
    board: {view: [0, 0, 300, 100], sites, labels: {c0: 'A1'}, svg: '', faces: true},
    position: {node: 0, mover: 1, over: false, status: '', ranks: [], scores: [], held: false, wish: '', svg: '',
      pieces: {c0: 'man', c3: 'king'}, moves: steps, playing: [1, 2], ...here}, ...more});
  return state;
}
const kinds = marks => marks.map(({kind, x, y}) => `${kind} ${Object.keys(sites).find(name => sites[name][0] === x && sites[name][1] === y)}`);
const look = (more = {}) => ({...scene.newLook(), ...more});

// --- where things are

test('a board that has grown is moved back to where it was seen', () => {
  const seen = (scale, e, f) => ({a: scale, d: scale, e, f});
  same(scene.wayOfView(seen(1, 0, 0), [10, 20], seen(1, 0, 0), [10, 20]), {scale: 1, x: 0, y: 0});
  // Twice as far away, and the anchor is called otherwise.
  const now = seen(0.5, 30, 40), {scale, x, y} = scene.wayOfView(seen(1, 5, 6), [10, 20], now, [110, 220]);
  same(scale, 2);
  same([now.a * (scale * 110 + x) + now.e, now.d * (scale * 220 + y) + now.f], [15, 26]);
});

test('a board that has been turned about is moved the other way', () => {
  const seen = {a: 2, d: 2, e: 5, f: 6}, view = [-10, 20, 100, 60], turned = scene.turnedAbout(seen, view);
  // The corner of the view is seen where the opposite one was.
  same([turned.a * -10 + turned.e, turned.d * 20 + turned.f], [seen.a * 90 + seen.e, seen.d * 80 + seen.f]);
  const grown = scene.turnedAbout({...seen, e: 45}, view);
  same(scene.wayOfView(turned, [3, 4], grown, [3, 4]), {scale: 1, x: 20, y: 0});
});

test('sites are of the kinds that moves or pieces have used', () => {
  same(scene.sitesOf(opened()).map(([name]) => name), ['c0', 'c1', 'c2', 'c3', 'c9']);
  same(scene.sitesOf(opened({moves: [move('x', 'v0')], pieces: {}})).map(([name]) => name), ['v0']);
  same(scene.sitesOf(play.newState('t')), []);
});

test('what can be pointed at', () => {
  const state = opened();
  same(scene.hoverTargets(state), ['c0', 'c3', 'c0', 'c3']);
  play.choose(state, 'c0');
  same([scene.dropTargets(state), scene.pressTargets(state)], [['c2', 'c1'], ['c2', 'c1', 'c0', 'c3', 'c0']]);
  same(scene.dropTargets(opened({moves: [move('x', '=Red')]})), []);
});

test('meant is what is drawn under the pointer, else the nearest within reach', () => {
  const state = opened(), targets = ['c0', 'c3'];
  same(scene.siteMeant(state, {x: 60, y: 90}, ['c0'], targets), 'c0');        // drawn, though another is nearer
  same(scene.siteMeant(state, {x: 10, y: 90}, [], targets), 'c0');
  same(scene.siteMeant(state, {x: 10, y: 10}, ['c2'], targets), null);        // drawn, but no target
  same(scene.siteMeant(state, {x: -80, y: 100}, [], targets), null);          // too far
  same(scene.siteMeant(state, {x: -70, y: 100}, [], targets), 'c0');
});

test('points win near to themselves where cells can be meant, too', () => {
  const state = opened({moves: [...steps, move('x', 'v0')]});
  same(scene.siteMeant(state, {x: 55, y: 50}, ['c3'], ['c3', 'v0']), 'v0');
  same(scene.siteMeant(state, {x: 70, y: 50}, ['c3'], ['c3', 'v0']), 'c3');
  same(scene.siteMeant(state, {x: 55, y: 50}, ['c3'], ['c3']), 'c3');         // none of that kind can be meant
});

test('a column in which pieces fall is meant as a whole', () => {
  const board = {view: [0, 0, 100, 100], sites: {c0: [0, 100, 40], c1: [100, 100, 40], c2: [0, 0, 40], c3: [100, 0, 40]}, labels: {}, svg: '', faces: false};
  const state = opened({moves: [move('a', 'c0'), move('b', 'c1')], pieces: {}}, {board});
  same(scene.siteMeant(state, {x: 0, y: 0}, ['c2'], ['c0', 'c1']), 'c0');
});

test('arrow keys lead to the next site that way, as the board is turned', () => {
  const state = opened();
  const to = (name, way, how = look()) => scene.neighbour(how, state, name, way);
  same([to('c0', [1, 0]), to('c0', [0, -1]), to('c0', [-1, 0]), to('c1', [1, 0])], ['c1', 'c2', null, 'c9']);
  same(to('c1', [1, 0], look({byHand: true})), 'c0');
});

test('the board is turned for whoever sits above, or by hand', () => {
  const above = opened({}, {you: {owner: true, seats: [2], rewind: true}});
  same([scene.isFlipped(look(), opened()), scene.isFlipped(look({byHand: true}), opened())], [false, true]);
  same([scene.isFlipped(look(), above), scene.isFlipped(look({byHand: true}), above)], [true, false]);
});

// --- pressing

test('a press chooses a piece that goes on at once, and a target only when it is let go', () => {
  const state = opened(), ours = look();
  same(scene.press(ours, state, 'c0', 5, 5), true);
  play.choose(state, 'c0');
  same(scene.press(ours, state, 'c2', 5, 5), false);   // a target
  same(scene.press(ours, state, 'c0', 5, 5), false);   // chosen already
  same(scene.press(ours, state, 'c3', 5, 5), true);    // another piece
  same(scene.press(ours, state, null, 5, 5), false);
  same(scene.press(ours, opened({moves: [move('x', 'c2')]}), 'c2', 5, 5), false);  // a whole move
});

test('what was chosen is dragged once the pointer has gone some way', () => {
  const state = opened(), ours = look();
  scene.press(ours, state, 'c0', 5, 5);
  same(scene.drag(ours, state, 50, 5, {x: 1, y: 2}), false);  // not chosen
  play.choose(state, 'c0');
  same(scene.drag(ours, state, 7, 6, {x: 1, y: 2}), false);   // not far enough
  same(scene.drag(ours, state, 9, 5, {x: 3, y: 4}), true);
  same(scene.drag(ours, state, 5, 5, {x: 1, y: 2}), true);    // and back
  same([ours.press.at, scene.release(ours).site, ours.press, scene.release(ours)], [{x: 1, y: 2}, 'c0', null, null]);
});

test('a finger that trembles is still', () => same([scene.isStill({x: 5, y: 5}, 12, 12), scene.isStill({x: 5, y: 5}, 17, 5)], [true, false]));

// --- what is shown

test('sites say what lies there and what can be done', () => {
  const state = opened();
  state.focus = 'c1';
  same(scene.spotsOf(state)[0], {name: 'c0', focused: false, pressed: false, label: 'A1, man, can be chosen'});
  same(scene.spotsOf(state)[1], {name: 'c1', focused: true, pressed: false, label: 'c1, empty'});
  play.choose(state, 'c0');
  same(scene.spotsOf(state).map(spot => spot.label),
    ['A1, man, chosen', 'c1, empty, can go here', 'c2, empty, can go here', 'c3, king, can be chosen', 'c9, empty']);
  same(scene.spotsOf(state)[0].pressed, true);
});

test('values of a solved game are said while they are wanted', () => {
  const state = opened({worths: [{worth: 'win', plies: 5}, null, null]});
  same(scene.spotsOf(state)[0].label, 'A1, man, can be chosen');
  state.valuesWanted = true;
  same(scene.spotsOf(state)[0].label, 'A1, man, can be chosen, wins in 5');
});

test('marks are what can begin, or what was chosen and where it goes', () => {
  const state = opened();
  same(kinds(scene.marksOf(look(), state)), ['start c0', 'start c3']);
  play.choose(state, 'c0');
  same(kinds(scene.marksOf(look(), state)), ['chosen c0', 'dot c2', 'dot c1']);
  state.position.pieces.c2 = 'man';
  same(kinds(scene.marksOf(look(), state)), ['chosen c0', 'take c2', 'dot c1']);
  play.choose(state, 'c2');
  same(kinds(scene.marksOf(look(), state)), ['chosen c0', 'chosen c2']);  // on its way
});

test('marks are as large as their sites, dots small', () => {
  const state = opened();
  same(scene.marksOf(look(), state)[0], {kind: 'start', x: 0, y: 100, r: 38});
  same(scene.marksOf(look(), opened({pieces: {}}))[0], {kind: 'dot faint', x: 0, y: 100, r: 7});
  play.choose(state, 'c0');
  same(scene.marksOf(look(), state).map(mark => mark.r), [40, 13, 13]);
});

test('the finger is felt, and what a press would choose is seen', () => {
  const state = opened(), ours = look({over: 'c3'});
  scene.press(ours, state, 'c0', 0, 0);
  same(kinds(scene.marksOf(ours, state)), ['start c0', 'start c3', 'over c3']);  // chosen at once
  ours.press.fresh = false;
  same(kinds(scene.marksOf(ours, state)), ['start c0', 'start c3', 'chosen pressed c0', 'over c3']);
});

test('where nearly every empty site can be played at, only pieces are marked', () => {
  const many = Object.fromEntries(Array.from({length: 12}, (_, i) => [`c${i}`, [100 * i, 0, 40]]));
  const board = {view: [0, 0, 1200, 100], sites: many, labels: {}, svg: '', faces: false};
  const at = names => opened({moves: names.map(name => move(name, name)), pieces: {c0: 'man'}}, {board});
  same(scene.marksOf(look(), at(Object.keys(many))).map(mark => mark.kind), ['start']);
  same(scene.marksOf(look(), at(['c1', 'c2', 'c3'])).map(mark => mark.kind), ['dot faint', 'dot faint', 'dot faint']);
});

test('what is certain says what it is worth', () => {
  const state = opened();
  state.thoughts = {node: 0, moves: [1, 0.5, 0].map(value => ({path: ['c1'], visits: 1, proven: true, value}))};
  same(scene.arrowsOf(look(), state).map(one => one.worth), ['won', 'drawn', 'lost']);
});

test('thoughts are arrows, the broader the more was tried, and circles where a move is one site', () => {
  const state = opened();
  const moves = [{path: ['c2', 'c3'], visits: 100}, {path: ['c1'], visits: 50}, {path: ['c0'], visits: 4}, {visits: 90}];
  same(scene.arrowsOf(look(), state), []);
  state.thoughts = {node: 0, moves};
  same(scene.arrowsOf(look(), state), [{points: '0,10 68,10 68,24 100,0 68,-24 68,-10 0,-10', worth: ''}, {x: 100, y: 100, r: 16, worth: ''}]);
  same(scene.arrowsOf(look({arrows: false}), state), []);
  state.thoughts.node = 7;
  same(scene.arrowsOf(look(), state), []);
});

test('a piece that has left one site for another slides', () => {
  const state = opened({pieces: {c2: 'man', c3: 'king'}});
  same(scene.slidesOf(state, {c0: 'man', c3: 'king'}), [{site: 'c2', dx: 0, dy: 100}]);
  same(scene.slidesOf(state, null), []);
  same(scene.slidesOf(state, {c0: 'man', c1: 'man', c3: 'king'}), []);  // which of the two?
  same(scene.slidesOf(state, {c3: 'king'}), []);                        // put down
  same(scene.slidesOf(opened({pieces: {c0: 'a', c1: 'b', c2: 'c', c3: 'd', c9: 'e'}}), {}), []);
});

test('words are offered once something is picked, and stopping where others go on', () => {
  const state = opened({moves: [move('a', 'c0', 'c2', '=Queen'), move('b', 'c0', 'c2', '=Rook'), move('c', 'c3', 'c1'), move('d', 'c3', 'c1', 'c2')]});
  same(scene.choicesOf(state), null);
  play.choose(state, 'c0');
  same(scene.choicesOf(state), null);
  play.choose(state, 'c2');
  same(scene.choicesOf(state), {words: ['=Queen', '=Rook'], stop: false, at: sites.c2});
  state.picked = ['c3', 'c1'];
  same(scene.choicesOf(state), {words: [], stop: true, at: sites.c1});
});
