/** Uses every payload as an address, for each use of an address. Security rules §1. */
import { describe, expect, it } from 'vitest'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import { navigate } from '../../src/host/navigate.js'
import { pathPart, type UrlKind } from '../../src/host/urls.js'
import { activePath } from '../../src/widgets/header/drilldown/active-path.js'
import { imageUrl, linkTo } from '../../src/widgets/header/urls.js'
import { sourcesOf } from '../../src/widgets/header/promotions/page/cutouts.js'
import { productUrl } from '../../src/widgets/header/search/combobox/rows.js'
import { searchUrl } from '../../src/widgets/header/search/term.js'
import { TEXTS } from './payloads/index.js'
import { LOOK_ALIKES, SCHEMES, URLS, USER_INFORMATION, WITHOUT_SCHEME } from './payloads/urls.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()

const SHOP = 'https://shop.example'
const API = 'https://api.example'

const hostAt = (origin: string | undefined, apiBase?: string): Host =>
  createHost(origin === undefined ? undefined : ({ location: { origin } } as PageWindow), {
    page: {
      script: { src: '', dataset: {} },
      configured: {},
      nonce: undefined,
      cookie: () => undefined,
      report: () => new Error() as never,
    },
    services: { apiBase },
  })
const host = hostAt(SHOP)

const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const HTTP = ['http:', 'https:']

/** Fails unless the address is absolute, is written as a browser reads it, and has no user information. */
function expectPlain(url: string, payload: string, schemes: readonly string[]) {
  const { href, protocol, username, password } = new URL(url)
  expect(href, print(payload)).toBe(url)
  expect(schemes, print(payload)).toContain(protocol)
  expect(username + password, print(payload)).toBe('')
}

