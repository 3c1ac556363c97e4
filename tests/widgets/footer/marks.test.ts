import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SITE_NAMES } from '../../../src/api/names.js'
import { BRANDS } from '../../../src/widgets/footer/icons.js'
import { drawMarks, MARKS_FILE } from '../../../tools/draw-marks.mjs'

const sheet = readFileSync(MARKS_FILE, 'utf8')

it('marks.svg is what tools/draw-marks.mjs draws from the icon packages', () => {
  expect(drawMarks()).toBe(sheet)
})

it('marks.svg has a view for each known brand and each country', () => {
  const names = [...sheet.matchAll(/<view id="(\w+)"/g)].map(([, name]) => name)
  const countries = new Set(SITE_NAMES.map((site) => site.slice(0, 2)))
  expect(names.toSorted()).toEqual([...BRANDS.keys(), ...countries].toSorted())
})

it('the network that was called Twitter has its new name, under the name that content uses', () => {
  expect(BRANDS.get('twitter')).toBe('X')
})
