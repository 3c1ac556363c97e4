import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Site } from '../../../../src/api/names.js'
import type { ShopErrorCode } from '../../../../src/api/errors.js'
import type { ShopOptions } from '../../../../src/api/options.js'
import { createShopError } from '../../../../src/host/errors.js'
import type { Services } from '../../../../src/host/call.js'
import { createHost, type PageWindow } from '../../../../src/host/host.js'
import { startConsent } from '../../../../src/widgets/header/consent/index.js'
import { idle } from '../../../support/idle.js'
import { createTestPage } from '../../../support/page.js'

interface Page {
  OptanonWrapper?: () => void
  OnetrustActiveGroups?: string
  dataLayer?: object[]
  /** A data layer whose name the host page has configured. */
  layer?: object[]
}
const page = window as unknown as Page
const SRC = 'https://consent.example/tool.js'
const EVIL = 'https://evil.example'
let errors: ShopErrorCode[]
let appended: HTMLScriptElement[]

/** A page with its own window. */
function open(configured: ShopOptions) {
  const page = createTestPage({
    address: 'https://page.example/blog/first',
    configured,
    nonce: 'n0nce',
    report(code, message) {
      errors.push(code)
      return createShopError(code, message)
    },
  })
  const own = Object.create(window) as PageWindow
  const startFor = (services: Services, element: Element) => (options: { site: Site; stage: string }) => {
    const host = createHost(own, {
      page,
      element,
      services: { apiBase: 'https://shop.example', ...services },
    })
    return startConsent(page.store, host, options, element)
  }
  const element = document.createElement('div')
  return {
    own: own as unknown as Page,
    /** Starts it for a header that a script has mounted. */
    start: startFor({ given: { apiBase: undefined } }, element),
    /** Starts it for a placeholder that mounts by itself. */
    startIn: (placeholder: Element, services: Services = {}) =>
      startFor(services, placeholder)({ site: 'DE', stage: 'prod' }),
  }
}

const ids = () => appended.map((script) => script.getAttribute('data-domain-script'))
/** The placeholders of two headers, the page's own and one in users' content. */
function openTwo() {
  document.body.innerHTML = '<div data-shop-widget="header"></div>'.repeat(2)
  return document.body.children as unknown as [Element, Element]
}

beforeEach(() => {
  errors = []
  appended = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void appended.push(script as HTMLScriptElement),
  )
})
afterEach(() => {
  delete page.OptanonWrapper
})

