import { expect, test } from 'vitest'
import { safeUrl } from '../../../../../src/host/urls.js'
import { sourcesOf } from '../../../../../src/widgets/header/promotions/page/cutouts.js'

const host = {
  url: (value: unknown, kind: 'page' | 'link' | 'image' | 'call') =>
    safeUrl(undefined, 'https://shop.example', value, kind),
}
const cutout = (imagePath: string, breakpoint?: string, width = 640) => ({
  imagePath,
  breakpoint,
  targetSize: { width, height: 360 },
  imageCss: undefined,
  containerCss: undefined,
})

test('the widest cutout is first, whether its breakpoint is a name or a number', () => {
  const sources = sourcesOf(host, [
    cutout('/a', 'xs'),
    cutout('/b', '3xl'),
    cutout('/c', '1023'),
    cutout('/d', 'm'),
  ])
  expect(sources.map(({ url, from }) => [url.slice(-1), from])).toEqual([
    ['b', 1439],
    ['c', 1023],
    ['d', 767],
    ['a', 374],
  ])
})

test('a cutout with an unknown breakpoint is for the smallest windows', () => {
  expect(sourcesOf(host, [cutout('/a', 'huge'), cutout('/b')]).map(({ from }) => from)).toEqual([0, 0])
})

test('images are loaded from /img, and refused addresses are left out', () => {
  const sources = sourcesOf(host, [
    cutout('/service/imagedelivery/scene/x/640x360.svg', 'm'),
    cutout('javascript:alert(1)', 'xl'),
  ])
  expect(sources.map(({ url }) => url)).toEqual(['https://shop.example/img/scene/x/640x360.svg'])
})

test('impossible sizes are left out', () => {
  expect(sourcesOf(host, [cutout('/a', 'm', 0)])[0]!.width).toBeUndefined()
  expect(sourcesOf(host, [cutout('/a', 'm', 1e9)])[0]!.width).toBeUndefined()
})
