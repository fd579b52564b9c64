// board.js - the board on the page: draws what scene.js says, and tells it of presses, drags and keys. Nothing is read back from
// what was drawn but where the server's picture lies under the pointer.
import {h, s, say} from './dom.js';
import {select} from './puzzle.js';
import * as scene from './scene.js';
import * as play from './state.js';
import {isWord} from './trie.js';

/** `drawn` is what stands on the page now: what is the same need not be drawn again.
 *  @typedef {{read: () => play.State, act: (update: (s: play.State) => object | null) => void, look: scene.Look,
 *    drawn: {board: number, kinds: number, svg: string | null, pieces: Object<string, string> | null, ghostOf: string | null,
 *    anchor: number[] | null},
 *    parts: Object<string, Element>, spots: Map<string, Element>, names: Map<Element, string>}} Board */

/** @param {() => play.State} read @param {(update: (s: play.State) => object | null) => void} act */
export function makeBoard(read, act) {
  /** @type {Board} */
  const board = {read, act, look: scene.newLook(), parts: makeParts(), spots: new Map(), names: new Map(),
    drawn: {board: -1, kinds: -1, svg: null, pieces: null, ghostOf: null, anchor: null}};
  listenToPointer(board);
  listenToKeys(board);
  const change = update => { update(board.look); draw(board); };
  return {
    root: board.parts.root,
    draw: () => draw(board),
    focus: () => focusSite(board, read().focus),
    /** The other player's side comes to the bottom. */
    flip: () => change(look => { look.byHand = !look.byHand; }),
    toggleArrows: () => change(look => { look.arrows = !look.arrows; }),
    /** The words of the chooser, for the keys 1 to 9. */
    wordAt: i => play.legalNext(read()).filter(isWord)[i],
  };
}

function makeParts() {
  const svg = s('svg', {class: 'board-svg', role: 'group', 'aria-label': 'Board'});
  const ground = s('g', {}), position = s('g', {}), marks = s('g', {class: 'marks'}), arrows = s('g', {class: 'arrows'});
  const texts = s('g', {class: 'texts', 'aria-hidden': 'true'});
  const hits = s('g', {class: 'hits'}), ghosts = s('g', {});
  const table = s('g', {class: 'table'}, ground, position, marks, arrows, texts, hits, ghosts);
  const chooser = h('div', {class: 'chooser', role: 'group', 'aria-label': 'Choose one', hidden: true});
  svg.append(table);
  return {root: h('div', {class: 'board play-board'}, svg, chooser), svg, table, ground, position, marks, arrows, texts, hits, ghosts, chooser};
}

// --- pointing

