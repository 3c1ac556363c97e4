/** The gallery of broken pages contains each finding of the doctor. */
import { expect, test } from 'vitest'
import { BROKEN_PAGES } from '../../examples/doctor/pages.js'
import { FINDINGS } from '../../src/doctor/findings.js'

test('the gallery has one page for each finding', () => {
  expect(BROKEN_PAGES.map(({ code }) => code).sort()).toEqual(Object.keys(FINDINGS).sort())
})
