import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Site } from '../../../../src/api/names.js'
import type { ShopErrorCode } from '../../../../src/api/errors.js'
import type { ShopOptions } from '../../../../src/api/options.js'
import { createShopError } from '../../../../src/host/errors.js'
import { createHost, type PageWindow } from '../../../../src/host/host.js'
import { startConsent } from '../../../../src/widgets/header/consent/index.js'
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
let errors: ShopErrorCode[]
let appended: HTMLScriptElement[]

/** A page with its own window. */
const open = (configured: ShopOptions) => {
  const page = createTestPage({
    configured,
    nonce: 'n0nce',
    report(code, message) {
      errors.push(code)
      return createShopError(code, message)
    },
  })
  const own = Object.create(window) as PageWindow
  const host = createHost(own, { apiBase: 'https://shop.example', page, target: () => document })
  return {
    own: own as unknown as Page,
    start: (options: { site: Site; stage: string }) => startConsent(page.store, host, options),
  }
}

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
    const { start } = open({ consent: { src: SRC } })
    await start({ site: 'CH_FR', stage: 'prod' })
    await start({ site: 'CH_FR', stage: 'prod' })
    expect(appended).toHaveLength(1)
    expect(appended[0]!.src).toBe(SRC)
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('shop-ch_fr')
    expect(appended[0]!.nonce).toBe('n0nce')
  })
  test('uses the id that the shop has configured for the site, and its test id on other stages', async () => {
    await open({ consent: { src: SRC, ids: { DE: 'abc' } } }).start({ site: 'DE', stage: 'qa' })
    expect(appended[0]!.getAttribute('data-domain-script')).toBe('abc-test')
  })
  test('is not loaded unless the shop has configured it', async () => {
    await open({}).start({ site: 'DE', stage: 'prod' })
    expect(appended).toEqual([])
  })
  test('is loaded from a TrustedScriptURL if the host page requires Trusted Types', async () => {
    const trusted = { toString: () => SRC }
    const assigned: unknown[] = []
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(
      (value) => void assigned.push(value),
    )
    await open({ consent: { src: trusted as unknown as string } }).start({ site: 'DE', stage: 'prod' })
    expect(assigned).toEqual([trusted])
  })
  test('is reported if the host page refuses its script or the script does not load, and nothing else fails', async () => {
    const refusing = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('not trusted')
    })
    await open({ consent: { src: SRC } }).start({ site: 'DE', stage: 'prod' })
    refusing.mockRestore()
    await open({ consent: { src: 'javascript:alert(1)' } }).start({ site: 'DE', stage: 'prod' })
    await open({ consent: { src: SRC } }).start({ site: 'DE', stage: 'prod' })
    appended[0]!.dispatchEvent(new Event('error'))
    expect(errors).toEqual(['LOAD_FAILED', 'LOAD_FAILED', 'LOAD_FAILED'])
  })
  test('pushes the allowed groups to the data layer, and calls the function of the host page', async () => {
    const { own, start } = open({ consent: { src: SRC }, dataLayerName: 'layer' })
    const hosts = vi.fn()
    own.OptanonWrapper = hosts
    own.OnetrustActiveGroups = ',C0001,C0002,'
    await start({ site: 'DE', stage: 'prod' })
    own.OptanonWrapper!()
    expect(hosts).toHaveBeenCalledOnce()
    expect(own.layer).toEqual([{ event: 'OneTrustGroupsUpdated', groups: ',C0001,C0002,' }])
  })
  test('does not disturb the consent tool if the data layer of the host page throws', async () => {
    const { own, start } = open({ consent: { src: SRC } })
    const push = vi.fn(() => {
      throw new Error('host')
    })
    own.dataLayer = { push } as never
    await start({ site: 'DE', stage: 'prod' })
    expect(() => own.OptanonWrapper!()).not.toThrow()
    expect(push).toHaveBeenCalledTimes(1)
  })
  test('pushes to the data layer even if the function of the host page throws', async () => {
    const { own, start } = open({ consent: { src: SRC } })
    own.dataLayer = []
    own.OptanonWrapper = () => {
      throw new Error('host')
    }
    await start({ site: 'DE', stage: 'prod' })
    expect(() => own.OptanonWrapper!()).toThrow('host')
    expect(own.dataLayer).toHaveLength(1)
  })
})
