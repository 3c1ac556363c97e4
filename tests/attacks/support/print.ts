/** A payload for the message of a failed test: escaped, and at most one line long. */
export const print = (payload: unknown): string =>
  (JSON.stringify(payload) ?? String(payload))
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, 120)
