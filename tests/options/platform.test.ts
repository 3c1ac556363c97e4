import { expect, it } from 'vitest'
import { isMobile, PLATFORMS, platformOfWidth } from '../../src/options/platform.js'

it.each([
  [0, 'MATCH'],
  [979, 'MATCH'],
  [980, 'TABLET'],
  [1439, 'TABLET'],
  [1440, 'CLASSIC'],
  [undefined, 'CLASSIC'],
])('a window with a width of %s px has the platform %s', (width, platform) => {
  expect(platformOfWidth(width)).toBe(platform)
})

it('MATCH and SMARTPHONE use the mobile navigation', () => {
  expect(PLATFORMS.filter(isMobile)).toEqual(['MATCH', 'SMARTPHONE'])
})
