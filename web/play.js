// play.js - the screen where a trial is played: board, prompt, buttons, seats, moves. Reads the state, asks the
// server; state.js decides what anything means.
import * as api from './api.js';
import {makeBoard} from './board.js';
import {h, icon, memory, paragraphs, say, show} from './dom.js';
import {seatChoices} from './game.js';
import {drawLinks, keepMade, keyOf, place} from './links.js';
import {makePad, padHelp, padKey, takeNews} from './pad.js';
import {writeLater} from './puzzle.js';
import * as play from './state.js';
import {movesByWorth, worthWords} from './values.js';

function remember(state) {
  const trials = memory.read('recent', []).filter(trial => trial.id !== state.id);
  trials.unshift({id: state.id, name: state.game.name, when: new Date().toLocaleString([], {dateStyle: 'short', timeStyle: 'short'})});
  memory.write('recent', trials.slice(0, 6));
}

// Notes of a puzzle, of the trials that were opened last.
function keepNotes({id, puzzle}) {
  const others = Object.entries(memory.read('notes', {})).filter(([name]) => name !== id).slice(-5);
  const own = Object.keys(puzzle.notes).length ? [[id, puzzle.notes]] : [];  // none drive out nobody else's
  memory.write('notes', Object.fromEntries([...others, ...own]));
}

// A command's key, help and action share one entry.
const kCommands = [
  {key: 'ArrowLeft', help: '← one move back', run: app => app.step('back')},
  {key: 'ArrowRight', help: '→ one move on', run: app => app.step('on')},
  {key: 'ArrowUp', help: '↑ the branch before', run: app => app.step('up')},
  {key: 'ArrowDown', help: '↓ the branch after', run: app => app.step('down')},
  {key: 'Home', help: 'Home: to the start', run: app => app.step('first')},
  {key: 'End', help: 'End: to the last move', run: app => app.step('last')},
  {key: 'u', help: 'u: undo', run: app => app.send({do: 'undo'})},
  {key: 'm', help: 'm: say what is wanted', run: app => say(play.prompt(app.state))},
  {key: 't', help: 't: type a move', run: app => document.getElementById('typed')?.focus()},
  {key: 'b', help: 'b: to the board', run: app => app.board.focus()},
  {key: 'f', help: 'f: turn the board round', run: app => app.board.flip()},
  {key: 'n', help: 'n: the program moves now', run: app => app.send({do: 'hurry'})},
  {key: 'a', help: 'a: arrows of the analysis, or none', run: app => app.board.toggleArrows()},
  {key: 'l', help: 'l: analysis, or none', run: () => toggle('analysis')},
  {key: '?', help: '?: this list', run: () => toggle('keys')},
];
function toggle(id) {
  const details = document.getElementById(id);
  details.open = !details.open;
  if (details.open) details.scrollIntoView({block: 'nearest'});
}

