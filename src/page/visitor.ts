/** Loads what the services know about the visitor. Each call is made once per page, however many widgets need its response. */
import { atom } from 'jotai/vanilla'
import { LOGGED_OUT, type Customer } from '../api/customer.js'
import {
  createNewsletterStatus,
  createVisitorResponse,
  isCardMember,
  nameOf,
  NEWSLETTER_STATUS_PATH,
  VISITOR_PATH,
} from '../services/visitor.js'
import { csrfHeader } from '../host/cookies.js'
import type { Host } from '../host/host.js'
import { keyed } from '../host/keyed.js'
import { withoutAdditions } from '../host/without-additions.js'
import { keyedByShop, shopKey } from './by-shop.js'
import { openPageHost, type Page } from './page.js'
import type { Store } from './store.js'
import { UNKNOWN_VISITOR, visitorAtom } from './visitor-atoms.js'

/** Created when the service is called, because a phone takes 0.2 ms for each field. */
const visitorResponse = () => createVisitorResponse()
const newsletterStatus = createNewsletterStatus()

const visitors = keyed(new Map([['', visitorAtom]]))
/** What the widget's own shop says about the visitor. */
export const visitorOf = (host: Pick<Host, 'otherShop'>) =>
  visitors(shopKey(host), () => atom(UNKNOWN_VISITOR))

const visitorRequest = keyedByShop<Promise<void>>()

/** Loads the visitor's data into the atom of `visitorOf`. header-search-cart §3, §6, §7. */
export const loadVisitor = (store: Store, host: Host): Promise<void> =>
  visitorRequest(store, host, async () => {
    // The atom of the shop that is called: a changed attribute may name another one before the response arrives.
    const visitor = visitorOf(host)
    const response = await host.call(VISITOR_PATH, {
      headers: csrfHeader(host),
      cache: 'no-store',
      schema: withoutAdditions(visitorResponse),
    })
    if (!response.ok) return
    const { tracking, customer } = response.data
    store.set(visitor, { isLoggedInOrRemembered: tracking !== undefined, customer })
  })

/** `Shop.customer`. @returns a new object each time, because host pages may change what they receive */
export async function loadCustomer(page: Page): Promise<Customer> {
  await loadVisitor(page.store, openPageHost(page).host)
  const { isLoggedInOrRemembered, customer } = page.store.get(visitorAtom)
  if (!isLoggedInOrRemembered) return { ...LOGGED_OUT }
  return {
    ...LOGGED_OUT,
    loggedInOrRemembered: true,
    ...(customer && {
      customerName: nameOf(customer),
      loyaltyBeans: customer.loyaltyBeans,
      communityMember: customer.statuses.isCommunityMember,
      shopCardMember: isCardMember(customer),
    }),
  }
}

const statusRequest = keyedByShop<Promise<string | undefined>>()

/**
 * Loads the visitor's newsletter status. newsletter-footer-preview-support §7 (call 6).
 *
 * @returns the newsletter status, such as SUBSCRIBED; `undefined` if it is unknown
 */
export const loadNewsletterStatus = (store: Store, host: Host): Promise<string | undefined> =>
  statusRequest(store, host, async () => {
    const response = await host.call(NEWSLETTER_STATUS_PATH, { cache: 'no-store', schema: newsletterStatus })
    return response.ok ? response.data.nl_status : undefined
  })
