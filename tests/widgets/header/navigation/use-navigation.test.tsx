import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NavigationNode } from '../../../../src/services/navigation.js'
import type { CommonValues } from '../../../../src/options/common.js'
import type { Host } from '../../../../src/host/host.js'
import { useNavigation } from '../../../../src/widgets/header/navigation/use-navigation.js'
import type { HeaderValues } from '../../../../src/widgets/header/options.js'
import { idle } from '../../../support/idle.js'
import type { Services } from '../../../support/services.js'
import { node, renderInHeader, type Rendered } from '../render.js'

const ROUTE = '/jsonflyoutnavigation'

let page: Rendered
/** Everything that was rendered, in order. */
let shown: string[]
function Titles({ host, given }: { host: Host; given: Partial<HeaderValues> }) {
  const titles = useNavigation({ site: 'DE', ...given } as HeaderValues & CommonValues, host)
    .nodes.map(({ title }) => title)
    .join()
  if (shown[shown.length - 1] !== titles) shown.push(titles)
  return <p>{titles}</p>
}
const visit = (services: Services, given: Partial<HeaderValues> = {}) => {
  shown = []
  page = renderInHeader((host) => <Titles host={host} given={given} />, services)
}
const text = () => page.view.textContent

beforeEach(() => sessionStorage.clear())
afterEach(() => page.unmount())

describe('the navigation', () => {
  it('is loaded for the site, and only malformed nodes are dropped', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee'), { title: 7 }, node('Tee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee,Tee'))
    expect(page.addresses).toEqual([`${ROUTE}?site=DE`])
  })

  it('is loaded from the path of the option, unchanged', async () => {
    visit({ '/my/nav': { list: [node('Eigenes')] } }, { navigationUrl: '/my/nav?x=1' })
    await waitFor(() => expect(text()).toBe('Eigenes'))
    expect(page.addresses).toEqual(['/my/nav?x=1'])
  })

  it('comes from the option first, and stays if the service fails', async () => {
    visit({}, { navigation: [node('Vorab')] })
    await waitFor(() => expect(page.errors).toHaveLength(1))
    expect(page.errors[0]).toContain(ROUTE)
    expect(text()).toBe('Vorab')
  })

  it('is shown at once on the next page of the session, and updated afterwards', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee'))
    page.unmount()

    visit({ [ROUTE]: { list: [node('Kaffee'), node('Neu')] } })
    await waitFor(() => expect(text()).toBe('Kaffee,Neu'))
    expect(shown).toEqual(['Kaffee', 'Kaffee,Neu'])
    expect(page.addresses).toEqual([`${ROUTE}?site=DE`])
  })

  it('of the session stays if the next page’s call fails', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee'))
    page.unmount()
    visit({})
    await waitFor(() => expect(page.errors).toHaveLength(1))
    expect(text()).toBe('Kaffee')
  })

  it('of the page replaces the session’s if the call fails, even at the start of the next page', async () => {
    const own = { navigation: [node('Vorab')] }
    visit({ [ROUTE]: { list: [node('Kaffee')] } }, own)
    await waitFor(() => expect(text()).toBe('Kaffee'))
    page.unmount()
    visit({}, own)
    await waitFor(() => expect(text()).toBe('Vorab'))
    expect(shown).toEqual(['Kaffee', 'Vorab'])
    page.unmount()
    visit({}, own)
    await waitFor(() => expect(page.errors).toHaveLength(1))
    expect(shown).toEqual(['Vorab'])
  })

  it.each<[string, Services, string]>([
    ['an error', {}, 'GET /my/logged failed: status 404'],
    [
      'a malformed response',
      { '/my/logged': { list: 7 } },
      'GET /my/logged failed: the response is malformed: list',
    ],
  ])('logs %s in one line, which names the call and the reason', async (_name, services, line) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    visit(services, { navigationUrl: '/my/logged?x=1' })
    await waitFor(() => expect(page.errors).toHaveLength(1))
    expect(warn.mock.calls).toEqual([
      [`shop-embed: ${line}. https://cdn.example/docs/reference/events#failed-calls`],
    ])
  })

  it('of the session is ignored if the stored value is malformed', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee'))
    page.unmount()
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"list":"x"}')
    visit({ [ROUTE]: { list: [node('Tee')] } })
    await waitFor(() => expect(text()).toBe('Tee'))
    expect(shown).toEqual(['', 'Tee'])
  })

  it('of the session is validated like a response, because other scripts can write to the storage', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))
    page.unmount()
    const hostile = { list: [{ title: { toString: 7 } }, 'x', node('Tee'), { title: 'Neu', href: 7 }] }
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, JSON.stringify(hostile))
    visit({ [ROUTE]: { list: [node('Kakao')] } })
    await waitFor(() => expect(text()).toBe('Kakao'))
    expect(shown).toEqual(['Tee,Neu', 'Kakao'])
  })

  it('is stored when the browser is idle', async () => {
    let run = () => {}
    window.requestIdleCallback = (callback) => {
      run = callback as () => void
      return 0
    }
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee'))
    await idle()
    expect(Object.keys(sessionStorage)).toEqual([])
    run()
    expect(Object.keys(sessionStorage)).toHaveLength(1)
    delete (window as Partial<Window>).requestIdleCallback
  })

  it('of another site is not shown', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } })
    await waitFor(() => expect(text()).toBe('Kaffee'))
    page.unmount()
    visit({ [ROUTE]: { list: [node('Káva')] } }, { site: 'CZ' })
    await waitFor(() => expect(text()).toBe('Káva'))
    expect(shown).toEqual(['', 'Káva'])
  })

  describe('whose response is late', () => {
    const OWN = { navigationUrl: '/my/nav' }
    /** Functions that send the responses of the service, keyed by path. */
    let give: Record<string, (list: NavigationNode[]) => void>
    const visitSlowly = async () => {
      visit({}, OWN)
      give = {}
      window.fetch = ((address: string) =>
        new Promise((resolve) => {
          const headers = { 'content-type': 'application/json' }
          give[new URL(address).pathname] = (list) =>
            resolve(new Response(JSON.stringify({ list }), { headers }))
        })) as typeof fetch
      await waitFor(() => expect(Object.keys(give)).toEqual(['/my/nav']))
    }

    it('is not replaced by the response from an earlier path', async () => {
      await visitSlowly()
      page.rerender((host) => <Titles host={host} given={{ navigationUrl: '/my/other' }} />)
      await waitFor(() => expect(give['/my/other']).toBeDefined())
      give['/my/other']!([node('Tee')])
      await waitFor(() => expect(text()).toBe('Tee'))
      give['/my/nav']!([node('Kaffee')])
      await idle()
      expect(text()).toBe('Tee')
    })

    it('is not stored after the header was unmounted', async () => {
      await visitSlowly()
      page.unmount()
      give['/my/nav']!([node('Kaffee')])
      await idle()
      expect(Object.keys(sessionStorage)).toEqual([])
      visit({}, OWN)
      await waitFor(() => expect(page.errors).toHaveLength(1))
      expect(shown).toEqual([''])
    })
  })

  it('is not loaded by a reduced header', async () => {
    visit({ [ROUTE]: { list: [node('Kaffee')] } }, { reduced: true })
    await waitFor(() => expect(page.view.querySelector('p')).not.toBeNull())
    expect(page.addresses).toEqual([])
  })
})
