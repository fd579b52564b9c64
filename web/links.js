// links.js - the keys of trials: what this browser holds, and links that give others a seat or let them watch.
import {h, memory, memoryOfTab, say, show} from './dom.js';
import {fileAddress} from './api.js';
import {seatName} from './state.js';

const kMostKeys = 200;

/** The key that this browser has for a trial. One that came with the link, behind "#", is kept and taken off the address, so
 *  that whoever copies the address gives nothing away. A tab keeps to its own; in another, who made the trial has it. */
export function keyOf(id) {
  const given = location.hash.slice(1);
  if (given) {
    memoryOfTab.write('key.' + id, given);
    keep('keys', id, given);
    if (memory.read('keys', {})[id] === given) history.replaceState(null, '', location.pathname);
    return given;
  }
  return memoryOfTab.read('key.' + id, '') || memory.read('made', {})[id] || memory.read('keys', {})[id] || '';
}

/** That of whoever made the trial: the link of a seat, opened here to try it, does not take its place. */
export const keepMade = (id, key) => keep('made', id, key);

function keep(name, id, key) {
  const {[id]: old, ...others} = memory.read(name, {});
  if (old !== key) memory.write(name, Object.fromEntries([...Object.entries(others), [id, key]].slice(-kMostKeys)));
}

/** What whoever looks at this screen is here. */
export function place(state) {
  const {owner, seats} = state.you, people = state.seats.filter(seat => seat === 'human').length;
  if (seats.length === 0) return owner ? 'You are watching; the game is yours.' : 'You are watching.';
  if (seats.length === people) return '';  // nobody else plays
  return `You play ${seats.map(seat => seatName(state, seat)).join(' and ')}.`;
}

/** Links to give away, each saying what it gives. */
export function drawLinks(app, element, key) {
  const {you, seats, id} = app.state;
  const drawn = JSON.stringify([you, seats, app.state.position.playing]);
  if (element.dataset.key === drawn) return;
  element.dataset.key = drawn;
  const link = (what, address) => h('button', {type: 'button', onclick: event => copy(event.target, address)}, `Copy link: ${what}`);
  const page = `${location.origin}/t/${id}`;
  const seat = i => you.given.includes(i + 1)
    ? h('button', {type: 'button', onclick: () => app.send({do: 'take', seat: i + 1})}, `Take ${seatName(app.state, i + 1)} back`)
    : link(`play as ${seatName(app.state, i + 1)}`, `${page}#${you.keys[i]}`);
  show(element, you.owner && seats.length > 1 && seats.map((who, i) => who === 'human' && seat(i)), link('watch', page),
    h('a', {class: 'button', href: fileAddress(id, key), download: ''}, 'Download'), h('span', {class: 'muted'}, 'Every move is saved.'));
}

async function copy(button, address) {
  try {
    await navigator.clipboard.writeText(address);
    say('The link is copied');
    button.textContent = 'Copied';
  } catch { prompt('The link', address); }
}
