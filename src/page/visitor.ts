/** Loads what the services know about the visitor, for all widgets of the page. */
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
import { withoutAdditions } from '../host/without-additions.js'
import { openPageHost, type Page } from './page.js'
import type { Store } from './store.js'
import { UNKNOWN_VISITOR, visitorAtom } from './visitor-atoms.js'

/** Created when the service is called, because a phone takes 0.2 ms for each field. */
const visitorResponse = () => createVisitorResponse()
const newsletterStatus = createNewsletterStatus()

const otherVisitors = new Map<string, typeof visitorAtom>()
/**
 * What the widget's own shop says about the visitor. What the page's shop says counts for the whole page, and what another shop
 * says for its widgets only.
 */
export function visitorOf({ services: { otherShop } }: Pick<Host, 'services'>): typeof visitorAtom {
  if (otherShop === undefined) return visitorAtom
  const visitor = otherVisitors.get(otherShop) ?? atom(UNKNOWN_VISITOR)
  otherVisitors.set(otherShop, visitor)
  return visitor
}

/** Loads the visitor's data into the atom of `visitorOf`. header-search-cart §3, §6, §7. */
export async function loadVisitor(store: Store, host: Host): Promise<void> {
  // The atom of the shop that is called: a changed attribute may name another one before the response arrives.
  const visitor = visitorOf(host)
  const data = await host
    .remember(VISITOR_PATH, {
      remember: 'page',
      headers: csrfHeader(host),
      cache: 'no-store',
      schema: withoutAdditions(visitorResponse),
    })
    .load()
  if (data)
    store.set(visitor, { isLoggedInOrRemembered: data.tracking !== undefined, customer: data.customer })
}

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

/**
 * Loads the visitor's newsletter status. newsletter-footer-preview-support §7 (call 6).
 *
 * @returns the newsletter status, such as SUBSCRIBED; `undefined` if it is unknown
 */
export async function loadNewsletterStatus(host: Host): Promise<string | undefined> {
  const status = await host
    .remember(NEWSLETTER_STATUS_PATH, { remember: 'page', cache: 'no-store', schema: newsletterStatus })
    .load()
  return status?.nl_status
}
