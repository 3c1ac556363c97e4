/** The header's first render waits a moment for the navigation, and then has it. */
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { ServerMarkupContext } from '../../../src/hooks/use-first-markup.js'
import type { Host } from '../../../src/host/host.js'
import { createStore } from 'jotai/vanilla'
import { loadContent } from '../../../src/widgets/header/load-content.js'
import { useNavigation } from '../../../src/widgets/header/navigation/use-navigation.js'
import type { HeaderValues } from '../../../src/widgets/header/options.js'
import { idle } from '../../support/idle.js'
import { createMemoryHost } from '../../support/memory-host.js'
import { settle } from '../../support/settle.js'
import { node } from './render.js'

const optionsWith = (given: Partial<HeaderValues>) =>
  ({ site: 'DE', platform: 'CLASSIC', reduced: false, ...given }) as HeaderValues

/** Loads what a header with these options needs before its first render. */
function start(given: Partial<HeaderValues> = {}) {
  const page = createMemoryHost({})
  const options = optionsWith(given)
  let isReady = false
  void loadContent(options, { host: page.host, store: createStore() }).then(() => (isReady = true))
  return { ...page, options, isReady: () => settle().then(() => isReady) }
}

/** @returns the titles of the first render */
const firstTitles = (host: Host, options: HeaderValues, isServerMarkup: boolean) =>
  new Promise<string>((resolve) => {
    function Probe() {
      resolve(
        useNavigation(options, host)
          .nodes.map(({ title }) => title)
          .join(),
      )
      return null
    }
    createRoot(document.createElement('div')).render(
      <ServerMarkupContext.Provider value={isServerMarkup}>
        <Probe />
      </ServerMarkupContext.Provider>,
    )
  })

describe('the first render', () => {
  it('has the navigation that has arrived before it', async () => {
    const page = start()
    expect(await page.isReady()).toBe(false)
    await page.calls[0]!.answer(200, { list: [node('Kaffee')] })
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options, false)).toBe('Kaffee')
    expect(page.calls).toHaveLength(1)
  })

  it('is that of the server if it hydrates the server’s markup', async () => {
    const page = start()
    await page.calls[0]!.answer(200, { list: [node('Kaffee')] })
    expect(await firstTitles(page.host, page.options, true)).toBe('')
  })

  it('does not wait for a navigation that takes longer than 100 ms', async () => {
    const page = start()
    await page.advance(99)
    expect(await page.isReady()).toBe(false)
    await page.advance(1)
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options, false)).toBe('')
  })

  it('does not wait for a navigation whose call has failed', async () => {
    const page = start()
    await page.calls[0]!.fail()
    expect(await page.isReady()).toBe(true)
    expect(await firstTitles(page.host, page.options, false)).toBe('')
    expect(page.calls).toHaveLength(1)
  })

  it('does not repeat a call that has failed before it', async () => {
    const page = start()
    await page.calls[0]!.fail()
    expect(await firstTitles(page.host, page.options, false)).toBe('')
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
