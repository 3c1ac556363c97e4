/** The three states of a picture: loading, loaded, error. */
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Image } from '../../../src/widgets/header/Image.js'
import { renderInHeader, type Rendered } from './render.js'

let shown: Rendered
const picture = (src: string) => <Image className="frame" src={src} width={56} height={56} />
const show = async (src = 'https://shop.example/img/a.svg') => {
  shown = renderInHeader(() => picture(src))
  return waitFor(() => {
    const image = shown.view.querySelector('img')
    if (!image) throw new Error('The picture is missing')
    return image
  })
}
const state = () => shown.view.querySelector<HTMLElement>('.image')!.dataset['image']
const hasState = (expected: string) => waitFor(() => expect(state()).toBe(expected))
const hasSign = () => shown.view.querySelector('.image > svg') !== null

/** Simulates a file that the browser has loaded before our code arrived. */
const alreadyEnded = (decode: () => Promise<void>) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode)
}

/** In happy-dom, an image is complete before it has an address. */
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false))
afterEach(() => {
  shown.unmount()
})

describe('a picture', () => {
  test('has a placeholder until it has loaded', async () => {
    const image = await show()
    expect(state()).toBe('loading')
    image.dispatchEvent(new Event('load'))
    await hasState('loaded')
    expect(hasSign()).toBe(false)
  })
  test('is replaced by a sign if it cannot be loaded', async () => {
    const image = await show()
    image.dispatchEvent(new Event('error'))
    await hasState('error')
    expect(image.hidden).toBe(true)
    expect(hasSign()).toBe(true)
    expect(shown.view.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  })
  test('that is replaced starts with its placeholder again', async () => {
    const image = await show()
    image.dispatchEvent(new Event('error'))
    await hasState('error')
    shown.rerender(() => picture('https://shop.example/img/b.svg'))
    await hasState('loading')
    expect(shown.view.querySelector('img')!.hidden).toBe(false)
  })
  test('that has loaded before our code arrived is shown', async () => {
    alreadyEnded(() => Promise.resolve())
    await show()
    await hasState('loaded')
  })
  test('that has failed before our code arrived is replaced by a sign', async () => {
    alreadyEnded(() => Promise.reject(new Error('broken')))
    await show()
    await hasState('error')
  })
})
