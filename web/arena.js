// arena.js - the screen on which arenas are drawn, and their attractors grow rank by rank. What an arena is: graph.js; who wins:
// attractor.js. Everything that the mouse can do, keys and the fields beside the drawing can, too.
import * as api from './api.js';
import {h, memory, s, say, show} from './dom.js';
import * as graph from './graph.js';
import {isKnown, lastStep, solve, tell, usualSeeker} from './attractor.js';

const kTools = [['move', 'Move and choose'], ['1', 'Add states of player 1'], ['2', 'Add states of player 2'], ['arrow', 'Draw arrows'], ['erase', 'Erase']];
const kStill = 4;  // a press that moves less is a click
const kStep = 10;  // of the arrow keys

/** @typedef {{arena: graph.Arena, seeker: number, step: number, tool: string, chosen: number, from: number, message: string}} Drawing
 *    `chosen` is the state whose fields are shown, `from` the one where an arrow begins; -1: none */

/** @returns {Drawing} */
const newDrawing = arena => ({arena, seeker: usualSeeker(arena), step: 0, tool: 'move', chosen: -1, from: -1, message: ''});

export async function arenaScreen() {
  const examples = await api.arenas();
  const view = new ArenaView(examples);
  view.restore();
  return {title: 'Arenas - Ludens', trail: [], content: view.content};
}

class ArenaView {
  constructor(examples) {
    this.drawing = newDrawing(graph.newArena());
    this.press = null;  // what is held down: {state, x, y, moved}
    this.svg = s('svg', {class: 'arena-svg', role: 'group', 'aria-label': 'The arena',
      onpointerdown: event => this.down(event), onpointermove: event => this.move(event), onpointerup: event => this.up(event),
      onpointercancel: () => { this.press = null; this.draw(); }, onkeydown: event => this.key(event)});
    this.title = h('p', {class: 'history'});
    this.told = h('p', {class: 'prompt', id: 'prompt'});
    this.steps = h('div', {class: 'row buttons'});
    this.trouble = h('p', {class: 'trouble', role: 'alert'});
    this.fields = h('section', {'aria-label': 'The chosen state'});
    this.table = h('div', {});
    this.content = [h('h1', {}, 'Arenas'),
      h('p', {class: 'lead'}, 'Draw a game as a graph, and watch from where a player can force a win.'),
      this.files(examples), this.tools(), h('div', {class: 'play arena'},
        h('div', {}, this.title, this.told, this.steps, this.trouble, h('div', {class: 'arena-board'}, this.svg)),
        h('div', {}, this.fields, h('details', {}, h('summary', {}, 'All states as a table'), this.table)))];
  }

  // --- whole arenas

  files(examples) {
    const file = h('input', {type: 'file', id: 'arena-file', hidden: true, accept: '.arena,.json,application/json', onchange: async event => {
      const [given] = event.target.files;
      if (given) this.load(await given.text());
      event.target.value = '';
    }});
    return h('div', {class: 'row'},
      h('label', {}, 'Example ', h('select', {id: 'arena-example', onchange: async event => {
        if (event.target.value) this.load(await api.arena(event.target.value));
        event.target.value = '';
      }}, h('option', {value: ''}, 'choose one'), examples.map(one => h('option', {value: one.slug}, one.name)))),
      h('button', {type: 'button', onclick: () => file.click()}, 'Open a file'), file,
      h('button', {type: 'button', onclick: () => this.save()}, 'Save'),
      h('button', {type: 'button', onclick: () => { this.drawing = newDrawing(graph.newArena()); this.changed(); }}, 'New'));
  }

  tools() {
    const tools = kTools.map(([name, text]) => h('label', {class: 'tool'},
      h('input', {type: 'radio', name: 'tool', value: name, checked: name === 'move', onchange: () => {
        Object.assign(this.drawing, {tool: name, from: -1});
        this.draw();
      }}), ' ', text));
    this.seeker = h('select', {id: 'seeker', onchange: event => {
      Object.assign(this.drawing, {seeker: Number(event.target.value), step: 0});
      this.draw();
    }}, ['Each wants to win', 'Player 1 seeks, player 2 keeps away', 'Player 2 seeks, player 1 keeps away'].map((text, i) => h('option', {value: i}, text)));
    return [h('fieldset', {class: 'row'}, h('legend', {class: 'unseen'}, 'What a click does'), tools),
      h('p', {}, h('label', {}, 'The game ', this.seeker))];
  }