describe('an address', () => {
  it.each<[UrlKind, readonly string[]]>([
    ['page', HTTP],
    ['link', LINK_SCHEMES],
    ['image', HTTP],
    ['call', HTTP],
  ])('of kind %s has an allowed scheme and no user information, or is refused', (kind, schemes) => {
    for (const payload of TEXTS) {
      const url = host.url(payload, kind)
      if (url !== undefined) expectPlain(url, payload, schemes)
    }
  })

  it('with another scheme is refused, or becomes a path if it should be a shop page', () => {
    for (const payload of SCHEMES)
      for (const kind of ['link', 'image', 'call'] as const)
        expect(host.url(payload, kind), print(payload)).toBeUndefined()
  })

  it('with user information is refused', () => {
    for (const payload of USER_INFORMATION)
      for (const kind of ['link', 'image', 'call'] as const)
        expect(host.url(payload, kind), print(payload)).toBeUndefined()
  })

  it('of a look-alike is never treated as the shop’s origin, service or page', () => {
    for (const payload of LOOK_ALIKES) {
      const link = host.url(payload, 'link')
      if (link !== undefined) expect(new URL(link).origin, print(payload)).not.toBe(SHOP)
      // Letters of other scripts become ASCII (punycode), so that a reader of the address notices them.
      if (link !== undefined) expect(link, print(payload)).toMatch(/^[\x20-\x7e]*$/)
      expect(host.url(payload, 'call'), print(payload)).toBeUndefined()
      const page = host.url(payload, 'page')
      if (page !== undefined) expect(new URL(page).origin, print(payload)).toBe(SHOP)
    }
  })

  it('of a page must be on the shop’s origin; that of a call may also be on the services’ origin', () => {
    for (const payload of TEXTS)
      for (const [at, origins] of [
        [host, [SHOP]],
        [hostAt(SHOP, API), [API]],
      ] as const) {
        const page = at.url(payload, 'page')
        if (page !== undefined) expect(origins, print(payload)).toContain(new URL(page).origin)
        const call = at.url(payload, 'call')
        if (call !== undefined) expect([SHOP, ...origins], print(payload)).toContain(new URL(call).origin)
      }
  })

  it('of the shop never begins its path with two slashes, which a router would take for another host', () => {
    for (const payload of TEXTS)
      for (const kind of ['page', 'link', 'image', 'call'] as const) {
        const url = host.url(payload, kind)
        if (url?.startsWith(`${SHOP}/`)) expect(new URL(url).pathname, print(payload)).not.toMatch(/^\/\//)
      }
  })

  it('is a path of the same host in the markup of a server, which knows no origin', () => {
    for (const payload of TEXTS)
      for (const at of [hostAt(undefined), hostAt('null')]) {
        const url = at.url(payload, 'page')
        if (url !== undefined) expect(new URL(url, SHOP).origin, print(payload)).toBe(SHOP)
        const link = at.url(payload, 'link')
        if (link?.startsWith('/')) expect(new URL(link, SHOP).origin, print(payload)).toBe(SHOP)
      }
  })
})

describe('the address of a navigation link', () => {
  it('without a scheme stays in the shop', () => {
    for (const payload of WITHOUT_SCHEME) {
      const url = linkTo(host, payload)?.href
      if (url !== undefined) expect(new URL(url).origin, print(payload)).toBe(SHOP)
    }
  })

  it('to another site gives it neither a referrer nor a handle of the page', () => {
    for (const payload of TEXTS) {
      const link = linkTo(host, payload)
      if (!link) continue
      const { protocol, origin } = new URL(link.href)
      if (HTTP.includes(protocol) && origin !== SHOP)
        expect(link.rel, print(payload)).toBe('noopener noreferrer')
      expect(linkTo(host, payload, '_blank')!.rel, print(payload)).toBe('noopener noreferrer')
    }
    for (const own of ['/kaffee', 'kaffee', `${SHOP}/kaffee`]) expect(linkTo(host, own)!.rel).toBeUndefined()
  })

  it('never throws while the code looks for the active page', () => {
    const nodes = URLS.map((href) => ({ title: '', href, children: [] }))
    for (const payload of TEXTS) activePath(nodes, payload)
  })
})

describe('the address of an image', () => {
  it('has an allowed scheme, even after its path was rewritten', () => {
    for (const payload of TEXTS)
      for (const value of [payload, `/service/image-delivery/${payload}`]) {
        const url = imageUrl(host, value)
        if (url !== undefined) expectPlain(url, value, HTTP)
      }
  })

  it('of a promotion names one source only', () => {
    for (const payload of TEXTS)
      for (const { url, width } of sourcesOf(host, [
        { imagePath: payload, targetSize: { width: 1e9, height: -1 }, breakpoint: payload },
      ])) {
        expect(url, print(payload)).not.toMatch(/\s/)
        expect(width).toBeUndefined()
      }
  })
})

describe('the address of a search', () => {
  it('leads to the shop for any typed text, and contains that text as one value', () => {
    for (const payload of TEXTS) {
      const url = searchUrl(host, 'DE', payload)
      if (url === undefined) continue
      const { origin, pathname, searchParams, hash } = new URL(url)
      expect([origin, pathname, hash], print(payload)).toEqual([SHOP, '/search', ''])
      expect([...searchParams.keys()], print(payload)).toEqual(['query', 'site'])
    }
  })

  it('of a suggested product leads to the shop', () => {
    for (const payload of TEXTS) {
      const url = productUrl(host, { title: 'x', image: '', page: payload, variant: payload }, payload)
      if (url === undefined) continue
      const { origin, searchParams } = new URL(url)
      expect(origin, print(payload)).toBe(SHOP)
      expect(searchParams.getAll('query'), print(payload)).toHaveLength(1)
    }
  })
})

describe('a client-side router', () => {
  it('receives a path of the shop', () => {
    for (const payload of TEXTS) {
      const url = host.url(payload, 'page')
      if (url === undefined) continue
      const pushed: string[] = []
      const router = { push: (path: string) => void pushed.push(path) }
      navigate({ window: {}, hooks: () => ({ router }) } as unknown as Host, url)
      expect(new URL(pushed[0]!, SHOP).origin, print(payload)).toBe(SHOP)
    }
  })
})

describe('a part of a path', () => {
  it('stays one part, or is refused', () => {
    for (const payload of TEXTS) {
      const part = pathPart(payload)
      if (part === undefined) continue
      expect(part, print(payload)).not.toMatch(/[/\\?#]/)
      expect(new URL(`/a/${part}/b`, SHOP).pathname.split('/'), print(payload)).toHaveLength(4)
    }
  })
})
