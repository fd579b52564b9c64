// game.js - one game: its board, its options, its rules as the author tells them, its source; and play.
import * as api from './api.js';
import {h, paragraphs, picture, say, show} from './dom.js';
import {newPuzzleButtons} from './pad.js';
import {colourName} from './state.js';

/** A colour of the server's: a name of the palette, or itself. */
export const paint = fill => (fill.startsWith('#') ? fill : `var(--ld-${fill})`);

/** A choice of who sits on each seat. @param {string[]} chosen @param {{fill: string, name?: string}[]} colours by seat */
export function seatChoices(count, kinds, chosen, changed, colours) {
  return Array.from({length: count}, (_, i) => {
    const name = colourName(colours?.[i], i + 1);
    const select = h('select', {'aria-label': name, onchange: event => changed(i, event.target.value)},
      [{text: 'human', name: 'Human'}, ...kinds].map(kind =>
        h('option', {value: kind.text, selected: kind.text === (chosen[i] ?? 'human')}, kind.name)));
    return h('p', {class: 'seat'}, h('span', {class: 'chip', style: `background:${paint(colours?.[i]?.fill ?? 'neutral')}`, 'aria-hidden': 'true'}),
      h('label', {}, h('span', {class: 'name'}, name), ' ', select));
  });
}

function facts(game) {
  const rows = [['Origin', game.origin], ['Date', game.date], ['Author', game.author], ['Kind', game.classification],
    ['Also called', (game.aliases ?? []).join(', ')]].filter(([, value]) => value);
  return h('dl', {class: 'history'}, rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));
}

function optionChoices(game, changed) {
  return (game.options ?? []).filter(option => option.items.length > 1).map((option, i) => {
    const chosen = option.items.find(item => item.chosen);
    return h('p', {class: 'option'},
      h('label', {}, option.heading + ' ',
        h('select', {onchange: event => changed(i, `${option.heading}/${event.target.value}`)},
          option.items.map(item => h('option', {value: item.name, selected: item.chosen}, item.name)))),
      h('span', {class: 'muted'}, chosen?.description ?? ''));
  });
}

function rulesetChoice(game, chosen, changed) {
  if (!game.rulesets?.length) return null;
  return h('p', {class: 'option'}, h('label', {}, 'Rules ',
    h('select', {onchange: event => changed(event.target.value)}, h('option', {value: ''}, 'By the options below'),
      game.rulesets.map(name => h('option', {value: name, selected: name === chosen}, name.replace(/^Ruleset\//, ''))))));
}

/** Asks again and again whether the file of a game has changed. @param {() => string} version that is shown @returns {() => void} ends it */
function watchFile(slug, version, changed) {
  let timer = 0;
  const look = async () => {
    const now = await api.version(slug).catch(() => version());  // the file is being written, or the server is away
    if (timer && now !== version()) await changed().catch(() => {});
    if (timer) timer = setTimeout(look, 1000);
  };
  timer = setTimeout(look, 1000);
  return () => { clearTimeout(timer); timer = 0; };
}

/** Why a game cannot be played, with the place in its text. */
const errors = game => h('div', {class: 'note'},
  h('p', {}, game.own ? `${game.file} has an error. This page follows the file: mend it there.` : 'This game cannot be played yet:'),
  game.own ? h('pre', {class: 'report', tabindex: 0, role: 'status'}, game.report ?? '')
           : h('ul', {}, (game.diagnostics ?? []).map(d => h('li', {}, d.message))));

export async function gameScreen(slug) {
  const [first] = await Promise.all([api.game(slug), api.loadSymbols()]);
  let game = first, ruleset = '';
  let changing = Promise.resolve();  // whoever is quick plays what was chosen all the same
  let seats = Array(game.players ?? 1).fill('human');
  if (seats.length === 2 && game.agents?.length) seats[1] = game.agents[0].text;
  const content = h('div', {class: 'game'}), trouble = h('p', {class: 'trouble', role: 'alert'});
  const complain = error => { draw(); trouble.textContent = error.message; };
  const options = () => (game.options ?? []).map(option => `${option.heading}/${option.items.find(item => item.chosen)?.name}`);

  const change = async (wanted, rules) => {
    try {
      const other = await api.game(slug, wanted, rules);
      if (!other.playable) throw new Error('These options cannot be played yet');
      game = other;
      ruleset = rules;
      trouble.textContent = '';
      seats = Array.from({length: game.players}, (_, k) => seats[k] ?? 'human');
      draw();
      say('The board has changed');
    } catch (error) { complain(error); }
  };
  const readAgain = async () => {
    game = await api.game(slug);
    ruleset = '';
    seats = Array.from({length: game.players ?? seats.length}, (_, k) => seats[k] ?? 'human');
    draw();
    say(game.playable ? 'The game has changed' : 'The game has changed, and has an error');
  };
  const changeOption = (i, name) => {
    const wanted = options();
    wanted[i] = name;
    changing = change(wanted, '');
  };
  const play = async (everybody) => {
    try {
      await changing;
      const made = await api.makeTrial({game: slug, ...(ruleset ? {ruleset} : {options: options()}), seats: everybody ? seats.map(() => 'human') : seats});
      document.dispatchEvent(new CustomEvent('ludens-go', {detail: made.url}));
    } catch (error) { complain(error); }
  };
  const draw = () => show(content,
    h('div', {class: 'side'},
      game.svg ? picture(game.svg, {class: 'board'}) : h('p', {class: 'muted'}, 'There is no picture yet.')),
    h('div', {class: 'text'},
      h('h1', {}, game.name), h('p', {class: 'lead'}, game.description),
      game.playable
        ? h('form', {class: 'start', onsubmit: event => { event.preventDefault(); play(false); }},
            rulesetChoice(game, ruleset, name => { changing = change(name ? [] : options(), name); }), optionChoices(game, changeOption),
            seatChoices(seats.length, game.agents ?? [], seats, (i, text) => { seats[i] = text; }, game.colours),
            trouble, game.puzzle && newPuzzleButtons(() => ({game: slug, ...(ruleset ? {ruleset} : {options: options()}), seats: ['human']}), text => { trouble.textContent = text; }),
            h('p', {class: 'row'}, h('button', {class: 'main'}, 'Play'),
              seats.length > 1 && h('button', {type: 'button', onclick: () => play(true)}, seats.length > 2 ? 'Everybody at this screen' : 'Both at this screen')))
        : errors(game),
      h('h2', {}, 'Rules'), h('p', {class: 'short'}, game.rules), paragraphs(game.story.split('\n').slice(1).join('\n')),
      h('h2', {}, 'About'),
      facts(game),
      h('details', {}, h('summary', {}, 'Source'), h('pre', {tabindex: 0}, game.source))));
  draw();
  return {
    title: `${game.name} - Ludens`, trail: [h('span', {}, game.name)], content: [content],
    leave: game.own ? watchFile(slug, () => game.version, readAgain) : undefined,
  };
}