export async function playScreen(id) {
  let key = keyOf(id);
  await api.loadSymbols();
  const app = {state: play.newState(id)};
  const parts = {
    prompt: h('p', {class: 'prompt', id: 'prompt'}), trouble: h('p', {class: 'trouble', role: 'alert'}),
    connection: h('p', {class: 'connection', role: 'status'}), buttons: h('div', {class: 'row buttons'}),
    seats: h('div', {class: 'seats'}), steps: h('div', {class: 'row'}),
    moves: h('ol', {class: 'moves', 'aria-label': 'Moves so far', tabindex: 0}), list: h('div', {class: 'move-list'}),
    analysis: h('div', {class: 'analysis'}), forecast: h('p', {class: 'forecast', role: 'status'}), place: h('p', {class: 'muted place'}), links: h('p', {class: 'row links'}),
  };
  app.act = update => {
    const message = update(app.state);
    if (message) app.send(message);
    if (app.state.puzzle) keepNotes(app.state);
    draw();
  };
  app.send = message => {
    if (connection.send(message) || message.do === 'play') return;  // a move is kept until the server is back
    app.state.sending = Boolean(app.state.kept);
    app.state.message = 'This was not done: the server does not answer.';
    draw();
  };
  app.step = way => {
    const node = play.stepTo(app.state, way);
    if (node !== null) app.send({do: 'go', node});
  };
  app.board = makeBoard(() => app.state, app.act);
  app.pad = makePad(app);
  app.wantValues = wanted => {
    app.state.valuesWanted = wanted;
    memory.write('values', wanted);
    if (wanted && !app.state.position.value) app.send({do: 'solve'});
    draw();
  };

  let known = false;
  const ready = Promise.withResolvers ? Promise.withResolvers() : deferred();
  const connection = api.openTrial(id, () => key, message => {
    const first = !app.state.game, wanted = app.state.valuesWanted;
    if (first && message.type === 'error') return ready.reject(new Error(message.message));
    const news = play.receive(app.state, message, first ? memory.read('notes', {})[id] : app.state.puzzle?.notes);
    if (message.you?.owner) keepMade(id, key = message.you.key);  // another than before in a trial from before there were keys
    if (message.type === 'thinking') {
      drawAnalysis(app, parts.analysis);
      return app.board.draw();
    }
    if (!['hint', 'conflict'].includes(message.type)) say(news);  // these are read where they stand
    if (wanted && !app.state.valuesWanted) memory.write('values', false);  // there are none: the next page need not ask again
    if (first && app.state.puzzle) app.state.puzzle.told = takeNews();
    if (message.type === 'error') delete parts.seats.dataset.key;  // a choice that was refused is not shown
    const kept = message.type === 'trial' ? play.playKept(app.state) : null;
    if (kept) app.send(kept);
    const later = writeLater(app.state);
    if (later) app.send(later);
    if (message.type === 'trial' && app.state.game.solvable && app.state.you.rewind && memory.read('values', false)) app.wantValues(true);
    if (!known) { known = true; remember(app.state); ready.resolve(); }
    draw();
  }, connected => { app.state.connected = connected; draw(); });

  function draw() {
    const state = app.state;
    if (!state.position) return;
    app.board.draw();
    parts.prompt.textContent = play.prompt(state);
    parts.forecast.textContent = state.valuesWanted ? play.forecast(state) : '';
    app.pad.draw();
    parts.trouble.textContent = state.message;
    drawConnection(state, parts.connection);
    show(parts.buttons, offBoard(app));
    show(parts.steps, steps(app));
    drawSeats(app, parts.seats);
    parts.place.textContent = place(state);
    drawLinks(app, parts.links, key);
    drawMoves(app, parts.moves);
    requestAnimationFrame(() => scrollTo(parts.moves));
    drawList(app, parts.list);
    drawAnalysis(app, parts.analysis);
  }
  const keys = event => handleKey(app, event);
  document.addEventListener('keydown', keys);
  try { await ready.promise; } catch (error) {
    connection.close();
    document.removeEventListener('keydown', keys);
    throw error;
  }
  const {game} = app.state;
  return {
    title: `${game.name} - Ludens`,
    trail: [h('a', {href: `/g/${game.slug}`}, game.name)],
    content: [h('div', {class: app.state.puzzle ? 'play with-pad' : 'play'},
      h('div', {class: 'side'}, parts.prompt, parts.forecast, parts.connection, parts.trouble, app.board.root, app.pad.root, parts.buttons),
      h('div', {class: 'text'}, h('h1', {}, game.name), parts.place, parts.seats, h('h2', {}, 'Moves'), parts.steps, parts.moves,
        typedBox(app), h('details', {class: 'all-moves', ontoggle: draw}, h('summary', {}, 'Moves as list'), parts.list),
        analysisBox(parts.analysis),
        h('details', {}, h('summary', {}, 'Rules'), paragraphs(game.story || game.rules)),
        parts.links, help(app.state)))],
    leave: () => { connection.close(); document.removeEventListener('keydown', keys); },
  };
}

