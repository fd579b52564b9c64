// state_test.js - what the play screen knows: what comes from the server, what people do, what is asked.
import {same, test} from './check.js';
import * as play from '../state.js';

const move = (label, ...path) => ({path, label, say: label});
const node = (id, parent, mover, label) => ({id, parent, mover, label});
const you = (more = {}) => ({owner: true, seats: [1, 2], rewind: true, ...more});
// Two columns of two sites each; y grows downwards.
const board = {view: [0, 0, 20, 20], labels: {}, svg: '<g/>', faces: true,
  sites: {c0: [0, 10, 5], c1: [10, 10, 5], c2: [0, 0, 5], c3: [10, 0, 5]}};

const position = (more = {}) => ({node: 0, ply: 0, mover: 1, over: false, status: '', ranks: [0, 0], scores: [0, 0], held: false,
  wish: '', svg: '', pieces: {}, moves: [], playing: [1, 2], ...more});
const trial = (here = {}, more = {}) => ({type: 'trial', game: {slug: 'g', name: 'G', players: 2}, nodes: [node(0, -1, 0, '')],
  agents: [], seats: ['human', 'human'], you: you(), now: here.node ?? 0, board, position: position(here), ...more});

function opened(here, more) {
  const state = play.newState('t');
  play.receive(state, trial(here, more));
  return state;
}
const played = (state, here, ...added) =>
  play.receive(state, {type: 'position', added, seats: state.seats, you: state.you, now: here.node, position: position(here)});

const steps = [move('A1-A2', 'c0', 'c2'), move('A1-B1', 'c0', 'c1'), move('B2-B1', 'c3', 'c1')];

// --- from the server

test('a trial that arrives is all that is known', () => {
  const state = opened({moves: steps}, {options: ['Board/5x5'], ruleset: 'Old', seat: 2});
  same([state.game.name, state.options, state.ruleset, state.seat, state.boardNumber], ['G', ['Board/5x5'], 'Old', 2, 1]);
  same(state.kinds, new Set(['c']));
  same(state.picked, []);
});

test('news are the move that was made, and what is wanted', () => {
  same(play.receive(play.newState('t'), trial({moves: steps})), 'Player 1: choose what to move');
  const state = opened({moves: steps});
  same(played(state, {node: 1, ply: 1, mover: 2, moves: [move('B2', 'c3')]}, node(1, 0, 1, 'A1-A2')),
    'Player 1: A1-A2. Player 2: choose where to play');
  same(state.nodes.length, 2);
});

test('an error is shown and read aloud, and ends what was being sent', () => {
  const state = opened({moves: steps});
  play.play(state, 0);
  same(play.receive(state, {type: 'error', message: 'not your turn'}), 'not your turn');
  same([state.message, state.sending, state.pending, state.kept], ['not your turn', false, [], null]);
});

test('a hint or values that are refused may be asked for again, and a move under way stays so', () => {
  const state = opened({moves: steps}, {puzzle: {least: 1, most: 9, sites: ['c0'], given: []}});
  Object.assign(state, {valuesWanted: true, sending: true});
  state.puzzle.seeking = true;
  same(play.receive(state, {type: 'error', do: 'hint', message: 'not now'}), 'not now');
  same([state.puzzle.seeking, state.valuesWanted, state.sending, state.message], [false, true, true, 'not now']);
  play.receive(state, {type: 'error', do: 'solve', message: 'too large'});
  same([state.valuesWanted, state.sending], [false, true]);
});

test('thoughts change nothing but themselves', () => {
  const state = opened({moves: steps});
  play.play(state, 0);
  same(play.receive(state, {type: 'thinking', node: 0, iterations: 5, moves: []}), '');
  same([state.sending, state.thoughts.iterations], [true, 5]);
});

test('thoughts are shown of the position and of the move that led here', () => {
  const state = opened({moves: steps});
  same(play.thoughtsHere(state), null);
  play.receive(state, {type: 'thinking', node: 0, iterations: 5, moves: []});
  same(play.thoughtsHere(state).iterations, 5);
  played(state, {node: 1, mover: 2}, node(1, 0, 1, 'A1-A2'));
  same(play.thoughtsHere(state).iterations, 5);
  played(state, {node: 2, mover: 1}, node(2, 1, 2, 'B2-B1'));
  same(play.thoughtsHere(state), null);
});

