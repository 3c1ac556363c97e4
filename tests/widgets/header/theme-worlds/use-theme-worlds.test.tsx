import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '../../../../src/host/host.js'
import {
  useThemeWorlds,
  type ThemeWorldsState,
} from '../../../../src/widgets/header/theme-worlds/use-theme-worlds.js'
import { idle } from '../../../support/idle.js'
import type { Services } from '../../../support/services.js'
import { part, parts, renderInHeader, type Rendered } from '../render.js'

const PATH = '/service/themeworld-frontend/api/themeworlds/navigation'
const ITALY = { url: '/t/a', imgUrl: '', title: 'Italien', shopCard: true }
const some = { sections: { scout: { headline: '', themeworlds: [ITALY] } } }
const none = { sections: { scout: { headline: 'x', themeworlds: [] } } }

let page: Rendered
/** What was known about whether they exist, in order. */
let known: Array<boolean | undefined>
let themes: ThemeWorldsState

interface ProbeProps {
  host: Host
  isNavigationKnown?: boolean
  reduced?: boolean
}
function Probe({ host, isNavigationKnown = true, reduced = false }: ProbeProps) {
  themes = useThemeWorlds(host, { reduced, site: 'DE', locale: 'de-DE' }, isNavigationKnown)
  if (known.length === 0 || known.at(-1) !== themes.exist) known.push(themes.exist)
  return <div>{themes.content}</div>
}
const visit = (services: Services, given: Omit<ProbeProps, 'host'> = {}) => {
  known = []
  page = renderInHeader((host) => <Probe host={host} {...given} />, services)
}
const isKnown = (last: boolean) => waitFor(() => expect(known.at(-1)).toBe(last))
const isStored = () => waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1))

beforeEach(() => sessionStorage.clear())
afterEach(() => page.unmount())

describe('the theme worlds', () => {
  it('are requested only when the navigation is known', async () => {
    visit({ [PATH]: some }, { isNavigationKnown: false })
    await idle()
    expect(page.addresses).toEqual([])
    page.rerender((host) => <Probe host={host} />)
    await isKnown(true)
    expect(page.addresses).toEqual([PATH])
    expect(known).toEqual([undefined, true])
    expect(part(page.view, 'themeworld-teaser').textContent).toContain('Italien')
  })

  it('are requested at once for a person who is about to open them', async () => {
    visit({ [PATH]: some }, { isNavigationKnown: false })
    await waitFor(() => expect(known).toHaveLength(1))
    themes.load()
    await isKnown(true)
  })

  it('are not requested by a reduced header', async () => {
    visit({ [PATH]: some }, { reduced: true })
    await idle()
    themes.load()
    await idle()
    expect(page.addresses).toEqual([])
  })

  it('keep all their data from one page to the next, including the card flag', async () => {
    visit({ [PATH]: some })
    await isStored()
    page.unmount()
    visit({})
    await waitFor(() => expect(page.errors).toHaveLength(1))
    expect(known).toEqual([true])
    expect(part(page.view, 'card-flag').textContent).toContain('Card')
  })

  it.each([
    ['with some', some, true],
    ['without any', none, false],
  ])(
    'of a visit %s are known to exist, or not to exist, from the next page’s first render',
    async (_name, response, exist) => {
      visit({ [PATH]: response })
      await isStored()
      page.unmount()
      visit({ [PATH]: response })
      await waitFor(() => expect(page.addresses).toHaveLength(1))
      await idle()
      expect(known).toEqual([exist])
    },
  )

  it('that were stored are validated before they are shown', async () => {
    visit({ [PATH]: some })
    await isStored()
    page.unmount()
    const hostile = { sections: { scout: { themeworlds: [{ url: 7, title: 'x' }] } } }
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, JSON.stringify(hostile))
    visit({})
    await isKnown(false)
    expect(known).toEqual([true, false])
    expect(parts(page.view, 'themeworld-teaser')).toEqual([])
  })

  it.each<[string, unknown]>([
    ['null', [null]],
    ['one without a title', [{ url: '/t/a' }]],
    ['one with a wrong address', [{ url: 7, title: 'x' }]],
    ['a table', { 0: ITALY }],
    ['a text', 'x'],
    ['nothing', null],
  ])('do not exist if no entry can be shown: %s', async (_name, themeworlds) => {
    visit({ [PATH]: { sections: { new: { themeworlds }, old: { themeworlds: [ITALY] } } } })
    await isKnown(false)
    expect(page.errors).toEqual([])
  })

  it.each<[string, Services]>([
    ['the response is malformed', { [PATH]: { sections: null } }],
    ['the service fails', {}],
  ])('do not exist if %s', async (_name, services) => {
    visit(services)
    await isKnown(false)
    expect(page.errors).toHaveLength(1)
  })
})
