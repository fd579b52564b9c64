// api.js - the only door to the server.

async function ask(address, options) {
  const answer = await fetch(address, options);
  const json = await answer.json().catch(() => ({error: `the server answered ${answer.status}`}));
  if (!answer.ok) throw new Error(json.error ?? `the server answered ${answer.status}`);
  return json;
}

export const games = async () => (await ask('/api/games')).games;

/** @param {string} slug @param {string[]} options "Heading/Item" */
export const game = (slug, options = [], ruleset = '') => ask(`/api/games/${encodeURIComponent(slug)}${query(options, ruleset)}`);
function query(options, ruleset) {
  const parts = [...options.map(one => ['option', one]), ...(ruleset ? [['ruleset', ruleset]] : [])];
  return parts.length ? '?' + parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&') : '';
}

/** The arenas that come with the program. @returns {Promise<{slug: string, name: string}[]>} */
export const arenas = async () => (await ask('/api/arenas')).arenas;
/** The text of one. */
export const arena = async slug => JSON.stringify(await ask(`/api/arenas/${encodeURIComponent(slug)}`));

/** Another text whenever the file of the game has changed. */
export const version = async slug => (await ask(`/api/games/${encodeURIComponent(slug)}/version`)).version;

export const makeTrial = body =>
  ask('/api/trials', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});

export const pictureAddress = (slug, dark) => `/api/games/${slug}/picture.svg?theme=${dark ? 'dark' : 'light'}`;
export const fileAddress = (id, key) => `/api/trials/${id}/file?key=${key}`;

/** The symbols of all pieces, once for the page. */
export async function loadSymbols() {
  if (document.getElementById('symbols')) return;
  const holder = document.createElement('div');
  holder.id = 'symbols';
  holder.className = 'unseen';
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
  holder.innerHTML = await (await fetch('/app/symbols.svg')).text();
}

/** A trial as it is played. Opens again by itself when the connection breaks.
 *  @param {string} id @param {() => string} key as it is now; what it gives: keys.h of the server @param {(message: object) => void} receive @param {(connected: boolean) => void} told
 *  @returns {{send: (message: object) => boolean, close: () => void}} */
export function openTrial(id, key, receive, told) {
  let socket = null, closed = false, wait = 250;
  const connect = () => {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}?key=${key()}`);
    socket.onopen = () => { wait = 250; told(true); };
    socket.onmessage = event => receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (closed) return;
      told(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 8000);
    };
  };
  connect();
  return {
    send: message => {
      const open = socket.readyState === WebSocket.OPEN;
      if (open) socket.send(JSON.stringify(message));
      return open;
    },
    close: () => { closed = true; socket.close(); },
  };
}
