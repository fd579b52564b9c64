// main.js - which screen an address means; theme; links without loading the page anew.
import {h, isDark, memory, show} from './dom.js';
import {libraryScreen} from './library.js';
import {gameScreen} from './game.js';
import {playScreen} from './play.js';
import {arenaScreen} from './arena.js';

let leave = () => {};  // what the screen wants to do before it goes

/** @typedef {{title: string, trail: Node[], content: Node[], leave?: () => void}} Screen */

async function open() {
  leave();
  leave = () => {};
  const main = document.getElementById('main');
  const [, kind, name] = location.pathname.split('/');
  const here = location.pathname;
  try {
    /** @type {Screen} */
    const screen = await (kind === 'g' ? gameScreen(name) : kind === 't' ? playScreen(name) : here === '/arena' ? arenaScreen() : kind ? missingScreen() : libraryScreen());
    if (location.pathname !== here) return screen.leave?.();  // somebody has gone on meanwhile
    leave = screen.leave ?? leave;
    document.title = screen.title;
    show(document.getElementById('trail'), screen.trail);
    show(main, screen.content);
  } catch (error) {
    show(main, h('h1', {}, 'This did not work'), h('p', {}, String(error.message ?? error)),
         h('p', {}, h('a', {href: '/'}, 'To the library')));
  }
}

const missingScreen = () => ({
  title: 'Nothing here - Ludens', trail: [],
  content: [h('h1', {}, 'There is nothing here'), h('p', {}, `No page of Ludens is called ${location.pathname}.`),
    h('p', {}, h('a', {href: '/'}, 'To the library'))],
});

export function go(address) {
  history.pushState(null, '', address);
  scrollTo(0, 0);
  open().then(() => document.getElementById('main').focus({preventScroll: true}));
}

document.addEventListener('click', event => {
  const link = event.target.closest?.('a[href^="/"]');
  if (!link || link.hasAttribute('download') || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute('href'));
});
document.addEventListener('ludens-go', event => go(event.detail));
addEventListener('popstate', open);

const theme = memory.read('theme', null);
if (theme) document.documentElement.dataset.theme = theme;
document.getElementById('theme').addEventListener('click', () => {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  memory.write('theme', next);
  for (const image of document.querySelectorAll('img[data-slug]'))
    image.src = image.src.replace(/theme=\w+/, 'theme=' + next);
});
open();
