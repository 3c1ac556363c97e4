/**
 * A widget's first markup equals the server's, whatever is known about the visitor, because hydration does not repair
 * it.
 */
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WidgetName } from '../../src/api/names.js'
import { useLayoutEffect } from '../../src/ui/use-layout-effect.js'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import type { Page } from '../../src/page/page.js'
import { visitorAtom } from '../../src/page/visitor-atoms.js'
import { loadWidget } from '../../src/npm/widgets.js'
import { createTestPage, type TestPage } from '../support/page.js'

const browser = window as unknown as PageWindow
const ORIGIN = 'https://shop.example'
const RESPONSES: Record<string, object> = {
  '/json/psdata': { nl_status: 'SUBSCRIBED' },
  '/service/newsletter/api/private/customers/base-data': {
    email: 'ada@example.com',
    salutation: 'MRS',
    firstName: 'Ada',
    lastName: 'Lovelace',
    consents: ['DNE'],
  },
}
const COOKIES = ['LoginToken=abc', 'LongtermToken=a.e30.b', 'StaffAuthToken=staff', 'forceP=WEBSHOP']

/** A page that knows everything about the visitor and the cart. */
function openPageOfKnownVisitor(): TestPage {
  const item = { productId: '42', quantity: 1 }
  const page = createTestPage({
    cart: {
      itemCount: 3,
      error: { code: 'UNKNOWN', during: 'set', message: 'Später' },
      deleted: [{ kind: 'article', item, expiresAt: Date.now() + 9000 }],
    },
  })
  page.store.set(visitorAtom, {
    isLoggedInOrRemembered: true,
    customer: {
      statuses: { isCommunityMember: true, isshopcardMember: true },
      loyaltyBeans: 7,
      firstname: 'Ada',
      lastname: 'Lovelace',
    },
  })
  for (const cookie of COOKIES) document.cookie = `${cookie}; path=/`
  return page
}

beforeEach(() => {
  window.fetch = async (address) => {
    const response = RESPONSES[new URL(String(address)).pathname]
    return new Response(JSON.stringify(response ?? {}), {
      status: response ? 200 : 404,
      headers: { 'content-type': 'application/json' },
    })
  }
})
afterEach(() => {
  for (const cookie of COOKIES) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  window.fetch = () => Promise.reject(new Error('the page is gone'))
})

/**
 * This is rendered before the View. Its layout effect sees the first markup, and runs before any effect of the View.
 */
function FirstMarkupProbe({ onFirstMarkup }: { onFirstMarkup: () => void }) {
  useLayoutEffect(onFirstMarkup, [])
  return null
}

const hostOf = (page: Page, on: PageWindow | undefined): Host => createHost(on, { page, apiBase: ORIGIN })

/** @param loader  the host that the content is loaded with */
async function draw(name: WidgetName, page: TestPage, host: Host, loader: Host, given: object) {
  const { View, loadContent, ...widget } = await loadWidget(name)
  let resolve = (_markup: string) => {}
  const first = new Promise<string>((found) => (resolve = found))
  const shown = page.show<object, unknown>(
    {
      ...widget,
      loadContent: async (options, { store }) => loadContent?.(options, { host: loader, store }),
      View: (props) => (
        <>
          <FirstMarkupProbe onFirstMarkup={() => resolve(shown.view.innerHTML)} />
          <View {...props} />
        </>
      ),
    },
    { apiBase: ORIGIN, ...given },
    { host, isServerMarkup: true },
  )
  return { first: await first, view: shown.view, unmount: shown.unmount }
}

describe.each<[WidgetName, object, (container: Element) => string | null | undefined, string]>([
  ['header', {}, (view) => view.querySelector('[part=cart-badge]')?.textContent, '3'],
  ['footer', {}, (view) => view.querySelector('[part=newsletter]')?.outerHTML ?? 'none', 'none'],
  ['newsletter', { site: 'AT' }, (view) => view.querySelector('input')?.value, 'ada@example.com'],
  ['newsletter', { site: 'HU' }, (view) => view.querySelector('select')?.value, 'MRS'],
])('%s with %j', (name, given, read, known) => {
  it('starts with the server’s markup, and then shows what is known about the visitor', async () => {
    const blank = createTestPage()
    const server = await draw(name, blank, hostOf(blank, browser), hostOf(blank, undefined), given)
    server.unmount()
    const page = openPageOfKnownVisitor()
    const host = hostOf(page, browser)
    const visitor = await draw(name, page, host, host, given)
    expect(visitor.first.length).toBeGreaterThan(500)
    expect(visitor.first).toBe(server.first)
    await waitFor(() => expect(read(visitor.view)).toBe(known))
    visitor.unmount()
  })
})
