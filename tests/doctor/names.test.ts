import { expect, test } from 'vitest'
import { nearest } from '../../src/options/nearest.js'
import { printTag } from '../../src/doctor/tag.js'
import { isOlder } from '../../src/doctor/versions.js'

test.each([
  ['stiky', 'sticky'],
  ['tsicky', 'sticky'],
  ['data-sticky', undefined],
  ['showpromotionbaner', 'show-promotion-banner'],
  ['searchmodus', 'search-mode'],
  ['testid', undefined],
  ['v-1a2b3c', undefined],
])('%s is probably meant as %s', (name, meant) => {
  expect(nearest(name, ['sticky', 'search-mode', 'show-promotion-banner', 'site'])).toBe(meant)
})

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0-rc.9', '1.0.0-rc.10', true],
  ['1.0.0-rc.1', '1.0.0', true],
  ['1.0.0', '1.0.0-rc.1', false],
  ['1.0.0', '1.0.1-rc.1', true],
])('version %s is older than %s: %s', (one, other, older) => {
  expect(isOlder(one, other)).toBe(older)
})

test('a printed tag has no nonce, and is cut if it is long', () => {
  const attributes = { src: '/loader.js', async: '', nonce: 'secret', 'data-text': 'x'.repeat(500) }
  const printed = printTag({ name: 'script', attributes })
  expect(printed).toMatch(/^<script src="\/loader\.js" async data-text="x+…$/)
})
