import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushEvent } from '../../src/host/tracking.js'

const EVENT = { event_name: 'x' }
let page: Record<string, { push(event: object): void } | undefined>
const throws = {
  push() {
    throw new Error('the host page’s tracking is broken')
  },
}
beforeEach(() => {
  page = {}
})
const collector = () => ({ push: vi.fn<(event: object) => void>() })
/** Lets the microtask of `pushEvent` run. */
const pushed = async () => {}

describe('a tracking event', () => {
  it('is pushed to the data layer, which is created if it is missing, and to the collect client', async () => {
    const collect = collector()
    page = { collect }
    pushEvent(page, {}, EVENT)
    await pushed()
    expect(page['dataLayer']).toEqual([EVENT])
    expect(collect.push).toHaveBeenCalledExactlyOnceWith(EVENT)
  })

  it('is added after the events that are already in the data layer', async () => {
    page = { dataLayer: [{ event_name: 'first' }] }
    pushEvent(page, {}, EVENT)
    await pushed()
    expect(page['dataLayer']).toEqual([{ event_name: 'first' }, EVENT])
  })

  it('is pushed only to the configured data layer if it has another name', async () => {
    pushEvent(page, { dataLayerName: 'shopEvents' }, EVENT)
    await pushed()
    expect(page).toEqual({ shopEvents: [EVENT] })
  })

  it('is pushed to the configured collect client instead of the global one', async () => {
    const [own, global] = [collector(), collector()]
    page = { collect: global }
    pushEvent(page, { collect: own }, EVENT)
    await pushed()
    expect(own.push).toHaveBeenCalledExactlyOnceWith(EVENT)
    expect(global.push).not.toHaveBeenCalled()
  })

  it('is pushed after the action that it reports', async () => {
    pushEvent(page, {}, EVENT)
    expect(page).toEqual({})
    await pushed()
    expect(page['dataLayer']).toEqual([EVENT])
  })

  it('reaches the data layer if the collect client is broken, and vice versa', async () => {
    const collect = collector()
    page = { dataLayer: throws, collect }
    pushEvent(page, {}, EVENT)
    await pushed()
    expect(collect.push).toHaveBeenCalledTimes(1)
    page = { collect: throws }
    pushEvent(page, {}, EVENT)
    await pushed()
    expect(page['dataLayer']).toEqual([EVENT])
  })
})
