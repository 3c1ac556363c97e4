/**
 * A widget's first markup equals the server's, whatever is known about the visitor, because hydration repairs
 * nothing.
 */
import { createRoot } from 'react-dom/client'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WidgetName } from '../../src/api/names.js'
import { useLayoutEffect } from '../../src/ui/use-layout-effect.js'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import { loadWidgetTexts } from '../../src/texts/load-texts.js'
import type { Page } from '../../src/page/page.js'
import { visitorAtom } from '../../src/page/visitor.js'
import { parseOptions } from '../../src/options/parse.js'
import { loadWidget } from '../../src/npm/widgets.js'
import { giveCart, openPage } from '../support/page.js'
import { WidgetRoot } from '../support/WidgetRoot.js'

const browser = window as unknown as PageWindow
const ORIGIN = 'https://shop.example'
const ANSWERS: Record<string, object> = {
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

/** A page on which everything about the visitor and the cart is known. */
function openPageOfKnownVisitor(): Page {
  const page = openPage()
  const item = { productId: '42', quantity: 1 }
  giveCart(page, {
    itemCount: 3,
    error: { code: 'UNKNOWN', during: 'set', message: 'Später' },
    deleted: [{ kind: 'article', item, expiresAt: Date.now() + 9000 }],
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
    const answer = ANSWERS[new URL(String(address)).pathname]
    return new Response(JSON.stringify(answer ?? {}), {
      status: answer ? 200 : 404,
      headers: { 'content-type': 'application/json' },
    })
  }
})
afterEach(() => {
  for (const cookie of COOKIES) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  window.fetch = () => Promise.reject(new Error('the page is gone'))
})

/** Rendered before the View: its layout effect sees the first markup, and runs before any effect of the View. */
function FirstMarkupProbe({ onFirstMarkup }: { onFirstMarkup: () => void }) {
  useLayoutEffect(onFirstMarkup, [])
  return null
}

const hostOf = (page: Page, on: PageWindow | undefined): Host => createHost(on, { page, apiBase: ORIGIN })

async function draw(name: WidgetName, page: Page, host: Host, loader: Host, given: object) {
  const { View, options: table, loadContent } = await loadWidget(name)
  const raw = Object.fromEntries(
    Object.entries({ apiBase: ORIGIN, ...given }).map(([key, value]) => [
      key.toLowerCase(),
      { value: value as unknown, scope: 'page' as const },
    ]),
  )
  const options = parseOptions(table, raw, {
    locales: ['de-DE', 'de-AT', 'hu-HU'],
    platform: 'CLASSIC',
    onInvalid: (option) => {
      throw new Error(option)
    },
  })
  const [texts, content] = await Promise.all([
    loadWidgetTexts(name, options.locale),
    loadContent?.(options, { host: loader, store: page.store }),
  ])
  const container = document.createElement('div')
  const root = createRoot(container)
  const first = await new Promise<string>((resolve) =>
    root.render(
      <WidgetRoot store={page.store} locale={options.locale} texts={texts}>
        <FirstMarkupProbe onFirstMarkup={() => resolve(container.innerHTML)} />
        <View
          options={options}
          host={host}
          shop={undefined}
          element={container}
          content={content}
          asset={(path) => path}
        />
      </WidgetRoot>,
    ),
  )
  return { first, container, root }
}

describe.each<[WidgetName, object, (container: Element) => string | null | undefined, string]>([
  ['header', {}, (view) => view.querySelector('[part=cart-badge]')?.textContent, '3'],
  ['footer', {}, (view) => view.querySelector('[part=newsletter]')?.outerHTML ?? 'none', 'none'],
  ['newsletter', { site: 'AT' }, (view) => view.querySelector('input')?.value, 'ada@example.com'],
  ['newsletter', { site: 'HU' }, (view) => view.querySelector('select')?.value, 'MRS'],
])('%s with %j', (name, given, read, known) => {
  it('starts with the server’s markup, and then shows what is known about the visitor', async () => {
    const blank = openPage()
    const server = await draw(name, blank, hostOf(blank, browser), hostOf(blank, undefined), given)
    server.root.unmount()
    const page = openPageOfKnownVisitor()
    const host = hostOf(page, browser)
    const visitor = await draw(name, page, host, host, given)
    expect(visitor.first.length).toBeGreaterThan(500)
    expect(visitor.first).toBe(server.first)
    await waitFor(() => expect(read(visitor.container)).toBe(known))
    visitor.root.unmount()
  })
})
