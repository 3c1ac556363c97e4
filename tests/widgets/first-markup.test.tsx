/** A widget that is rendered only for its markup is the same for every visitor: the markup is cached or kept. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WidgetName } from '../../src/api/names.js'
import { createHost, type PageWindow } from '../../src/host/host.js'
import { loadView } from '../../src/mount/load-view.js'
import { createPlace } from '../../src/mount/widget.js'
import { renderOnce } from '../../src/mount/renderer.js'
import { parseOptions } from '../../src/options/parse.js'
import { readOptions } from '../../src/options/read.js'
import { visitorAtom } from '../../src/page/visitor-atoms.js'
import { loadWidget } from '../../src/npm/widgets.js'
import { localesOf } from '../../src/texts/load-texts.js'
import { createTestPage, type TestPage } from '../support/page.js'

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

/** The markup of a widget without a placeholder, as it is kept. */
async function draw(name: WidgetName, page: TestPage): Promise<string> {
  const host = createHost(window as unknown as PageWindow, { page, services: { apiBase: ORIGIN } })
  const definition = await loadWidget(name)
  const options = parseOptions(definition.options, readOptions(page, { apiBase: ORIGIN }), {
    locales: localesOf(name),
    platform: 'CLASSIC',
    onInvalid() {},
  })
  const { element: _element, ...place } = createPlace(page, host, document.createElement('div'), [])
  const view = await loadView({ ...place, element: undefined }, definition, options)
  return renderOnce(document.createElement('div'), view, ({ innerHTML }) => innerHTML)
}

it.each<WidgetName>(['header', 'footer'])('%s has nothing of the visitor in its markup', async (name) => {
  const blank = await draw(name, createTestPage())
  expect(blank.length).toBeGreaterThan(500)
  expect(await draw(name, openPageOfKnownVisitor())).toBe(blank)
})
