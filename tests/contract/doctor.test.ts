// @vitest-environment node
/** `docs/doctor.md` and the gallery of broken pages have each finding of the doctor. */
import { expect, test } from 'vitest'
import { BROKEN_PAGES } from '../../examples/doctor/pages.js'
import { FINDINGS } from '../../src/doctor/findings.js'
import { doctorPage } from '../../tools/write-doctor-page.mjs'

test('docs/doctor.md describes all findings; node tools/write-doctor-page.mjs writes it', async () => {
  const { written, right } = await doctorPage()
  expect(written).toBe(right)
})

test('the gallery has one page for each finding', () => {
  expect(BROKEN_PAGES.map(({ code }) => code).sort()).toEqual(Object.keys(FINDINGS).sort())
})
