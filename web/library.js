// library.js - the first screen: all games, with pictures and a search that keeps its words in the address.
import * as api from './api.js';
import {h, isDark, memory, say, show} from './dom.js';

const playersText = n => (n === 1 ? 'a puzzle' : n === undefined ? '' : `${n} players`);

/** Everything that the search looks at. */
const words = game =>
  [game.name, ...(game.aliases ?? []), game.description, game.origin, game.author, game.classification, playersText(game.players)]
    .join(' ').toLowerCase();

/** Games that hold every word. Names come before descriptions. */
export function search(games, text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = games.filter(game => wanted.every(word => words(game).includes(word)));
  const inName = game => wanted.every(word => game.name.toLowerCase().includes(word));
  return wanted.length ? [...found.filter(inName), ...found.filter(game => !inName(game))] : found;
}

function card(game) {
  const facts = [game.own ? 'yours' : '', playersText(game.players), game.chance ? 'chance' : ''].filter(Boolean).join(', ');
  return h('li', {class: 'card'},
    h('a', {href: `/g/${game.slug}`},
      h('img', {src: api.pictureAddress(game.slug, isDark()), alt: '', loading: 'lazy', 'data-slug': game.slug, width: 200, height: 200}),
      h('strong', {}, game.name)),
    h('span', {class: 'muted'}, game.playable ? facts : game.own ? 'yours, with an error' : 'cannot be played yet'),
    h('span', {class: 'history', title: game.origin}, game.origin));
}

function recent() {
  const trials = memory.read('recent', []);
  if (!trials.length) return null;
  return h('section', {}, h('h2', {}, 'Go on playing'),
    h('ul', {class: 'recent'}, trials.map(trial =>
      h('li', {}, h('a', {href: `/t/${trial.id}`}, trial.name), h('span', {class: 'muted'}, ' ' + (trial.when ?? ''))))));
}

export async function libraryScreen() {
  const games = await api.games();
  const list = h('ul', {class: 'cards'});
  const count = h('p', {class: 'muted', role: 'status'});
  const start = new URLSearchParams(location.search).get('q') ?? '';
  const box = h('input', {type: 'search', id: 'search', value: start, autocomplete: 'off', spellcheck: 'false'});
  const update = () => {
    const found = search(games, box.value);
    show(list, found.map(card));
    count.textContent = found.length === 1 ? '1 game' : `${found.length} games`;
    history.replaceState(null, '', box.value ? '/?q=' + encodeURIComponent(box.value) : '/');
  };
  box.addEventListener('input', update);
  const focus = event => {
    if (event.key !== '/' || event.target.closest?.('input, textarea')) return;
    event.preventDefault();
    box.focus();
  };
  document.addEventListener('keydown', focus);
  update();
  say(`${games.length} games`);
  return {
    title: 'Ludens: games', trail: [],
    content: [
      h('h1', {}, 'Games'), h('p', {class: 'lead'}, 'Choose one and play it at once, against the computer or a friend.'), recent(),
      h('p', {class: 'search'}, h('label', {for: 'search'}, 'Search names and descriptions'), box, h('kbd', {'aria-hidden': 'true'}, '/')),
      count, list].filter(Boolean),
    leave: () => document.removeEventListener('keydown', focus),
  };
}