test('whoever goes on with one piece has it picked', () => {
  const state = opened({moves: steps});
  played(state, {node: 1, mover: 1, moves: [move('A2-B2', 'c2', 'c3'), move('A2-A1', 'c2', 'c0')]}, node(1, 0, 1, 'A1-A2'));
  same(state.picked, ['c2']);
  played(state, {node: 2, mover: 2, moves: [move('B2-B1', 'c3', 'c1'), move('B2-A2', 'c3', 'c2')]}, node(2, 1, 1, 'A2-A1'));
  same(state.picked, []);
});

// --- columns

const drops = names => names.map(name => move(name, name));
test('pieces fall where each column is played at its lowest empty site', () => {
  const state = opened({moves: drops(['c0', 'c1'])});
  same(state.columns, true);
  same(play.columnTarget(state, 'c2'), 'c0');
  same(play.choose(state, 'c3'), {do: 'play', node: 0, move: 1});
});
test('they do not where other sites can be played at, or pieces hang in the air', () => {
  same(opened({moves: drops(['c0', 'c1', 'c2', 'c3'])}).columns, false);
  same(opened({moves: drops(['c0', 'c1']), pieces: {c2: 'disc'}}).columns, false);
  same(play.columnTarget(opened({moves: drops(['c0', 'c1', 'c2'])}), 'c3'), null);
});
test('once seen they are remembered, until a move says otherwise', () => {
  const state = opened({moves: drops(['c0', 'c1'])});
  const full = {c0: 'disc', c1: 'disc'};
  played(state, {node: 1, mover: 2, moves: drops(['c2', 'c3']), pieces: full}, node(1, 0, 1, 'A1'));
  same(state.columns, true);  // nothing above now, but so it was before
  same(opened({moves: drops(['c2', 'c3']), pieces: full}).columns, false);
  played(state, {node: 2, mover: 1, moves: drops(['c1', 'c2', 'c3']), pieces: {c0: 'disc'}}, node(2, 1, 2, 'B1'));
  same(state.columns, false);
});

// --- from people

test('a move is chosen step by step', () => {
  const state = opened({moves: steps});
  same(play.choose(state, 'c0'), null);
  same([state.picked, play.legalNext(state), play.legalStarts(state)], [['c0'], ['c2', 'c1'], ['c0', 'c3']]);
  same(play.choose(state, 'c1'), {do: 'play', node: 0, move: 1});
  same([state.sending, state.picked, state.pending], [true, [], ['c0', 'c1']]);
  same([play.legalNext(state), play.legalStarts(state)], [[], []]);
  same(play.choose(state, 'c3'), null);  // one at a time
});

test('a move whose rest follows is played once where it goes was said', () => {
  const state = opened({moves: [move('A1-A2-B2', 'c0', 'c2', 'c3'), move('B1-B2', 'c1', 'c3')]});
  play.choose(state, 'c0');
  same(play.choose(state, 'c2'), {do: 'play', node: 0, move: 0});
});

test('what means nothing drops what was picked', () => {
  const state = opened({moves: steps});
  play.choose(state, 'c0');
  same([play.choose(state, 'c9'), state.picked], [null, []]);
});

test('Escape steps back, and a move may stop where others go on', () => {
  const state = opened({moves: [move('A1xA2', 'c0', 'c2'), move('A1xA2xB2', 'c0', 'c2', 'c3')]});
  play.choose(state, 'c0');
  same(play.choose(state, 'c2'), null);
  play.stepBack(state);
  same([state.picked, play.stopHere(state)], [['c0'], null]);
  play.choose(state, 'c2');
  same(play.stopHere(state), {do: 'play', node: 0, move: 0});
});

test('a move without an answer is played again', () => {
  const state = opened({moves: steps});
  play.play(state, 2);
  play.receive(state, trial({moves: [move('B2-B1', 'c3', 'c1')]}));
  same(play.playKept(state), {do: 'play', node: 0, move: 0});
  same(state.message, '');
});
test('unless it has arrived after all, or is possible no more', () => {
  const arrived = opened({moves: steps});
  play.play(arrived, 2);
  play.receive(arrived, trial({node: 1, mover: 2}, {nodes: [node(0, -1, 0, ''), node(1, 0, 1, 'B2-B1')]}));
  same([play.playKept(arrived), arrived.message], [null, '']);
  const lost = opened({moves: steps});
  play.play(lost, 2);
  play.receive(lost, trial({node: 1, mover: 2}, {nodes: [node(0, -1, 0, ''), node(1, 0, 1, 'A1-A2')]}));
  same([play.playKept(lost), lost.message], [null, 'Your move B2-B1 is lost: the position has changed meanwhile.']);
  same(play.playKept(lost), null);
});