  load(text) {
    try {
      this.drawing = {...newDrawing(graph.readArena(text)), tool: this.drawing.tool};
      this.changed();
    } catch (error) { this.complain(error.message); }
  }

  save() {
    const address = URL.createObjectURL(new Blob([graph.writeArena(this.drawing.arena)], {type: 'application/json'}));
    h('a', {href: address, download: `${this.drawing.arena.name || 'mine'}.arena`}).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  restore() {
    const kept = memory.read('arena', '');
    try { if (kept) this.drawing = newDrawing(graph.readArena(kept)); } catch { /* an older page has written it */ }
    this.draw();
  }

  /** After every change: what was known is so no longer. */
  changed() {
    this.drawing.step = 0;
    this.kept();
  }

  /** After a change of places alone, too. */
  kept() {
    const {drawing} = this;
    drawing.message = '';
    if (drawing.seeker === 0 && usualSeeker(drawing.arena) === 1) drawing.seeker = 1;
    memory.write('arena', drawing.arena.states.length ? graph.writeArena(drawing.arena) : '');
    this.draw();
  }

  complain(message) {
    this.drawing.message = message;
    this.draw();
  }

  // --- drawing

  draw() {
    const {arena, seeker, step} = this.drawing;
    this.values = solve(arena, seeker);
    this.seeker.value = String(seeker);
    this.trouble.textContent = this.drawing.message;
    this.drawGraph();
    this.drawSteps();
    const text = arena.states.length ? tell(arena, this.values, step) : 'Choose an example, or add states and arrows.';
    if (this.told.textContent !== text) { this.told.textContent = text; say(text); }
    this.drawFields();
    this.drawTable();
  }

  drawSteps() {
    const {step} = this.drawing, last = lastStep(this.values), none = !this.drawing.arena.states.length;
    const button = (text, to, main) => h('button', {type: 'button', class: main ? 'main' : null, disabled: none || to < 0 || to > last || to === step,
      onclick: () => { this.drawing.step = to; this.draw(); }}, text);
    show(this.steps, button('Start again', 0), button('One rank back', step - 1), button('Next rank', step + 1, true), button('To the end', last));
  }

  drawGraph() {
    const {arena, step, chosen, from} = this.drawing, {values} = this, at = document.activeElement?.closest?.('.state')?.dataset.state;
    const focused = at !== undefined && this.svg.contains(document.activeElement) ? at : null;
    if (!this.press) this.svg.setAttribute('viewBox', graph.viewOf(arena).join(' '));
    const known = arena.states.map((_, i) => isKnown(values, step, i));
    const arrows = arena.arrows.map(([a, b], i) => {
      const bold = known[a] && values.to[a] === b, path = graph.arrowPath(arena, a, b, bold ? 12 : 9);
      return s('g', {class: bold ? 'arrow bold' : 'arrow', 'data-arrow': i}, s('path', {class: 'hit', d: path.line}), s('path', {class: 'line', d: path.line}),
        s('path', {class: 'head', d: path.head}));
    });
    const states = arena.states.map((state, i) => this.stateShape(state, i, known[i], i === chosen, i === from));
    const {press} = this, ghost = press?.to && s('path', {class: 'ghost-arrow', d: `M${arena.states[press.state].x} ${arena.states[press.state].y}L${press.to.x} ${press.to.y}`});
    this.svg.setAttribute('aria-label', arena.name || 'The arena');
    this.title.textContent = arena.name;
    this.svg.replaceChildren(...arrows, ...(ghost ? [ghost] : []), ...states);
    if (focused !== null) this.svg.querySelector(`[data-state="${focused}"]`)?.focus({preventScroll: true});
  }

  stateShape(state, i, known, chosen, from) {
    const who = known ? this.values.winner[i] : 0, rank = this.values.rank[i], {x, y} = state, r = graph.kRadius;
    const outline = (radius, more) => (state.player === 2 ? s('rect', {x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, ...more})
      : s('circle', {cx: x, cy: y, r: radius, ...more}));
    const result = !known ? '' : who === 0 ? ', nobody wins' : `, player ${who} wins${rank >= 0 ? `, rank ${rank}` : ''}`;
    const kind = [`${state.name}, ${state.player ? `player ${state.player} to move` : 'nobody to move'}`, state.win && `won by player ${state.win}`, state.goal && 'goal'];
    return s('g', {class: `state won${who}${chosen ? ' chosen' : ''}${from ? ' from' : ''}${state.player ? '' : ' nobody'}`, 'data-state': i, tabindex: 0, role: 'button',
      'aria-pressed': String(chosen), 'aria-label': kind.filter(Boolean).join(', ') + result},
    outline(r, {class: 'outline'}), graph.isMarked(state) && outline(r - 4, {class: 'inner'}),
    s('text', {x, y: y + 5, class: 'name', 'font-size': Math.max(7, Math.min(15, 64 / Math.max(1, state.name.length)))}, state.name.slice(0, 12)),
    known && rank >= 0 && s('text', {x: x + r + 3, y: y - r + 5, class: 'rank'}, String(rank)));
  }

  drawTable() {
    const {arena, step} = this.drawing, {values} = this;
    const cell = text => h('td', {}, text);
    show(this.table, h('div', {class: 'analysis'}, h('table', {},
      h('thead', {}, h('tr', {}, ['State', 'To move', 'Winner', 'Rank', 'Goes to'].map(text => h('th', {scope: 'col'}, text)))),
      h('tbody', {}, arena.states.map((state, i) => {
        const known = isKnown(values, step, i), to = known ? arena.states[values.to[i]]?.name : '';
        return h('tr', {}, h('th', {scope: 'row'}, state.name), cell(state.player || ''), cell(known ? values.winner[i] || 'nobody' : ''),
          cell(known && values.rank[i] >= 0 ? values.rank[i] : ''), cell(to ?? ''));
      })))));
  }

  // --- the fields of a state

  drawFields() {
    const {arena, chosen} = this.drawing, state = arena.states[chosen];
    const add = h('button', {type: 'button', onclick: () => this.add(1, ...graph.freePlace(arena))}, 'Add a state');
    if (!state) return show(this.fields, h('p', {class: 'muted'}, 'Choose a state to change it.'), add);
    const select = (label, value, entries, changed) => h('p', {}, h('label', {}, label + ' ',
      h('select', {'aria-label': label, onchange: event => {
        const why = changed(event.target.value);
        this.changed();
        if (typeof why === 'string' && why) this.complain(why);
      }},
        entries.map(([entry, text]) => h('option', {value: entry, selected: String(entry) === String(value)}, text)))));
    const others = arena.states.map((other, i) => [i, other.name]).filter(([i]) => graph.findArrow(arena, chosen, i) < 0);
    show(this.fields, h('h2', {}, `State ${state.name}`),
      h('p', {}, h('label', {}, 'Name ', h('input', {type: 'text', value: state.name, maxlength: 40, 'aria-label': 'Name', onchange: event => {
        const why = graph.rename(arena, chosen, event.target.value.trim());
        if (why) this.complain(why); else this.changed();
      }}))),
      select('To move', state.player, [[0, 'nobody'], [1, 'player 1'], [2, 'player 2']], value => this.setPlayer(state, Number(value))),
      select('Mark', state.goal ? 'goal' : state.win || '', [['', 'none'], ['1', 'won by player 1'], ['2', 'won by player 2'], ['goal', 'goal']],
        value => graph.mark(arena, chosen, value)),
      arena.arrows.some(([from]) => from === chosen) && h('ul', {class: 'arrow-list'}, arena.arrows.filter(([from]) => from === chosen).map(([, to]) =>
        h('li', {}, `to ${arena.states[to].name} `, h('button', {type: 'button', class: 'quiet', 'aria-label': `Remove the arrow to ${arena.states[to].name}`,
          onclick: () => { arena.arrows.splice(graph.findArrow(arena, chosen, to), 1); this.changed(); }}, 'remove')))),
      others.length > 0 && select('Add an arrow to', '', [['', 'choose a state'], ...others], value => { if (value !== '') graph.addArrow(arena, chosen, Number(value)); }),
      h('p', {class: 'row'}, add, h('button', {type: 'button', onclick: () => this.remove(chosen)}, 'Remove this state')));
  }

  setPlayer(state, player) {
    const {arena} = this.drawing, leads = arena.arrows.some(([from]) => arena.states[from] === state);
    if (!player && leads && !graph.isMarked(state)) return `Arrows leave ${state.name}: somebody is to move there.`;
    state.player = player;
    return '';
  }

  // --- what people do

  add(player, x, y) {
    const made = graph.addState(this.drawing.arena, player, x, y);
    if (made < 0) return this.complain(`This page draws up to ${graph.kMostStates} states.`);
    this.drawing.chosen = made;
    this.changed();
  }

  remove(which) {
    graph.removeState(this.drawing.arena, which);
    Object.assign(this.drawing, {chosen: -1, from: -1});
    this.changed();
  }

  /** A click on a state, or Enter. */
  act(which) {
    const {drawing} = this;
    if (drawing.tool === 'erase') return this.remove(which);
    if (drawing.tool !== 'arrow') drawing.chosen = which;
    else if (drawing.from < 0) drawing.from = which;
    else return this.connect(drawing.from, which);
    this.draw();
  }

  connect(from, to) {
    this.drawing.from = -1;
    graph.addArrow(this.drawing.arena, from, to);
    this.changed();
  }

  point(event) {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return {x: Math.round(at.x), y: Math.round(at.y)};
  }
  stateAt(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest?.('.state');
    return found && this.svg.contains(found) ? Number(found.dataset.state) : -1;
  }

  down(event) {
    if (event.button) return;
    const which = this.stateAt(event), arrow = event.target.closest('.arrow'), {tool, arena} = this.drawing, at = this.point(event);
    if (which >= 0) {
      this.svg.setPointerCapture(event.pointerId);
      this.press = {state: which, x: event.clientX, y: event.clientY, moved: false, off: {x: at.x - arena.states[which].x, y: at.y - arena.states[which].y}};
    } else if (arrow && tool === 'erase') {
      arena.arrows.splice(Number(arrow.dataset.arrow), 1);
      this.changed();
    } else if (tool === '1' || tool === '2') {
      this.add(Number(tool), at.x, at.y);
    } else {
      Object.assign(this.drawing, {chosen: -1, from: -1});
      this.draw();
    }
  }

  move(event) {
    const {press, drawing} = this;
    if (!press) return;
    press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > kStill;
    if (!press.moved) return;
    const at = this.point(event);
    if (drawing.tool === 'arrow') press.to = at;
    else if (drawing.tool !== 'erase') Object.assign(drawing.arena.states[press.state], {x: at.x - press.off.x, y: at.y - press.off.y});
    this.drawGraph();
  }

  up(event) {
    const {press, drawing} = this;
    if (!press) return;
    this.press = null;
    if (!press.moved) return this.act(press.state);
    if (drawing.tool !== 'arrow') return this.kept();
    const to = this.stateAt(event);
    if (to >= 0 && to !== press.state) this.connect(press.state, to);
    else this.draw();
  }

  key(event) {
    const found = event.target.closest?.('.state');
    if (!found) return;
    const which = Number(found.dataset.state), state = this.drawing.arena.states[which];
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (way) {
      state.x += way[0] * kStep;
      state.y += way[1] * kStep;
      this.kept();
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.act(which);
    } else if (event.key === 'Delete') {
      this.remove(which);
    } else if (event.key === 'Escape') {
      Object.assign(this.drawing, {from: -1, chosen: -1});
      this.draw();
    } else {
      return;
    }
    event.preventDefault();
  }
}
