/** What the shop remembers of a visitor, found again by a cookie. All of it lives in memory. */
import { randomUUID } from 'node:crypto'
import type { Site } from '../../src/api/names.js'
import type { Fault } from './faults.js'
import { emptyCart, type CartContents } from './services/cart-contents.js'

export interface Visitor {
  readonly id: string
  site: Site
  /** As asked for with `?locale=`; otherwise the site's. */
  locale: string | undefined
  cart: CartContents
  newsletterStatus: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | undefined
  faults: Fault[]
  /** Whether the content editors have written a footer of their own (`SHOP_FOOTER`). */
  hasFooterContent: boolean
  cspReports: unknown[]
}

export const VISITOR_COOKIE = 'shop-visitor'
const MAX_VISITORS = 5000
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const createVisitor = (id: string): Visitor => ({
  id,
  site: 'DE',
  locale: undefined,
  cart: emptyCart(),
  newsletterStatus: undefined,
  faults: [],
  hasFooterContent: false,
  cspReports: [],
})

export class Visitors {
  readonly #known = new Map<string, Visitor>()

  /**
   * @param id as the cookie holds it. An id from before a restart is taken over, so that open pages and their
   *   calls, sent side by side, still mean the same visitor.
   */
  meet(id: string | undefined): Visitor {
    const known = id === undefined ? undefined : this.#known.get(id)
    if (known) return known
    const visitor = createVisitor(id !== undefined && ID.test(id) ? id : randomUUID())
    this.#known.set(visitor.id, visitor)
    if (this.#known.size > MAX_VISITORS) this.#forgetOldest()
    return visitor
  }

  find(id: string | undefined): Visitor | undefined {
    return id === undefined ? undefined : this.#known.get(id)
  }

  #forgetOldest(): void {
    for (const id of this.#known.keys()) {
      this.#known.delete(id)
      return
    }
  }
}
