/** What a fault does. Each mode has a description for the page `/faults`; a default value is in parentheses. */

export const CALL_MODES = {
  slow: 'responds after value ms (3000)',
  fail: 'responds with status value (500); 429 and 503 with Retry-After',
  error: 'responds with the error code value, in the words of that call (UNKNOWN)',
  malformed: 'responds with the first half of the JSON',
  wrong:
    'responds with JSON of another shape; with a value such as cart.articles.0.title, only that field is wrong',
  big: 'responds with JSON that a field of value MB (10) makes too long',
  deep: 'responds with JSON that has a field nested value times (10000)',
  proto: 'responds with JSON that has __proto__ and constructor as keys of each object',
  duplicate: 'responds with JSON that has each key twice; the first one has a wrong value',
  html: 'responds with a web page, status value (200)',
  empty: 'responds with nothing, status value (204)',
  redirect: 'redirects to the same path on the partner’s origin',
  certificate: 'redirects to an https address whose certificate no browser trusts',
  hang: 'never responds',
  trickle: 'handles the call, and sends one byte of its response every value ms (1000)',
  drop: 'cuts the connection without a response',
  cut: 'handles the call, and cuts the connection after the headers or, with the value body, inside the body',
} as const

/** The value is a part of the file's name. A mode without a value hits all files. */
export const FILE_MODES = {
  '404': 'the file is gone',
  slow: 'the file arrives after 3000 ms, or after the ms behind an @ as in header@500; a number alone delays all files',
  hang: 'the file never arrives',
  cut: 'the connection is cut inside the file',
  tamper: 'somebody has added a byte',
  old: 'the file and the hashes in it come from an old release',
} as const

export type CallMode = keyof typeof CALL_MODES
export type FileMode = keyof typeof FILE_MODES