test('a typed move is its label, or the beginning or end of just one', () => {
  const state = opened({moves: steps});
  const why = text => play.typedMove(state, text).why, which = text => play.typedMove(state, text).move;
  same([which('a1-a2'), which('A1 B1'), which('b2'), which('A2')], [0, 1, 2, 0]);
  same(why('b1'), 'b1 may be A1-B1, B2-B1: type more of it');
  same(why('x'), 'No legal move is called x');
  same(why(' '), 'Type a move, such as A1-A2');
  state.position.moves = [];
  same(why('a1'), 'There is no move to choose now');
});

// --- questions

test('prompts say whose turn it is, and what is wanted', () => {
  same(play.prompt(play.newState('t')), 'One moment …');
  const state = opened({moves: steps});
  same(play.prompt(state), 'Player 1: choose what to move');
  play.choose(state, 'c0');
  same(play.prompt(state), 'Player 1: choose where it goes');
  same(play.prompt(opened({moves: steps}, {you: you({seats: [1]})})), 'Your turn: choose what to move');
  same(play.prompt(opened({moves: steps, wish: 'roll the dice'})), 'Player 1: roll the dice');
  same(play.prompt(opened({}, {you: you({seats: []})})), 'Player 1 is to move');
  same(play.prompt(opened({}, {you: you({seats: [1]})})), 'You are to move');
});
test('and what a program does', () => {
  const program = {seats: ['uct', 'human']};
  same(play.prompt(opened({}, program)), 'Player 1 is thinking …');
  same(play.prompt(opened({held: true}, program)), 'Player 1 waits: press Continue');
  const back = opened({}, program);
  back.now = 3;
  same([play.isBack(back), play.prompt(back)], [true, 'Looking back. Player 1 was to move']);
});
test('the end is told to whoever looks', () => {
  const over = {over: true, status: 'Player 2 wins', ranks: [2, 1]};
  same(play.prompt(opened(over)), 'Player 2 wins. The game is over.');
  same(play.prompt(opened(over, {you: you({seats: [2]})})), 'You win! The game is over.');
  same(play.prompt(opened(over, {you: you({seats: [1]})})), 'Player 2 wins; you lose. The game is over.');
});

test('seats are called by their colours, also after a swap', () => {
  const colours = [{fill: 'light', name: 'White'}, {fill: 'dark', name: 'Black'}];
  const state = opened({}, {game: {slug: 'g', name: 'G', players: 2, colours}});
  same([play.seatName(state, 1), play.whoIs(state, 2)], ['White', 'Black']);
  state.position.playing = [2, 1];
  same(play.seatName(state, 1), 'Black');
  same(play.seatName(opened(), 2), 'Player 2');
});

test('whoever plays the upper side alone sees the board from there', () => {
  same(play.seesFromAbove(opened()), false);
  same(play.seesFromAbove(opened({}, {you: you({seats: [2]})})), true);
  same(play.seesFromAbove(opened({playing: [2, 1]}, {you: you({seats: [1]})})), true);
  same(play.seesFromAbove(opened({}, {you: you({seats: [2]}), board: {...board, faces: false}})), false);
});

// --- the tree: 0 - 1 - 2 - 3, and 4 - 5 beside 2
const tree = [node(0, -1, 0, ''), node(1, 0, 1, 'a'), node(2, 1, 2, 'b'), node(3, 2, 1, 'c'), node(4, 1, 2, 'd'), node(5, 4, 2, 'e')];
test('the line goes through the position to the end of the branch played last', () => {
  same(play.line(opened({node: 1}, {nodes: tree})), [0, 1, 4, 5]);
  same(play.line(opened({node: 2}, {nodes: tree})), [0, 1, 2, 3]);
});
test('moves that one player makes without a break are one turn', () => {
  same(play.turns(opened({node: 5}, {nodes: tree})), [[1], [4, 5]]);
  same(play.turns(opened({node: 5}, {nodes: tree, seats: ['human']})), [[1], [4], [5]]);
});
test('steps go along the line and among branches', () => {
  const at = (here, way) => play.stepTo(opened({node: here}, {nodes: tree}), way);
  same(['back', 'on', 'first', 'last', 'up', 'down'].map(way => at(2, way)), [1, 3, 0, 3, null, 4]);
  same(['back', 'on', 'up', 'down'].map(way => at(4, way)), [1, 5, 2, null]);
  same(['back', 'first'].map(way => at(0, way)), [null, null]);
});
test('nodes that arrive are known at once', () => {
  const state = opened({moves: steps});
  same(play.stepTo(state, 'on'), null);
  state.nodes[1] = node(1, 0, 1, 'a');
  same(play.stepTo(state, 'on'), 1);
});
