import { expect, test } from 'vitest'
import { printable } from '../../cli/printable.js'

test.each([
  ['clears the screen', '\u001b[2J', '\\u001b[2J'],
  ['sets the title', '\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['begins with a control character of eight bits', '\u009b2J', '\\u009b2J'],
  ['deletes', 'a\u007f', 'a\\u007f'],
  ['reorders what follows', '\u202eabc\u2066', '\\u202eabc\\u2066'],
  ['begins a new line', 'a\r\n\tERROR', 'a ERROR'],
  ['is plain', 'Grüße, 🙂 “x”', 'Grüße, 🙂 “x”'],
])('a text that %s is printed as one line without control characters', (_what, text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('a long text is cut', () => {
  expect(printable('x'.repeat(5000))).toBe(`${'x'.repeat(2000)}…`)
})