// Seen while something is wrong; a move that waits is named.
function drawConnection(state, element) {
  const text = state.connected ? '' : 'The server does not answer; trying again …' +
    (state.kept ? ` Your move ${state.kept.label} is kept and will be sent.` : '');
  element.dataset.connected = state.connected;
  if (element.textContent !== text) element.textContent = text;
}

function deferred() {
  const out = {};
  out.promise = new Promise((resolve, reject) => Object.assign(out, {resolve, reject}));
  return out;
}

// The move that is looked at comes into view within its list, and the page stays where it is.
function scrollTo(list) {
  const here = list.querySelector('[aria-current]')?.parentElement;
  if (!here) { list.scrollTop = 0; return; }
  if (list.scrollHeight <= list.clientHeight) return;
  const top = here.offsetTop;  // the list is what it is placed in
  if (top < list.scrollTop || top + here.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
}

function handleKey(app, event) {
  if (event.target.closest?.('input, select, textarea, [contenteditable]') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') return app.act(state => { play.stepBack(state); return null; });
  const word = /^[1-9]$/.test(event.key) ? app.board.wordAt(Number(event.key) - 1) : undefined;
  if (word) return app.act(state => play.choose(state, word));
  if (padKey(app, event.key)) return event.preventDefault();
  const command = kCommands.find(one => one.key === event.key);
  if (!command) return;
  event.preventDefault();
  command.run(app);
}

// Pass, swap and the like, and what programs wait for.
function offBoard(app) {
  const {position} = app.state;
  const out = position.moves.map((move, i) => move.button &&
    h('button', {type: 'button', class: 'move', onclick: () => app.act(state => play.play(state, i))}, move.label));
  const {you} = app.state, back = play.isBack(app.state);
  const thinking = you.owner && !back && !position.over && !position.held && app.state.seats[position.mover - 1] !== 'human';
  if (thinking) {
    out.push(h('button', {type: 'button', onclick: () => app.send({do: 'hurry'})}, 'Move now'));
    out.push(h('button', {type: 'button', onclick: () => app.send({do: 'hold'})}, 'Pause'));
  }
  if (position.over && !app.state.puzzle) {
    out.push(h('button', {type: 'button', class: 'main', onclick: () => again(app)}, 'Play again'));
    out.push(h('a', {class: 'button', href: '/'}, 'Other games'));
  }
  if (back) out.push(h('button', {type: 'button', onclick: () => app.send({do: 'go', node: app.state.now})}, 'Back to the game'));
  if (position.held && (you.owner || you.rewind)) out.push(h('button', {type: 'button', class: 'main', onclick: () => app.send({do: 'resume'})}, 'Continue'));
  return out;
}

async function again(app) {
  const {game, options, ruleset, seats} = app.state;
  try {
    const made = await api.makeTrial({game: game.slug, options, seats, ...(ruleset ? {ruleset} : {})});
    document.dispatchEvent(new CustomEvent('ludens-go', {detail: made.url}));
  } catch (error) { app.state.message = error.message; }
}

function steps(app) {
  const button = (label, path, way) =>
    h('button', {type: 'button', 'aria-label': label, title: label, disabled: play.stepTo(app.state, way) === null, onclick: () => app.step(way)},
      icon(path));
  return [button('To the start', 'M5 5h3v14H5zM20 5v14L9 12z', 'first'), button('One move back', 'M17 5v14L6 12z', 'back'),
    button('One move on', 'M7 5v14l11-7z', 'on'), button('To the last move', 'M16 5h3v14h-3zM4 5v14l11-7z', 'last'),
    h('button', {type: 'button', disabled: !app.state.you.rewind || app.state.position.node === 0, onclick: () => app.send({do: 'undo'})}, 'Undo'),
    h('button', {type: 'button', disabled: !app.state.you.rewind || play.stepTo(app.state, 'on') === null, onclick: () => app.send({do: 'redo'})}, 'Redo'),
    h('button', {type: 'button', 'aria-label': 'Turn the board round', title: 'Turn the board round', onclick: () => app.board.flip()},
      icon('M7 4l-4 5h3v7h2V9h3zM17 20l4-5h-3V8h-2v7h-3z'))];
}

function drawSeats(app, element) {
  const {seats, position} = app.state, {playing} = position;
  const key = JSON.stringify([seats, position.mover, position.scores, position.ranks, playing, app.state.you.owner]);
  if (element.dataset.key === key) return;  // a list that is open must not close at every move
  element.dataset.key = key;
  const rows = seatChoices(seats.length, app.state.agents, seats, (i, text) => {
    const other = [...seats];
    other[i] = text;
    app.send({do: 'seats', seats: other});
  }, seats.map((_, i) => play.seatColour(app.state, i + 1)));
  rows.forEach((row, i) => {
    row.querySelector('select').disabled = !app.state.you.owner;
    if (playing[i] !== i + 1) row.append(h('span', {class: 'muted'}, 'swapped'));
    if (position.scores.some(Boolean)) row.append(h('span', {class: 'score'}, `${position.scores[i]}`));
    if (position.over && position.ranks[i] === 1 && seats.length > 1) row.append(h('span', {class: 'score'}, 'won'));
    if (!position.over && position.mover === i + 1) row.append(h('span', {class: 'turn'}, 'to move'));
  });
  show(element, rows);
}

// --- what a program thinks

function analysisBox(content) {
  const box = h('details', {id: 'analysis', ontoggle: () => memory.write('analysis', box.open)}, h('summary', {}, 'Analysis'), content);
  box.open = memory.read('analysis', true);
  return box;
}

const percent = share => `${Math.round(100 * share)} %`;
// What is certain is said in words, with how many moves it takes.
function worthOf(move) {
  if (move.value === undefined) return '';
  if (!move.proven) return percent(move.value);
  const result = move.value === 1 ? 'wins' : move.value === 0 ? 'loses' : 'draws';
  return move.pliesToEnd ? `${result} in ${move.pliesToEnd}` : result;
}
const kMostWorths = 12;
function drawAnalysis(app, element) {
  show(element, thoughtsOf(app), values(app));
}

// Of a solved game: what each move is worth.
function values(app) {
  const {state} = app;
  if (!state.game.solvable || !state.you.rewind) return [];
  const list = state.valuesWanted ? movesByWorth(state.position) : [];
  return [h('p', {class: 'row'}, h('button', {type: 'button', 'aria-pressed': String(state.valuesWanted), onclick: () => app.wantValues(!state.valuesWanted)}, 'Values of all moves'),
    state.valuesWanted && !state.position.value && !state.position.over && h('span', {class: 'muted'}, 'The game is being solved …')),
  list.length > 0 && h('table', {class: 'values'}, h('thead', {}, h('tr', {}, ['Move', 'Value'].map(name => h('th', {scope: 'col'}, name)))),
    h('tbody', {}, list.slice(0, kMostWorths).map(({label, worth}) => h('tr', {}, h('td', {class: 'label'}, label), h('td', {class: worth.worth}, worthWords(worth))))))];
}

function thoughtsOf(app) {
  const thoughts = play.thoughtsHere(app.state);
  if (app.state.puzzle) return null;
  if (!thoughts) return app.state.valuesWanted ? null : h('p', {class: 'muted'}, 'What a program thinks is shown here while it does.');
  const best = thoughts.moves[0], all = Math.max(1, thoughts.iterations), who = play.seatName(app.state, thoughts.mover);
  const known = best.value === 1 ? 'wins' : best.value === 0 ? 'loses' : 'comes to a draw';
  const result = best.value === undefined ? '' : best.proven ? `; it knows that it ${known}${best.pliesToEnd ? ` in ${best.pliesToEnd} moves` : ''}` : `; its chances are ${percent(best.value)}`;
  return [
    h('p', {}, `${who}: ${thoughts.iterations.toLocaleString('en')} tries in ${thoughts.seconds.toFixed(1)} s${result}.`),
    best.value !== undefined && h('p', {class: 'chances', role: 'img', 'aria-label': `Chances of ${who}: ${percent(best.value)}`},
      h('span', {style: `width:${(100 * best.value).toFixed(1)}%`})),
    h('table', {}, h('thead', {}, h('tr', {}, ['Move', 'Tries', 'Value', 'Expected line'].map(name => h('th', {scope: 'col'}, name)))),
      h('tbody', {}, thoughts.moves.map(move => h('tr', {}, h('td', {class: 'label'}, move.label ?? move.line[0] ?? ''), h('td', {}, percent(move.visits / all)),
        h('td', {}, worthOf(move)), h('td', {class: 'muted'}, move.line.slice(1, 4).join(' '))))))];
}

// The line that is looked at, a row for each turn; branches are told where they part.
// Rows that stay as they are are kept.
function drawMoves(app, list) {
  const state = app.state, children = play.childrenOf(state), here = state.position.node;
  const turns = play.turns(state), items = list.children, within = Boolean(document.activeElement?.closest?.('.moves button'));
  while (items.length > turns.length) list.lastElementChild.remove();
  turns.forEach((turn, i) => {
    const key = turn.map(id => `${id} ${children.get(state.nodes[id].parent)?.length} ${id === here}`).join() + state.position.playing;
    if (items[i]?.dataset.key === key) return;
    const item = turnItem(app, turn, children, here);
    item.dataset.key = key;
    if (i < items.length) items[i].replaceWith(item);
    else list.append(item);
  });
  if (within) list.querySelector('[aria-current]')?.focus({preventScroll: true});
}

function turnItem(app, turn, children, here) {
  const {nodes, seats} = app.state, {mover} = nodes[turn[0]];
  return h('li', {}, seats.length > 1 && h('span', {class: 'muted who'}, `${play.seatName(app.state, mover)} `), turn.map(id => {
    const others = (children.get(nodes[id].parent) ?? []).filter(other => other !== id);
    return [h('button', {type: 'button', class: 'quiet', 'aria-current': id === here && 'true', onclick: () => app.send({do: 'go', node: id})}, nodes[id].label),
      others.map((other, k) => h('button', {type: 'button', class: 'quiet branch', title: `Instead: ${nodes[other].label}`,
        onclick: () => app.send({do: 'go', node: other})}, `${String.fromCharCode(97 + (k % 26))}: ${nodes[other].label}`))];
  }));
}

function typedBox(app) {
  const wrong = h('p', {id: 'typed-wrong', class: 'trouble', role: 'alert'});
  const box = h('input', {id: 'typed', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'prompt typed-wrong', oninput: () => complain('')});
  const complain = why => {
    wrong.textContent = why;
    box.setAttribute('aria-invalid', Boolean(why));
  };
  return h('form', {onsubmit: event => {
    event.preventDefault();
    const {move, why} = play.typedMove(app.state, box.value);
    complain(why);
    if (move < 0) return box.select();
    box.value = '';
    app.act(state => play.play(state, move));
  }}, h('div', {class: 'row'}, h('label', {for: 'typed'}, 'Type a move'), box, h('button', {}, 'Play')), wrong);
}

const kMostListed = 400;
function drawList(app, element) {
  if (!element.parentElement?.open) return show(element);
  const {moves} = app.state.position;
  show(element, h('ul', {}, moves.slice(0, kMostListed).map((move, i) =>
    h('li', {}, h('button', {type: 'button', class: 'quiet', onclick: () => app.act(state => play.play(state, i))}, move.say)))),
    moves.length > kMostListed && h('p', {class: 'muted'}, `${moves.length - kMostListed} more; type one above.`),
    moves.length === 0 && h('p', {class: 'muted'}, 'There is no move to choose now.'));
}

// In a puzzle no program moves: there the pad's own keys are told.
const help = ({puzzle}) => h('details', {id: 'keys'}, h('summary', {}, 'Keys'),
  h('ul', {}, kCommands.filter(command => !puzzle || command.key !== 'n').map(command => h('li', {}, command.help)),
    puzzle && padHelp.map(text => h('li', {}, text)),
    h('li', {}, 'On the board: arrows go to the nearest site, Enter chooses, Escape steps back, 1 to 9 choose a word')));
