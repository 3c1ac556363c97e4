// @vitest-environment node
/** The drawings of brands and flags, drawn again with the packages that `tools/marks/package.json` names. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawMarks, MARKS_FILE, PACKAGES_FILE, readPackages } from '../../../tools/marks/draw-marks.mjs'

test('marks.svg is what draw-marks.mjs draws from the icon packages', () => {
  expect(drawMarks()).toBe(readFileSync(MARKS_FILE, 'utf8'))
})

test('packages.json has the licences of the icon packages', () => {
  expect(readPackages()).toBe(readFileSync(PACKAGES_FILE, 'utf8'))
})