describe('the consent tool', () => {
  test.each([
    ['/assets/tool.js', 'https://page.example/assets/tool.js'],
    ['tool.js', 'https://page.example/blog/tool.js'],
    ['../tool.js', 'https://page.example/tool.js'],
    ['//consent.example/tool.js', SRC],
    [SRC, SRC],
  ])('has the address %s on the page, not on the shop or below a base element', (src, expected) => {
    const base = document.head.appendChild(document.createElement('base'))
    base.href = `${EVIL}/base/`
    open({ consent: { src } }).start({ site: 'DE', stage: 'prod' })
    base.remove()
    expect(appended.map((script) => script.src)).toEqual([expected])
  })
  test.each([
    'javascript:alert(1)',
    'data:text/javascript,1',
    'blob:https://page.example/1',
    'https://a:b@c.example/',
  ])('is not loaded from %s', (src) => {
    open({ consent: { src } }).start({ site: 'DE', stage: 'prod' })
    expect(appended).toEqual([])
    expect(errors).toEqual(['LOAD_FAILED'])
  })
  test.each([SRC, '/assets/tool.js'])(
    'at %s is not started by a placeholder that alone names its shop, but by the page’s own header',
    (src) => {
      const [own, other] = openTwo()
      const { start, startIn } = open({ consent: { src } })
      startIn(other, { apiBase: EVIL, foreignOrigin: EVIL })
      startIn(own, { apiBase: EVIL, foreignOrigin: EVIL })
      expect(appended).toEqual([])
      start({ site: 'AT', stage: 'test' })
      expect(ids()).toEqual(['shop-at-test'])
      expect(new URL(appended[0]!.src).origin).not.toBe(EVIL)
    },
  )
  test('is started by the first header in the page, and by no other placeholder, whichever mounts first', () => {
    const [own, other] = openTwo()
    const { startIn } = open({ consent: { src: SRC } })
    startIn(other)
    expect(appended).toEqual([])
    startIn(own)
    expect(appended).toHaveLength(1)
  })
  test('is loaded once on a page, for the site', () => {
    const { start } = open({ consent: { src: SRC } })
    start({ site: 'CH_FR', stage: 'prod' })
    start({ site: 'CH_FR', stage: 'prod' })
    expect(appended).toHaveLength(1)
    expect(appended[0]!.src).toBe(SRC)
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('shop-ch_fr')
    expect(appended[0]!.nonce).toBe('n0nce')
  })
  test('uses the id that the shop has configured for the site, and its test id on other stages', () => {
    open({ consent: { src: SRC, ids: { DE: 'abc' } } }).start({ site: 'DE', stage: 'qa' })
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('abc-test')
  })
  test('is not loaded unless the shop has configured it', () => {
    open({}).start({ site: 'DE', stage: 'prod' })
    expect(appended).toEqual([])
  })
  test('is loaded from a TrustedScriptURL if the host page requires Trusted Types', () => {
    const trusted = { toString: () => SRC }
    const assigned: unknown[] = []
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(
      (value) => void assigned.push(value),
    )
    open({ consent: { src: trusted as unknown as string } }).start({ site: 'DE', stage: 'prod' })
    expect(assigned).toEqual([trusted])
  })
  test('is reported if the host page refuses its script or the script does not load, and nothing else fails', () => {
    const refusing = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('not trusted')
    })
    open({ consent: { src: SRC } }).start({ site: 'DE', stage: 'prod' })
    refusing.mockRestore()
    open({ consent: { src: 'javascript:alert(1)' } }).start({ site: 'DE', stage: 'prod' })
    open({ consent: { src: SRC } }).start({ site: 'DE', stage: 'prod' })
    appended[0]!.dispatchEvent(new Event('error'))
    expect(errors).toEqual(['LOAD_FAILED', 'LOAD_FAILED', 'LOAD_FAILED'])
  })
  test('pushes the allowed groups to the data layer, and calls the function of the host page', () => {
    const { own, start } = open({ consent: { src: SRC }, dataLayerName: 'layer' })
    const hosts = vi.fn()
    own.OptanonWrapper = hosts
    own.OnetrustActiveGroups = ',C0001,C0002,'
    start({ site: 'DE', stage: 'prod' })
    own.OptanonWrapper!()
    expect(hosts).toHaveBeenCalledOnce()
    expect(own.layer).toEqual([{ event: 'OneTrustGroupsUpdated', groups: ',C0001,C0002,' }])
  })
  test.each<[string, (own: Page, hosts: () => void) => void]>([
    ['assigns', (own, hosts) => (own.OptanonWrapper = hosts)],
    [
      'declares',
      (own, value) =>
        Object.defineProperty(own, 'OptanonWrapper', { value, writable: true, configurable: false }),
    ],
  ])('pushes the groups once, and calls a function that the host page %s later', async (_name, define) => {
    const { own, start } = open({ consent: { src: SRC } })
    start({ site: 'DE', stage: 'prod' })
    const before = own.OptanonWrapper!
    const hosts = vi.fn(() => before())
    define(own, hosts)
    document.body.append(document.createElement('script'))
    await idle()
    own.OptanonWrapper!()
    expect(hosts).toHaveBeenCalledOnce()
    expect(own.dataLayer).toHaveLength(1)
  })
  test('does not disturb the consent tool if the data layer of the host page throws', () => {
    const { own, start } = open({ consent: { src: SRC } })
    const push = vi.fn(() => {
      throw new Error('host')
    })
    own.dataLayer = { push } as never
    start({ site: 'DE', stage: 'prod' })
    expect(() => own.OptanonWrapper!()).not.toThrow()
    expect(push).toHaveBeenCalledTimes(1)
  })
  test('pushes to the data layer even if the function of the host page throws', () => {
    const { own, start } = open({ consent: { src: SRC } })
    own.dataLayer = []
    own.OptanonWrapper = () => {
      throw new Error('host')
    }
    start({ site: 'DE', stage: 'prod' })
    expect(() => own.OptanonWrapper!()).toThrow('host')
    expect(own.dataLayer).toHaveLength(1)
  })
})
