// board.js - the board on the page: draws what the server sends, and turns presses, drags and keys into targets.
// No rule is known here: a press is the site that is drawn under it, or the nearest one where nothing is drawn.
import {h, s, say} from './dom.js';
import * as play from './state.js';
import {completeMove, isWord, nextTargets} from './trie.js';

const kReach = 75;  // how far from a site a press beside everything drawn may be; neighbouring sites are 100 apart
const kDragPixels = 3;
const kStillPixels = 12;  // a finger that trembles has not gone elsewhere

/** @param {() => play.State} read @param {(update: (s: play.State) => object | null) => void} act */
export function makeBoard(read, act) {
  const svg = s('svg', {class: 'board-svg', role: 'group', 'aria-label': 'Board'});
  const ground = s('g', {}), position = s('g', {}), marks = s('g', {class: 'marks'}), arrows = s('g', {class: 'arrows'}), hits = s('g', {class: 'hits'});
  const chooser = h('div', {class: 'chooser', role: 'group', 'aria-label': 'Choose one', hidden: true});
  const root = h('div', {class: 'board play-board'}, svg, chooser);
  const table = s('g', {class: 'table'}, ground, position, marks, arrows, hits);
  svg.append(table);
  let drawnBoard = -1, drawnSvg = null, drawnKinds = 0, drawnPieces = null;
  let showArrows = true, flipped = false, byHand = false;
  let dropped = false;  // a dragged piece is where it belongs
  let press = null;  // {site, x, y, fresh, dragging, ghosts}

  // --- where things are
  const sites = () => Object.entries(read().board?.sites ?? {}).filter(([name]) => read().kinds.has(name[0]));
  const toBoard = event => new DOMPoint(event.clientX, event.clientY).matrixTransform(table.getScreenCTM().inverse());
  // The nearest of these that is no further away than `reach` says.
  function nearest(at, names, reach) {
    let best = null, least = Infinity;
    for (const name of names) {
      const place = read().board.sites[name];
      if (!place) continue;
      const distance = Math.hypot(place[0] - at.x, place[1] - at.y);
      if (distance < least && distance <= reach(place)) { best = name; least = distance; }
    }
    return best;
  }
  // The site that is meant, of the kinds of these targets: points and edges win near to themselves, then what is drawn
  // under the pointer, then the nearest. Null where that is none of the targets.
  function aimed(event, targets) {
    const kinds = new Set(targets.map(name => name[0]));
    const at = toBoard(event), all = sites().map(([name]) => name).filter(name => kinds.has(name[0]));
    const small = kinds.size > 1 ? nearest(at, all.filter(name => name[0] !== 'c'), place => place[2]) : null;
    const drawn = small ?? document.elementsFromPoint(event.clientX, event.clientY)
      .filter(element => svg.contains(element)).map(element => element.closest('[data-site]')?.dataset.site).find(name => kinds.has(name?.[0]));
    const site = drawn ?? nearest(at, all, place => Math.max(kReach, place[2]));
    return targets.includes(site) ? site : play.columnTarget(read(), site);
  }
  const onBoard = targets => targets.filter(target => !isWord(target));

  // --- pointing
  svg.addEventListener('pointerdown', event => {
    if (event.button || !read().position) return;
    const state = read();
    const site = aimed(event, onBoard([...play.legalNext(state), ...play.legalStarts(state), ...state.picked]));
    press = {site, x: event.clientX, y: event.clientY, fresh: false, dragging: false, ghosts: []};
    if (!site) return act(state => { state.picked = []; return null; });
    const pressed = mark(site, 'chosen', state);  // before anything else: the finger is felt
    if (pressed) { pressed.classList.add('pressed'); marks.append(pressed); }
    svg.setPointerCapture(event.pointerId);
    const moves = state.position.moves;
    const goesOn = !state.picked.includes(site) && completeMove(moves, [site]) < 0 && nextTargets(moves, [site]).length > 0;
    if (!play.legalNext(state).includes(site) || (state.picked.length === 0 && goesOn))
      if (goesOn) { press.fresh = true; act(s => play.choose(s, site)); }
  });
  svg.addEventListener('pointermove', event => {
    if (!press?.site) return hover(event);
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > kDragPixels;
    if (far && !press.dragging && read().picked.at(-1) === press.site) startDrag();
    if (press.dragging) drag(event);
  });
  svg.addEventListener('pointerup', event => {
    const ended = press;
    press = null;
    if (!ended?.site) return;
    const state = read();
    if (ended.dragging) {
      for (const ghost of ended.ghosts) ghost.remove();
      svg.classList.remove('dragging');
      const target = aimed(event, onBoard(play.legalNext(state)));
      if (target && target !== ended.site) { dropped = true; act(s => play.choose(s, target)); }
      else draw();
      return;
    }
    const still = Math.hypot(event.clientX - ended.x, event.clientY - ended.y) < kStillPixels || aimed(event, [ended.site]);
    if (!ended.fresh && still) act(s => play.choose(s, ended.site));
    else draw();
  });
  svg.addEventListener('pointercancel', () => {
    for (const ghost of press?.ghosts ?? []) ghost.remove();
    press = null;
    draw();
  });
  svg.addEventListener('pointerleave', () => over(null));
  function hover(event) {
    const state = read();
    if (!state.position) return;
    const targets = onBoard([...play.legalNext(state), ...play.legalStarts(state)]);
    const name = targets.length ? aimed(event, targets) : null;
    svg.style.cursor = name ? 'pointer' : '';
    over(name);
  }
  // What a press would choose.
  function over(name) {
    if (svg.dataset.over === (name ?? '')) return;
    svg.dataset.over = name ?? '';
    marks.querySelector('.over')?.remove();
    const [x, y, r] = read().board?.sites[name] ?? [];
    if (x !== undefined) marks.append(s('circle', {class: 'over', cx: x, cy: y, r: Math.max(r, 26)}));
  }
  function startDrag() {
    press.dragging = true;
    svg.classList.add('dragging');
    const pieces = [...position.querySelectorAll(`.piece[data-site="${press.site}"]`)].slice(-1);
    press.ghosts = pieces.map(piece => piece.cloneNode(true));
    for (const ghost of press.ghosts) {
      ghost.classList.add('ghost');
      ghost.style.transformOrigin = '0 0';  // of the board, as drag() reckons
      table.append(ghost);
    }
  }
  function drag(event) {
    const at = toBoard(event), from = read().board.sites[press.site];
    const turn = flipped ? ` rotate(180 ${from[0]} ${from[1]})` : '';
    for (const ghost of press.ghosts) ghost.setAttribute('transform', `translate(${at.x - from[0]} ${at.y - from[1]})${turn}`);
  }

  // --- keys
  const kWays = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
  function neighbour(name, way) {
    const from = read().board.sites[name], [dx, dy] = flipped ? way.map(step => -step) : way;
    let best = null, least = Infinity;
    for (const [other, place] of sites()) {
      const along = (place[0] - from[0]) * dx + (place[1] - from[1]) * dy;
      const aside = Math.abs((place[0] - from[0]) * dy) + Math.abs((place[1] - from[1]) * dx);
      if (along < 5 || aside > 2 * along) continue;
      const cost = along + 2 * aside;
      if (cost < least) { least = cost; best = other; }
    }
    return best;
  }
  hits.addEventListener('keydown', event => {
    const name = event.target.dataset?.site;
    if (!name) return;
    if (kWays[event.key]) {
      const other = neighbour(name, kWays[event.key]);
      if (other) { read().focus = other; focusSite(other); }
    } else if (event.key === 'Enter' || event.key === ' ') {
      act(state => play.choose(state, name));
      if (!read().sending) say(play.prompt(read()));
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  hits.addEventListener('focusin', event => { if (event.target.dataset?.site) read().focus = event.target.dataset.site; });
  function focusSite(name) {
    for (const spot of hits.children) spot.setAttribute('tabindex', spot.dataset.site === name ? 0 : -1);
    hits.querySelector(`[data-site="${name}"]`)?.focus();
  }

  // --- drawing
  function drawHits(state) {
    hits.replaceChildren(...sites().map(([name, [x, y, r]]) =>
      s('circle', {'data-site': name, cx: x, cy: y, r: Math.max(r, 30), role: 'button', tabindex: -1})));
    if (!hits.querySelector(`[data-site="${state.focus}"]`)) state.focus = hits.firstElementChild?.dataset.site ?? '';
  }
  function nameSpots(state, next, starts) {
    for (const spot of hits.children) {
      const name = spot.dataset.site;
      const piece = state.position.pieces[name];
      const may = state.picked.includes(name) ? 'chosen' : next.has(name) ? (state.picked.length ? 'can go here' : 'can be chosen') : starts.has(name) ? 'can be chosen' : '';
      spot.setAttribute('aria-label', [state.board.labels[name] ?? name, piece ?? 'empty', may].filter(Boolean).join(', '));
      spot.setAttribute('tabindex', name === state.focus ? 0 : -1);
      spot.setAttribute('aria-pressed', state.picked.includes(name));
    }
  }
  function mark(name, kind, state) {
    const [x, y, r] = state.board.sites[name] ?? [];
    if (x === undefined) return null;
    const taken = name in state.position.pieces;
    if (kind === 'chosen') return s('circle', {class: 'chosen', cx: x, cy: y, r: Math.max(r, 32)});
    if (kind === 'start') return taken ? s('circle', {class: 'start', cx: x, cy: y, r: Math.max(r - 2, 26)}) : s('circle', {class: 'dot faint', cx: x, cy: y, r: 7});
    return taken ? s('circle', {class: 'take', cx: x, cy: y, r: Math.max(r, 32)}) : s('circle', {class: 'dot', cx: x, cy: y, r: 13});
  }
  function drawMarks(state, next, starts) {
    const out = [...state.picked, ...state.pending].filter(name => !isWord(name)).map(name => mark(name, 'chosen', state));
    if (state.picked.length) for (const name of next) out.push(mark(name, 'target', state));
    else for (const name of worthMarking(state, starts)) out.push(mark(name, 'start', state));
    marks.replaceChildren(...out.filter(Boolean));
    svg.dataset.over = '';
  }
  // Where nearly every empty site can be played at, marks would say nothing.
  function worthMarking(state, starts) {
    const empty = [...starts].filter(name => !(name in state.position.pieces));
    const all = sites().filter(([name]) => !(name in state.position.pieces) && name[0] === empty[0]?.[0]).length;
    return empty.length > 8 && empty.length > 0.6 * all ? [...starts].filter(name => name in state.position.pieces) : starts;
  }

  // What a program thinks while it does: the broader, the more it looks that way.
  function drawArrows(state) {
    const thoughts = showArrows && state.thoughts?.node === state.position.node ? state.thoughts.moves : [];
    const most = Math.max(1, ...thoughts.map(move => move.visits));
    arrows.replaceChildren(...thoughts.flatMap(move => {
      const [from, to] = onBoard(move.path ?? []).map(name => state.board.sites[name]);
      const share = move.visits / most;
      if (!from || share < 0.05) return [];
      if (!to) return [s('circle', {cx: from[0], cy: from[1], r: 8 + 16 * share, class: 'thought'})];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1, half = 3 + 7 * share;
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length], neck = length - 3.2 * half;
      const at = (along, aside) => `${from[0] + ux * along - uy * aside},${from[1] + uy * along + ux * aside}`;
      return [s('polygon', {class: 'thought', points: [at(0, half), at(neck, half), at(neck, 2.4 * half), at(length, 0),
        at(neck, -2.4 * half), at(neck, -half), at(0, -half)].join(' ')})];
    }));
  }

  // A piece that has left one site for another slides there; the server has said already where it is.
  function slide(before, after) {
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const came = Object.keys(after).filter(site => after[site] !== before[site]);
    if (came.length > 4) return;
    const side = flipped ? -1 : 1;  // pieces are turned upright on a board that is turned round
    for (const to of came) {
      const left = Object.keys(before).filter(site => before[site] === after[to] && after[site] !== after[to]);
      const from = left.length === 1 ? read().board.sites[left[0]] : null, end = read().board.sites[to];
      if (!from || !end) continue;
      for (const piece of [...position.querySelectorAll(`.piece[data-site="${to}"]`)].slice(-1)) {
        piece.style.pointerEvents = 'none';  // what it glides over is what is pressed
        const gliding = piece.animate?.([{transform: `translate(${side * (from[0] - end[0])}px, ${side * (from[1] - end[1])}px)`}, {transform: 'none'}],
          {duration: 150, easing: 'ease-out', composite: 'add'});
        const done = () => { piece.style.pointerEvents = ''; };
        if (gliding) gliding.onfinish = done; else done();
      }
    }
  }
  // The picture of a piece, where the word is the name of one.
  function pieceCalled(word, state) {
    const id = `ld-${word.toLowerCase()}`, owner = play.seatColour(state, state.position.mover)?.fill ?? 'neutral';
    if (!document.getElementById(id)) return null;
    return s('svg', {viewBox: '-50 -50 100 100', class: 'choice', 'aria-hidden': 'true',
      style: owner[0] === '#' ? `--fill:${owner};--edge:var(--ld-ink);--detail:var(--ld-ink)`
        : `--fill:var(--ld-${owner});--edge:var(--ld-${owner}-edge);--detail:var(--ld-${owner}-detail)`}, s('use', {href: '#' + id}));
  }
  function drawChooser(state) {
    const words = play.legalNext(state).filter(isWord);
    const stop = state.picked.length > 0 && completeMove(state.position.moves, state.picked) >= 0;
    chooser.hidden = state.picked.length === 0 || (words.length === 0 && !stop);
    if (chooser.hidden) return chooser.replaceChildren();
    chooser.replaceChildren(
      ...words.map((word, i) => h('button', {type: 'button', onclick: () => act(s => play.choose(s, word))},
        i < 9 ? h('kbd', {}, String(i + 1)) : null, pieceCalled(word.slice(1), state), ' ' + word.slice(1))),
      ...(stop ? [h('button', {type: 'button', onclick: () => act(play.stopHere)}, 'Stop here')] : []));
    if (root.isConnected) placeChooser(state);
    else requestAnimationFrame(() => placeChooser(state));
  }
  // Below the site, and within the board.
  function placeChooser(state) {
    if (!root.isConnected) return;
    const [x, y] = state.board.sites[state.picked.findLast(name => !isWord(name))] ?? [0, 0];
    const at = new DOMPoint(x, y).matrixTransform(table.getScreenCTM()), box = root.getBoundingClientRect();
    const half = 40 * svg.getScreenCTM().a, within = (wanted, most) => Math.max(0, Math.min(wanted, most));
    chooser.style.left = `${within(at.x - box.left - chooser.offsetWidth / 2, box.width - chooser.offsetWidth)}px`;
    chooser.style.top = `${within(at.y - box.top + half, box.height - chooser.offsetHeight)}px`;
  }

  function draw() {
    const state = read();
    if (!state.board || !state.position) return;
    if (drawnBoard !== state.boardNumber) {
      ground.innerHTML = state.board.svg;
      svg.setAttribute('viewBox', state.board.view.join(' '));
      drawnBoard = state.boardNumber;
      drawnKinds = -1;
    }
    turn(state);
    if (drawnKinds !== state.kinds.size) {
      drawHits(state);
      drawnKinds = state.kinds.size;
    }
    if (drawnSvg !== state.position.svg) {
      position.innerHTML = state.position.svg;
      drawnSvg = state.position.svg;
      if (!dropped) slide(drawnPieces, state.position.pieces);
      drawnPieces = state.position.pieces;
      dropped = false;
    }
    root.setAttribute('aria-busy', state.sending);
    root.dataset.node = state.position.node;
    const next = new Set(play.legalNext(state)), starts = new Set(play.legalStarts(state));
    nameSpots(state, next, starts);
    drawMarks(state, next, starts);
    drawChooser(state);
    drawArrows(state);
  }
  // Whoever sits on the upper side has it below; turned round by hand, it is the other way.
  function turn(state) {
    const wanted = play.seesFromAbove(state) !== byHand;
    const [left, top, width, height] = state.board.view, middle = `${left + width / 2} ${top + height / 2}`;
    if (wanted) table.setAttribute('transform', `rotate(180 ${middle})`);
    else table.removeAttribute('transform');
    if (wanted === flipped) return;
    flipped = wanted;
    svg.classList.toggle('flipped', flipped);
  }
  /** The other player's side comes to the bottom. */
  function flip() {
    byHand = !byHand;
    draw();
  }
  const toggleArrows = () => { showArrows = !showArrows; draw(); };
  /** The words of the chooser, for the keys 1 to 9. */
  const wordAt = i => play.legalNext(read()).filter(isWord)[i];
  return {root, draw, wordAt, flip, toggleArrows};
}
