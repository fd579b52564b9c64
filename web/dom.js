// dom.js - making elements, and speaking to those who cannot see them.

const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** h('p', {class: 'muted'}, 'text', otherElement) */
export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
export const s = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

/** A small sign, as the line of a path within 24 by 24. */
export const icon = d => s('svg', {viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true'}, s('path', {d}));

/** Lines of text as paragraphs. */
export const paragraphs = text => (text ?? '').split('\n').filter(Boolean).map(line => h('p', {}, line));

/** An SVG of the server's. */
export function picture(svg, attributes) {
  const holder = h('div', attributes);
  holder.innerHTML = svg;
  return holder;
}

/** Puts new content in place of the old. Whoever was at a button there with the keyboard is at the same one again. */
export function show(element, ...content) {
  const called = at => at.getAttribute('aria-label') ?? at.textContent;
  const at = document.activeElement, within = at !== element && element.contains(at) ? called(at) : null;
  element.replaceChildren(...content.flat(3).filter(Boolean));
  if (within === null) return;
  const open = [...element.querySelectorAll('button, a, select, input')].filter(one => !one.disabled);
  (open.find(one => called(one) === within) ?? open[0])?.focus({preventScroll: true});
}

/** Read aloud by screen readers. */
export function say(text) {
  const live = document.getElementById('live');
  if (live.textContent === text) live.textContent = '';
  live.textContent = text;
}

export const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** What this browser remembers; works without, too. */
const memoryIn = storage => ({
  read(name, otherwise) {
    try { return JSON.parse(storage().getItem('ludens.' + name)) ?? otherwise; } catch { return otherwise; }
  },
  write(name, value) {
    try { storage().setItem('ludens.' + name, JSON.stringify(value)); } catch { /* private windows refuse */ }
  },
});
export const memory = memoryIn(() => localStorage);
export const memoryOfTab = memoryIn(() => sessionStorage);
