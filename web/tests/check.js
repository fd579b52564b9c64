// check.js - tests of the modules that know no page. A file x_test.js names its cases with test(); index.html runs them in a
// browser, and tests/browser asks it for the failures.

const cases = [];

/** @param {string} name what holds @param {() => void} body throws where it does not */
export const test = (name, body) => cases.push({name, body});

/** Equal in all parts, sets and maps by their members. */
export function same(found, expected) {
  const [ours, theirs] = [text(found), text(expected)];
  if (ours !== theirs) throw new Error(`found ${ours}, expected ${theirs}`);
}

const text = value => JSON.stringify(value, (_, part) => {
  if (part === undefined) return 'undefined';
  return part instanceof Set || part instanceof Map ? [...part].sort() : part;
});

/** @returns {{count: number, failures: string[]}} */
export function run() {
  const failures = [];
  for (const {name, body} of cases)
    try { body(); } catch (error) { failures.push(`${name}: ${error.message}`); }
  return {count: cases.length, failures};
}