const onTable = (board, event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(board.parts.table.getScreenCTM().inverse());

/** The site that is meant by an event, of these targets. */
function aimed(board, event, targets) {
  const drawn = document.elementsFromPoint(event.clientX, event.clientY).filter(element => board.parts.svg.contains(element))
    .map(element => element.closest('[data-site]')?.dataset.site).filter(Boolean);
  return scene.siteMeant(board.read(), onTable(board, event), drawn, targets);
}

function listenToPointer(board) {
  const {svg} = board.parts;
  svg.addEventListener('pointerdown', event => { if (!event.button && board.read().position) pointerDown(board, event); });
  svg.addEventListener('pointermove', event => pointerMove(board, event));
  svg.addEventListener('pointerup', event => pointerUp(board, event));
  svg.addEventListener('pointercancel', () => { scene.release(board.look); draw(board); });
  svg.addEventListener('pointerleave', () => showOver(board, null));
}

function pointerDown(board, event) {
  const state = board.read(), site = aimed(board, event, scene.pressTargets(state));
  const chosen = scene.press(board.look, state, site, event.clientX, event.clientY);
  if (!site) return board.act(now => { now.picked = []; return null; });
  drawMarks(board, state);  // before anything else: the finger is felt
  board.parts.svg.setPointerCapture(event.pointerId);
  if (chosen) board.act(now => play.choose(now, site));
}

function pointerMove(board, event) {
  const state = board.read();
  if (!board.look.press?.site) return hover(board, state, event);
  if (scene.drag(board.look, state, event.clientX, event.clientY, onTable(board, event))) drawGhost(board, state);
}

function pointerUp(board, event) {
  const state = board.read(), ended = scene.release(board.look);
  if (!ended?.site) return;
  if (ended.dragging) {
    const target = aimed(board, event, scene.dropTargets(state));
    if (!target || target === ended.site) return draw(board);
    board.look.dropped = true;
    return board.act(now => play.choose(now, target));
  }
  const still = scene.isStill(ended, event.clientX, event.clientY) || aimed(board, event, [ended.site]);
  if (ended.fresh || !still) return draw(board);
  board.act(now => play.choose(now, ended.site));
  if (state.puzzle) focusSite(board, ended.site);  // keys go on from there
}

function hover(board, state, event) {
  if (!state.position) return;
  const targets = scene.hoverTargets(state), site = targets.length ? aimed(board, event, targets) : null;
  board.parts.svg.style.cursor = site ? 'pointer' : '';
  showOver(board, site);
}

/** What a press would choose. */
function showOver(board, site) {
  if (board.look.over === site) return;
  board.look.over = site;
  if (board.read().position) drawMarks(board, board.read());
}

// --- keys

const kWays = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

function listenToKeys(board) {
  const {hits} = board.parts;
  hits.addEventListener('keydown', event => {
    const name = board.names.get(event.target);
    if (!name || !pressKey(board, name, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  hits.addEventListener('focusin', event => {
    const name = board.names.get(event.target);
    if (!name) return;
    board.read().focus = name;
    if (board.read().puzzle && board.read().puzzle.site !== name) board.act(now => { select(now.puzzle, name); return null; });
  });
}

/** A key on a site. @returns {boolean} whether it means something there */
function pressKey(board, name, key) {
  const state = board.read();
  if (kWays[key]) {
    const other = scene.neighbour(board.look, state, name, kWays[key]);
    if (other) { state.focus = other; focusSite(board, other); }
    return true;
  }
  if (key !== 'Enter' && key !== ' ') return false;
  board.act(now => play.choose(now, name));
  if (!board.read().sending) say(play.prompt(board.read()));
  return true;
}

function focusSite(board, name) {
  for (const [other, spot] of board.spots) spot.setAttribute('tabindex', other === name ? 0 : -1);
  board.spots.get(name)?.focus();
}

// --- drawing

/** @param {Board} board */
function draw(board) {
  const state = board.read(), {root} = board.parts;
  if (!state.board || !state.position) return;
  board.look.over = null;
  drawGround(board, state);
  drawTurn(board, state);
  drawHits(board, state);
  drawPosition(board, state);
  root.setAttribute('aria-busy', state.sending);
  root.dataset.node = state.position.node;
  nameSpots(board, state);
  drawMarks(board, state);
  drawGhost(board, state);
  drawChooser(board, state);
  drawArrows(board, state);
  drawTexts(board, state);
}

function drawGround({look, drawn, parts}, state) {
  if (drawn.board === state.boardNumber) return;
  const seen = () => {
    const upright = parts.svg.getScreenCTM(), {x, y, width, height} = parts.svg.viewBox.baseVal;
    return scene.isFlipped(look, state) ? scene.turnedAbout(upright, [x, y, width, height]) : upright;
  };
  const before = drawn.anchor && seen();
  parts.ground.innerHTML = state.board.svg;
  parts.svg.setAttribute('viewBox', state.board.view.join(' '));
  if (before && state.board.anchor) follow(parts, scene.wayOfView(before, drawn.anchor, seen(), state.board.anchor));
  if (String(drawn.anchor) !== String(state.board.anchor)) drawn.pieces = null;  // sites are called otherwise
  drawn.anchor = state.board.anchor;
  drawn.board = state.boardNumber;
  drawn.kinds = -1;
}

/** A board that has grown: everything goes from where it was seen to where it is seen now. */
function follow({table}, {scale, x, y}) {
  const isStill = Math.abs(scale - 1) < 1e-3 && Math.hypot(x, y) < 1;
  if (isStill || !table.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  table.animate([{transform: `translate(${x}px, ${y}px) scale(${scale})`}, {transform: 'none'}],
    {duration: 300, easing: 'ease-in-out', composite: 'add'});
}

function drawTurn({look, parts}, state) {
  const flipped = scene.isFlipped(look, state), [left, top, width, height] = state.board.view;
  if (flipped) parts.table.setAttribute('transform', `rotate(180 ${left + width / 2} ${top + height / 2})`);
  else parts.table.removeAttribute('transform');
  parts.svg.classList.toggle('flipped', flipped);
}

function drawHits(board, state) {
  if (board.drawn.kinds === state.kinds.size) return;
  board.drawn.kinds = state.kinds.size;
  board.spots = new Map(scene.sitesOf(state).map(([name, [x, y, r]]) =>
    [name, s('circle', {'data-site': name, cx: x, cy: y, r: Math.max(r, 30), role: 'button', tabindex: -1})]));
  board.names = new Map([...board.spots].map(([name, spot]) => [spot, name]));
  board.parts.hits.replaceChildren(...board.spots.values());
  if (!board.spots.has(state.focus)) state.focus = board.spots.keys().next().value ?? '';
}

function nameSpots({spots}, state) {
  for (const {name, label, focused, pressed} of scene.spotsOf(state)) {
    const spot = spots.get(name);
    spot.setAttribute('aria-label', label);
    spot.setAttribute('tabindex', focused ? 0 : -1);
    spot.setAttribute('aria-pressed', pressed);
  }
}

function drawPosition(board, state) {
  const {drawn, look, parts} = board;
  if (drawn.svg === state.position.svg) return;
  parts.position.innerHTML = drawn.svg = state.position.svg;
  if (!look.dropped) for (const slide of scene.slidesOf(state, drawn.pieces)) glide(board, state, slide);
  drawn.pieces = state.position.pieces;
  look.dropped = false;
}

/** The uppermost piece of a site, in the server's picture. */
const pieceAt = (board, site) => [...board.parts.position.querySelectorAll(`.piece[data-site="${site}"]`)].at(-1);

function glide(board, state, {site, dx, dy}) {
  const piece = pieceAt(board, site);
  if (!piece?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const side = scene.isFlipped(board.look, state) ? -1 : 1;  // pieces are turned upright on a board that is turned round
  piece.style.pointerEvents = 'none';  // what it glides over is what is pressed
  piece.animate([{transform: `translate(${side * dx}px, ${side * dy}px)`}, {transform: 'none'}],
    {duration: 150, easing: 'ease-out', composite: 'add'}).onfinish = () => { piece.style.pointerEvents = ''; };
}

function drawMarks({look, parts}, state) {
  parts.marks.replaceChildren(...scene.marksOf(look, state).map(({kind, x, y, r}) => s('circle', {class: kind, cx: x, cy: y, r})));
}

/** The piece that is dragged, where the pointer is. */
function drawGhost(board, state) {
  const {look, drawn, parts} = board, press = look.press?.dragging ? look.press : null;
  parts.svg.classList.toggle('dragging', Boolean(press));
  if (drawn.ghostOf !== (press?.site ?? null)) {
    drawn.ghostOf = press?.site ?? null;
    const ghost = press && pieceAt(board, press.site)?.cloneNode(true);
    ghost?.classList.add('ghost');
    if (ghost) ghost.style.transformOrigin = '0 0';  // of the board, as is reckoned below
    parts.ghosts.replaceChildren(...(ghost ? [ghost] : []));
  }
  if (!press) return;
  const [x, y] = state.board.sites[press.site], turn = scene.isFlipped(look, state) ? ` rotate(180 ${x} ${y})` : '';
  for (const ghost of parts.ghosts.children) ghost.setAttribute('transform', `translate(${press.at.x - x} ${press.at.y - y})${turn}`);
}

function drawArrows({look, parts}, state) {
  parts.arrows.replaceChildren(...scene.arrowsOf(look, state).map(({points, x, y, r, worth}) => {
    const style = {class: `thought ${worth}`};
    return points ? s('polygon', {...style, points}) : s('circle', {...style, cx: x, cy: y, r});
  }));
}

function drawTexts({look, parts}, state) {
  const turn = scene.isFlipped(look, state) ? (x, y) => `rotate(180 ${x} ${y})` : () => null;
  parts.texts.replaceChildren(...scene.textsOf(look, state).map(({x, y, size, text, kind}) => s('g', {class: kind, transform: turn(x, y)},
    kind.startsWith('worth') && s('rect', {x: x - size * (0.3 + 0.3 * text.length), y: y - 0.72 * size, width: size * (0.6 + 0.6 * text.length), height: 1.44 * size, rx: 0.5 * size}),
    s('text', {x, y: y + 0.36 * size, 'font-size': size}, text))));
}

// --- choosing by words

function drawChooser(board, state) {
  const {chooser, root} = board.parts, choices = scene.choicesOf(state);
  chooser.hidden = !choices;
  if (!choices) return chooser.replaceChildren();
  const {words, stop} = choices, button = (run, ...content) => h('button', {type: 'button', onclick: () => board.act(run)}, ...content);
  chooser.replaceChildren(
    ...words.map((word, i) => button(now => play.choose(now, word), i < 9 ? h('kbd', {}, String(i + 1)) : null,
      pieceCalled(word.slice(1), state) ?? tileTurned(board, word.slice(1), state), ' ' + word.slice(1))),
    ...(stop ? [button(play.stopHere, 'Stop here')] : []));
  if (root.isConnected) placeChooser(board.parts, choices.at);
  else requestAnimationFrame(() => { if (root.isConnected) placeChooser(board.parts, choices.at); });
}

/** The picture of a piece, where the word is the name of one. */
function pieceCalled(word, state) {
  const id = `ld-${word.toLowerCase()}`, owner = play.seatColour(state, state.position.mover)?.fill ?? 'neutral';
  if (!document.getElementById(id)) return null;
  return s('svg', {viewBox: '-50 -50 100 100', class: 'choice', 'aria-hidden': 'true',
    style: owner[0] === '#' ? `--fill:${owner};--edge:var(--ld-ink);--detail:var(--ld-ink)`
      : `--fill:var(--ld-${owner});--edge:var(--ld-${owner}-edge);--detail:var(--ld-${owner}-detail)`}, s('use', {href: '#' + id}));
}

/** The tile that has been picked, where the word says how it is turned. */
function tileTurned(board, word, state) {
  const turn = /^(?:not turned|turned (\d+)\u00b0)$/.exec(word), site = state.picked[0], [x, y, r] = state.board.sites[site] ?? [];
  const tile = [...board.parts.position.querySelectorAll(`.lying[data-site="${site}"]`)];
  if (!turn || !tile.length) return null;
  return s('svg', {viewBox: [x - 1.4 * r, y - 1.4 * r, 2.8 * r, 2.8 * r].join(' '), class: 'choice', 'aria-hidden': 'true'},
    s('g', {transform: `rotate(${turn[1] ?? 0} ${x} ${y})`}, ...tile.map(part => part.cloneNode(true))));
}

// Below the site, and within the board.
function placeChooser({chooser, root, svg, table}, [x, y]) {
  const at = new DOMPoint(x, y).matrixTransform(table.getScreenCTM()), box = root.getBoundingClientRect();
  const half = 40 * svg.getScreenCTM().a, within = (wanted, most) => Math.max(0, Math.min(wanted, most));
  chooser.style.left = `${within(at.x - box.left - chooser.offsetWidth / 2, box.width - chooser.offsetWidth)}px`;
  chooser.style.top = `${within(at.y - box.top + half, box.height - chooser.offsetHeight)}px`;
}
