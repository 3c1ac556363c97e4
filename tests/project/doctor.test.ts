/** `docs/doctor.md` and the gallery of broken pages contain each finding of the doctor. */
import { expect, test } from 'vitest'
import { BROKEN_PAGES } from '../../examples/doctor/pages.js'
import { FINDINGS } from '../../src/doctor/findings.js'
import { compareDoctorPage } from '../../tools/docs/doctor.mjs'

test('docs/doctor.md describes all findings; npm run reference writes it', async () => {
  const { written, expected } = await compareDoctorPage()
  expect(written).toBe(expected)
})

test('the gallery has one page for each finding', () => {
  expect(BROKEN_PAGES.map(({ code }) => code).sort()).toEqual(Object.keys(FINDINGS).sort())
})
