import { expect, test } from 'vitest'
import { nearest } from '../../src/options/nearest.js'

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
