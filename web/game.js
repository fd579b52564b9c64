// game.js - one game: its board, its options, its rules as the author tells them, its source; and play.
import * as api from './api.js';
import {h, picture, say, show} from './dom.js';

/** A choice of who sits on each seat. @param {string[]} chosen */
export function seatChoices(count, kinds, chosen, changed) {
  return Array.from({length: count}, (_, i) => {
    const select = h('select', {'aria-label': `Player ${i + 1}`, onchange: event => changed(i, event.target.value)},
      [{text: 'human', name: 'Human'}, ...kinds].map(kind =>
        h('option', {value: kind.text, selected: kind.text === (chosen[i] ?? 'human')}, kind.name)));
    return h('p', {class: 'seat'}, h('span', {class: `chip seat${i + 1} of${count > 2 ? 'many' : 'two'}`, 'aria-hidden': 'true'}),
      h('label', {}, `Player ${i + 1} `, select));
  });
}

const paragraphs = text => (text ?? '').split('\n').filter(Boolean).map(line => h('p', {}, line));

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

export async function gameScreen(slug) {
  const [first] = await Promise.all([api.game(slug), api.loadSymbols()]);
  let game = first;
  let seats = Array(game.players ?? 1).fill('human');
  if (seats.length === 2 && game.agents?.length) seats[1] = game.agents[0].text;
  const content = h('div', {class: 'game'});
  const options = () => (game.options ?? []).map(option => `${option.heading}/${option.items.find(item => item.chosen)?.name}`);

  const changeOption = async (i, name) => {
    const wanted = options();
    wanted[i] = name;
    try {
      const other = await api.game(slug, wanted);
      if (!other.playable) return say('These options cannot be played yet');
      game = other;
      seats = Array.from({length: game.players}, (_, k) => seats[k] ?? 'human');
      draw();
      say('The board has changed');
    } catch (error) { say(error.message); }
  };
  const play = async (everybody) => {
    try {
      const made = await api.makeTrial({game: slug, options: options(), seats: everybody ? seats.map(() => 'human') : seats});
      document.dispatchEvent(new CustomEvent('ludens-go', {detail: made.url}));
    } catch (error) { say(error.message); alert(error.message); }
  };
  const draw = () => show(content,
    h('div', {class: 'side'},
      game.svg ? picture(game.svg, {class: 'board'}) : h('p', {class: 'muted'}, 'There is no picture yet.')),
    h('div', {class: 'text'},
      h('h1', {}, game.name), h('p', {class: 'lead'}, game.description),
      game.playable
        ? h('form', {class: 'start', onsubmit: event => { event.preventDefault(); play(false); }},
            optionChoices(game, changeOption),
            seatChoices(seats.length, game.agents ?? [], seats, (i, text) => { seats[i] = text; }),
            h('p', {class: 'row'}, h('button', {class: 'main'}, 'Play'),
              seats.length > 1 && h('button', {type: 'button', onclick: () => play(true)}, 'All seats here')))
        : h('div', {class: 'note'}, h('p', {}, 'This game cannot be played yet:'),
            h('ul', {}, (game.diagnostics ?? []).map(d => h('li', {}, d.message)))),
      h('h2', {}, 'Rules'), paragraphs(game.rules),
      facts(game),
      h('details', {}, h('summary', {}, 'Source'), h('pre', {tabindex: 0}, game.source))));
  draw();
  return {title: `${game.name} - Ludens`, trail: [h('span', {}, game.name)], content: [content]};
}
