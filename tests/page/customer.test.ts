import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VISITOR_PATH } from '../../src/services/visitor.js'
import { openPageHost, type Page } from '../../src/page/page.js'
import { loadCustomer, loadVisitor } from '../../src/page/visitor.js'
import { UNKNOWN_VISITOR, visitorAtom } from '../../src/page/visitor-atoms.js'
import { createTestPage } from '../support/page.js'

const LOGGED_OUT = {
  initialized: true,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  shopCardMember: false,
}
const CUSTOMER = {
  statuses: { isCommunityMember: true, isshopcardMember: true },
  loyaltyBeans: 37,
  firstname: 'Ada',
  lastname: 'Lovelace',
}

let page: Page
const serviceResponds = (status: number, body: unknown) => {
  const fetch = vi.fn(
    async (_address: string) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  )
  window.fetch = fetch as never
  return fetch
}

beforeEach(() => {
  const happyDom = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDom.happyDOM.setURL('https://shop.example/')
  page = createTestPage()
})
describe('Shop.customer', () => {
  it.each(['LOGGED_IN', 'REMEMBERED'])(
    'has all data of a visitor with the status %s',
    async (loginStatus) => {
      serviceResponds(200, { tracking: { loginStatus }, customer: CUSTOMER })
      expect(await loadCustomer(page)).toEqual({
        initialized: true,
        loggedInOrRemembered: true,
        customerName: 'Ada Lovelace',
        loyaltyBeans: 37,
        communityMember: true,
        shopCardMember: true,
      })
    },
  )

  it('has no data of a logged-out visitor, even if the service sends some', async () => {
    serviceResponds(200, { tracking: { loginStatus: 'LOGGED_OUT' }, customer: CUSTOMER })
    expect(await loadCustomer(page)).toEqual(LOGGED_OUT)
    expect(page.store.get(visitorAtom)).not.toBe(UNKNOWN_VISITOR)
  })

  it('is logged in without further data if the service sends none', async () => {
    serviceResponds(200, { tracking: { loginStatus: 'LOGGED_IN' } })
    expect(await loadCustomer(page)).toEqual({ ...LOGGED_OUT, loggedInOrRemembered: true })
  })

  it.each<[string, number, unknown]>([
    ['an error', 500, {}],
    ['a malformed response', 200, []],
  ])('is logged out after %s', async (_name, status, body) => {
    serviceResponds(status, body)
    expect(await loadCustomer(page)).toEqual(LOGGED_OUT)
    // Elements with `data-shop-text` and `data-shop-show` stay as the page wrote them.
    expect(page.store.get(visitorAtom)).toBe(UNKNOWN_VISITOR)
  })

  it('does not call the service again after a header, or for a second caller', async () => {
    const fetch = serviceResponds(200, { tracking: { loginStatus: 'LOGGED_IN' }, customer: CUSTOMER })
    const header = loadVisitor(page.store, openPageHost(page).host)
    const [first, second] = await Promise.all([loadCustomer(page), loadCustomer(page), header])
    expect(fetch.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([VISITOR_PATH])
    // A host page may change its copy.
    first.customerName = ''
    expect(second.customerName).toBe('Ada Lovelace')
    expect(JSON.stringify((window as { dataLayer?: object[] }).dataLayer ?? [])).not.toMatch(/Ada|Lovelace/)
  })
})
