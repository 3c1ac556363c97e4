import { expect, test } from 'vitest'
import { printable, printableJson } from '../../../cli/check-service/printable.js'

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

test('JSON has no control characters either, and means the same', () => {
  const value = { text: '\u001b[2J \u009b \u202e \u007f \n', list: [1] }
  const printed = printableJson(value)
  expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect(JSON.parse(printed)).toEqual(value)
})
