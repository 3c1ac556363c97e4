import { expect, it } from 'vitest'
import { createThemeWorldsResponse } from '../../src/services/theme-worlds.js'

const themeWorldsResponse = createThemeWorldsResponse()

const world = { url: '/t/italien', title: 'Italien' }

it('is malformed without sections; an invalid section counts as missing', () => {
  for (const value of [null, {}, { sections: null }, { sections: [] }])
    expect(themeWorldsResponse.safeParse(value).success).toBe(false)
  const { sections } = themeWorldsResponse.parse({
    sections: { scout: 7, new: {}, old: { themeworlds: [world] } },
  })
  expect(sections).toEqual({ scout: undefined, new: { headline: '', themeworlds: [] } })
})

it('keeps a theme world with an address and a title, and drops any other', () => {
  const themeworlds = [
    { ...world, badges: ['NEW', 7], endDate: 7, shopCard: 'yes' },
    { url: '/t' },
    { ...world, title: '' },
    null,
  ]
  const { sections } = themeWorldsResponse.parse({ sections: { more: { themeworlds } } })
  expect(sections.more!.themeworlds).toStrictEqual([
    { ...world, imgUrl: '', availability: [], badges: ['NEW'], endDate: undefined, shopCard: false },
  ])
})

it('drops translations with inherited names', () => {
  const given = JSON.parse('{"sections":{},"translations":{"NEW":"Neu","constructor":"x","__proto__":"x"}}')
  const { translations } = themeWorldsResponse.parse(given)
  expect(Object.entries(translations)).toEqual([['NEW', 'Neu']])
  expect(themeWorldsResponse.parse({ sections: {}, translations: 'x' }).translations).toEqual({})
})

it('is the same after it was stored and parsed again', () => {
  const response = themeWorldsResponse.parse({
    sections: { scout: { headline: 'Neu', themeworlds: [{ ...world, shopCard: true, endDateText: 7 }] } },
    translations: { NEW: 'Neu' },
  })
  expect(themeWorldsResponse.parse(JSON.parse(JSON.stringify(response)))).toEqual(response)
})
