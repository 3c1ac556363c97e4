// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopHooks } from '../../../src/api/options.js'
import { createHost, type PageWindow } from '../../../src/host/host.js'
import { startConsent } from '../../../src/widgets/header/later/consent.js'

interface Page {
  OptanonWrapper?: () => void
  OnetrustActiveGroups?: string
  dataLayer?: object[]
}
const page = window as unknown as Page
const SRC = 'https://consent.example/tool.js'
let errors: string[]
let appended: HTMLScriptElement[]

/** Each test has a page of its own: consent starts once on each. */
const hostOf = (hooks: ShopHooks) => {
  const own = Object.create(window) as PageWindow
  return createHost(own, {
    apiBase: 'https://shop.example',
    page: { configured: hooks, fail: (code) => errors.push(code), script: { nonce: 'n0nce' } },
    target: () => document,
  })
}
const pageOf = (host: { window: object }) => host.window as Page

beforeEach(() => {
  errors = []
  appended = []
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void appended.push(script as HTMLScriptElement),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  delete page.OptanonWrapper
})

describe('the consent tool', () => {
  test('is loaded once on a page, for the site', async () => {
    const host = hostOf({ consent: { src: SRC } })
    await startConsent(host, { site: 'CH_FR', stage: 'prod' })
    await startConsent(host, { site: 'CH_FR', stage: 'prod' })
    expect(appended).toHaveLength(1)
    expect(appended[0]!.src).toBe(SRC)
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('shop-ch_fr')
    expect(appended[0]!.nonce).toBe('n0nce')
  })
  test('takes the id that the shop has given for the site, and the test id on other stages', async () => {
    const host = hostOf({ consent: { src: SRC, ids: { DE: 'abc' } } })
    await startConsent(host, { site: 'DE', stage: 'qa' })
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('abc-test')
  })
  test('is not loaded where the shop has configured none', async () => {
    await startConsent(hostOf({}), { site: 'DE', stage: 'prod' })
    expect(appended).toEqual([])
  })
  test('is loaded from the address that the policy of a page has made, where the page trusts only known scripts', async () => {
    const trusted = { toString: () => SRC }
    const assigned: unknown[] = []
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(
      (value) => void assigned.push(value),
    )
    await startConsent(hostOf({ consent: { src: trusted as unknown as string } }), {
      site: 'DE',
      stage: 'prod',
    })
    expect(assigned).toEqual([trusted])
  })
  test('that the page refuses or that does not load is reported, and breaks nothing', async () => {
    const refusing = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('not trusted')
    })
    await startConsent(hostOf({ consent: { src: SRC } }), { site: 'DE', stage: 'prod' })
    refusing.mockRestore()
    await startConsent(hostOf({ consent: { src: 'javascript:alert(1)' } }), { site: 'DE', stage: 'prod' })
    await startConsent(hostOf({ consent: { src: SRC } }), { site: 'DE', stage: 'prod' })
    appended[0]!.dispatchEvent(new Event('error'))
    expect(errors).toEqual(['LOAD_FAILED', 'LOAD_FAILED', 'LOAD_FAILED'])
  })
  test('tells the data layer which groups are allowed, and the host its own', async () => {
    const host = hostOf({ consent: { src: SRC }, dataLayerName: 'layer' })
    const own = vi.fn()
    const its = pageOf(host) as Page & { layer: object[] }
    its.OptanonWrapper = own
    its.OnetrustActiveGroups = ',C0001,C0002,'
    await startConsent(host, { site: 'DE', stage: 'prod' })
    its.OptanonWrapper!()
    expect(own).toHaveBeenCalledOnce()
    expect(its.layer).toEqual([{ event: 'OneTrustGroupsUpdated', groups: ',C0001,C0002,' }])
  })
  test('tells the data layer also where the function of the host throws', async () => {
    const host = hostOf({ consent: { src: SRC } })
    const its = pageOf(host)
    its.dataLayer = []
    its.OptanonWrapper = () => {
      throw new Error('host')
    }
    await startConsent(host, { site: 'DE', stage: 'prod' })
    expect(() => its.OptanonWrapper!()).toThrow('host')
    expect(its.dataLayer).toHaveLength(1)
  })
})
