/** What a fault does. Each mode has a description for the page `/faults`; a default value is in parentheses. */

export const CALL_MODES = {
  slow: 'answers after value ms (3000)',
  fail: 'answers with status value (500); 429 and 503 with Retry-After',
  error: 'answers with the error code value, in the words of that call (UNKNOWN)',
  malformed: 'answers with the first half of the JSON',
  wrong:
    'answers with JSON of another shape; with a value such as cart.articles.0.title, only that field is wrong',
  big: 'answers with JSON that a field of value MB (10) makes too long',
  deep: 'answers with JSON that has a field nested value times (10000)',
  proto: 'answers with JSON that has __proto__ and constructor as keys of each object',
  duplicate: 'answers with JSON that has each key twice; the first one has a wrong value',
  html: 'answers with a web page, status value (200)',
  empty: 'answers with nothing, status value (204)',
  redirect: 'redirects to the same path on the partner’s origin',
  certificate: 'redirects to an https address whose certificate no browser trusts',
  hang: 'never answers',
  trickle: 'does what it is asked to do, and sends one byte of its answer every value ms (1000)',
  drop: 'cuts the connection without an answer',
  cut: 'does what it is asked to do, and cuts the connection after the headers, or with the value body inside the body',
} as const

/** The value is a part of the file's name; without one, all files are hit. */
export const FILE_MODES = {
  '404': 'the file is gone',
  slow: 'the file comes after 3000 ms, or the ms behind an @ as in header@500; a number alone delays all files',
  hang: 'the file never comes',
  cut: 'the connection is cut inside the file',
  tamper: 'somebody has added a byte',
  old: 'the file is that of an old release, and so are the hashes in it',
} as const

export type CallMode = keyof typeof CALL_MODES
export type FileMode = keyof typeof FILE_MODES
