import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { parseOptions } from '../../src/options/parse.js'
import { followPlatform, platformAtom } from '../../src/page/platform.js'
import { recordFailures } from '../support/fail.js'

const { report } = recordFailures()

interface Scene {
  search?: string
  cookies?: Record<string, string>
  html?: string
  /** In px. */
  width?: number
}

/** As in a browser, the prototype has the properties. */
const documentWith = (properties: object) => Object.create(properties) as Document

function openPage({ search = '', cookies = {}, html, width = 1600 }: Scene) {
  let resize = () => {}
  const page = {
    location: { search },
    document: documentWith({ documentElement: { dataset: { platform: html } }, body: null }),
    matchMedia: (query: string) => ({ matches: page.width >= Number(/\d+/.exec(query)![0]) }),
    addEventListener: (_type: string, listener: () => void) => {
      resize = listener
    },
    width,
  }
  const store = createStore()
  followPlatform(page as never, { cookie: (name) => cookies[name], report }, store)
  return {
    store,
    platform: () => store.get(platformAtom),
    resize(to: number) {
      page.width = to
      resize()
    },
  }
}

describe('the platform of the page', () => {
  it.each<[string, Scene, object]>([
    ['follows the width of the window', { width: 1000 }, { platform: 'TABLET', platformSource: 'window' }],
    [
      'may be written in lower case',
      { html: 'smartphone' },
      { platform: 'SMARTPHONE', platformSource: 'page' },
    ],
    ['is what the page says', { html: 'SMARTPHONE' }, { platform: 'SMARTPHONE', platformSource: 'page' }],
    [
      'is the desktop if the visitor has chosen it, although the page says otherwise',
      { html: 'SMARTPHONE', search: '?forceP=WEBSHOP' },
      { platform: 'CLASSIC', platformSource: 'visitor' },
    ],
    [
      'is the desktop on further pages, for which the shop keeps the choice in a cookie',
      { html: 'TABLET', cookies: { forceP: 'WEBSHOP' } },
      { platform: 'CLASSIC', platformSource: 'visitor' },
    ],
    [
      'is what the page says after the way back, although the cookie is older',
      { html: 'SMARTPHONE', search: '?forceP=SMARTPHONE', cookies: { forceP: 'WEBSHOP' } },
      { platform: 'SMARTPHONE', platformSource: 'page' },
    ],
  ])('%s', (_name, scene, expected) => expect(openPage(scene).platform()).toEqual(expected))

  it('is the desktop in jsdom, which has no media queries', () => {
    const store = createStore()
    const location = { search: '' }
    const document = documentWith({ documentElement: { dataset: {} } })
    const page = { location, document, addEventListener() {} }
    followPlatform(page as never, { cookie: () => undefined, report }, store)
    expect(store.get(platformAtom)).toEqual({ platform: 'CLASSIC', platformSource: 'window' })
  })

  it('changes only when the window gets the width of another platform', () => {
    const { store, resize, platform } = openPage({})
    const listener = vi.fn()
    store.sub(platformAtom, listener)
    resize(1500)
    expect(listener).not.toHaveBeenCalled()
    resize(500)
    expect(platform().platform).toBe('MATCH')
  })
})

describe('the option platform', () => {
  const parse = (platformSource: 'visitor' | 'window') => {
    const raw = { platform: { value: 'SMARTPHONE', source: {} } }
    const context = { locales: ['de-DE'], platform: 'CLASSIC', platformSource, onInvalid() {} } as const
    const { platform, isPlatformGiven } = parseOptions({}, raw as never, context)
    return [platform, isPlatformGiven]
  }
  it('overrides the window’s width', () => expect(parse('window')).toEqual(['SMARTPHONE', true]))
  it('does not undo the view that the visitor has chosen', () =>
    expect(parse('visitor')).toEqual(['CLASSIC', true]))
})
