import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SITE_NAMES } from '../../../src/api/names.js'
import { BRANDS } from '../../../src/widgets/footer/icons.js'

const sheet = readFileSync(join(import.meta.dirname, '../../../src/widgets/footer/marks.svg'), 'utf8')

it('marks.svg has a view for each known brand and each country', () => {
  const names = [...sheet.matchAll(/<view id="(\w+)"/g)].map(([, name]) => name)
  const countries = new Set(SITE_NAMES.map((site) => site.slice(0, 2)))
  expect(names.toSorted()).toEqual([...BRANDS.keys(), ...countries].toSorted())
})

it('the network that was called Twitter has its new name, under the name that content uses', () => {
  expect(BRANDS.get('twitter')).toBe('X')
})
