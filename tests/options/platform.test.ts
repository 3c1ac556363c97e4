import { expect, it } from 'vitest'
import { isMobile, PLATFORMS, platformOfWindow } from '../../src/options/platform.js'

it.each([
  [0, 'MATCH'],
  [979, 'MATCH'],
  [980, 'TABLET'],
  [1439, 'TABLET'],
  [1440, 'CLASSIC'],
])('a window with a width of %s px has the platform %s', (width, platform) => {
  const page = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  page.happyDOM.setViewport({ width })
  expect(platformOfWindow((query) => matchMedia(query).matches)).toBe(platform)
})

it('MATCH and SMARTPHONE use the mobile navigation', () => {
  expect(PLATFORMS.filter(isMobile)).toEqual(['MATCH', 'SMARTPHONE'])
})
