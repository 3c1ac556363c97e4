import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushEvent } from '../../src/host/tracking.js'

const EVENT = { event_name: 'x' }
let page: Record<string, { push(event: object): void } | undefined>
const throws = {
  push() {
    throw new Error('the host’s own')
  },
}
beforeEach(() => {
  page = {}
})
const collector = () => ({ push: vi.fn<(event: object) => void>() })
const told = async () => {}

describe('a tracking event', () => {
  it('goes to the data layer, which is made where there is none, and to the collect client', async () => {
    const collect = collector()
    page = { collect }
    pushEvent(page, {}, EVENT)
    await told()
    expect(page['dataLayer']).toEqual([EVENT])
    expect(collect.push).toHaveBeenCalledExactlyOnceWith(EVENT)
  })

  it('stands behind what the data layer holds already', async () => {
    page = { dataLayer: [{ event_name: 'first' }] }
    pushEvent(page, {}, EVENT)
    await told()
    expect(page['dataLayer']).toEqual([{ event_name: 'first' }, EVENT])
  })

  it('goes to a data layer of another name, and to that one only', async () => {
    pushEvent(page, { dataLayerName: 'shopEvents' }, EVENT)
    await told()
    expect(page).toEqual({ shopEvents: [EVENT] })
  })

  it('goes to the collect client that the page configures rather than to the global one', async () => {
    const [own, global] = [collector(), collector()]
    page = { collect: global }
    pushEvent(page, { collect: own }, EVENT)
    await told()
    expect(own.push).toHaveBeenCalledExactlyOnceWith(EVENT)
    expect(global.push).not.toHaveBeenCalled()
  })

  it('comes after the action that it reports', async () => {
    pushEvent(page, {}, EVENT)
    expect(page).toEqual({})
    await told()
    expect(page['dataLayer']).toEqual([EVENT])
  })

  it('reaches one of the two where the other is broken', async () => {
    const collect = collector()
    page = { dataLayer: throws, collect }
    pushEvent(page, {}, EVENT)
    await told()
    expect(collect.push).toHaveBeenCalledTimes(1)
    page = { collect: throws }
    pushEvent(page, {}, EVENT)
    await told()
    expect(page['dataLayer']).toEqual([EVENT])
  })
})
