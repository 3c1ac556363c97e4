/** The header's first render waits a moment for the navigation and the promotions, and shows them. */
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../src/host/host.js'
import { loadContent } from '../../../src/widgets/header/load-content.js'
import { useNavigation } from '../../../src/widgets/header/navigation/use-navigation.js'
import { options as headerOptions, type HeaderValues } from '../../../src/widgets/header/options.js'
import { openPromotionCalls, responsesOf } from '../../../src/widgets/header/promotions/promotion-calls.js'
import { idle } from '../../support/idle.js'
import { createMemoryHost } from '../../support/memory-host.js'
import { createTestPage } from '../../support/page.js'
import { settle } from '../../support/settle.js'
import { node } from './render.js'

const DEFAULTS = Object.fromEntries(
  Object.entries(headerOptions).map(([name, option]) => [name, option.fallback]),
)
const optionsWith = (given: Partial<HeaderValues>) =>
  ({ ...DEFAULTS, site: 'DE', platform: 'CLASSIC', showPromotionBanner: false, ...given }) as HeaderValues

/** Loads what a header with these options needs before its first render. */
function start(given: Partial<HeaderValues> = {}) {
  const page = createMemoryHost()
  const options = optionsWith(given)
  let isReady = false
  const content = loadContent(options, page)
  void content.then(() => (isReady = true))
  return { ...page, options, content, isReady: () => settle().then(() => isReady) }
}

/** @returns the titles of the first render */
const firstTitles = (host: Host, options: HeaderValues) =>
  new Promise<string>((resolve) => {
    function Probe() {
      resolve(
        useNavigation(options, host)
          .nodes.map(({ title }) => title)
          .join(),
      )
      return null
    }
    // `start` has already loaded the content.
    createTestPage().show({ name: 'header', options: {}, styles: '', View: Probe }, {}, { host })
  })

describe('the first render', () => {
  it('shows a navigation that has arrived before it', async () => {
    const page = start()
    expect(await page.isReady()).toBe(false)
    await page.calls[0]!.respond(200, { list: [node('Kaffee')] })
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options)).toBe('Kaffee')
    expect(page.calls).toHaveLength(1)
  })

  it('does not wait for a navigation that takes longer than 100 ms', async () => {
    const page = start()
    await page.advance(99)
    expect(await page.isReady()).toBe(false)
    await page.advance(1)
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options)).toBe('')
  })

  it('neither waits for a navigation whose call has failed nor repeats the call', async () => {
    const page = start()
    await page.calls[0]!.fail()
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options)).toBe('')
    await idle()
    expect(page.calls).toHaveLength(1)
  })

  it.each<Partial<HeaderValues>>([{ reduced: true }, { platform: 'MATCH' as const }])(
    'does not wait with %j, because the navigation is not shown at first',
    async (given) => {
      const page = start(given)
      expect(await page.isReady()).toBe(true)
      expect(page.calls).toEqual([])
    },
  )
})

describe('the promotions of the first render', () => {
  const BANNER = { type: 'ApiTopBannerPromotion', contentJSON: '{"headline":"Sale"}' }
  const path = '/service/promotion/api/promotion/~header_top'
  const startWithBanner = (given: Partial<HeaderValues> = {}) =>
    start({ showPromotionBanner: true, platform: 'MATCH', ...given })

  it('have arrived before it, with their chunk', async () => {
    const page = startWithBanner()
    expect(await page.isReady()).toBe(false)
    expect(page.calls.map(({ path }) => path)).toEqual([path])
    await page.calls[0]!.respond(200, BANNER)
    await vi.waitFor(async () => expect(await page.isReady()).toBe(true), { timeout: 4000 })
    expect((await page.content).promotions).toBeDefined()
    expect(responsesOf(openPromotionCalls(page.host, page.options, 0))).toEqual({
      '~header_top': BANNER,
    })
  })

  it('are waited for together with the navigation, for at most 100 ms', async () => {
    const page = startWithBanner({ platform: 'CLASSIC' })
    expect(page.calls).toHaveLength(2)
    await page.advance(99)
    expect(await page.isReady()).toBe(false)
    await page.advance(1)
    expect(await page.isReady()).toBe(true)
    expect(await page.content).toEqual({})
  })

  it.each([
    [404, undefined],
    [500, undefined],
    [200, { type: 1 }],
  ])('are not waited for after the status %i with %j', async (status, body) => {
    const page = startWithBanner()
    await page.calls[0]!.respond(status, body)
    expect(await page.isReady()).toBe(true)
    expect(await page.content).toEqual({})
  })

  it('are not waited for if the host page requests none', async () => {
    const page = startWithBanner({ showPromotionBanner: false })
    expect(await page.isReady()).toBe(true)
    expect(page.calls).toEqual([])
  })
})
