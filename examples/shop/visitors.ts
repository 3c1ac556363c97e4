/** The shop's visitors, in memory. A cookie holds the visitor's id. */
import type { Site } from '../../src/api/names.js'
import type { Fault } from './faults/fault.js'
import { emptyCart, type CartContents } from './services/cart-contents.js'

export interface Visitor {
  readonly id: string
  site: Site
  /** Set with `?locale=`; undefined for the site's own locale. */
  locale: string | undefined
  cart: CartContents
  newsletterStatus: 'WAITING_FOR_DOI' | 'SUBSCRIBED' | undefined
  faults: Fault[]
  /** Whether the promotion service has content for the footer (`SHOP_FOOTER`). */
  hasFooterContent: boolean
  /** Whether the pages include the header and the footer as HTML; `undefined` for the start page only. */
  fragments: boolean | undefined
  cspReports: unknown[]
}

export const VISITOR_COOKIE = 'shop-visitor'
const MAX_VISITORS = 5000
/** What the shop accepts as an id, in a cookie and in a state file. */
export const VISITOR_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const createVisitor = (id: string, site: Site): Visitor => ({
  id,
  site,
  locale: undefined,
  cart: emptyCart(),
  newsletterStatus: undefined,
  faults: [],
  hasFooterContent: false,
  fragments: undefined,
  cspReports: [],
})

export class Visitors {
  readonly #known = new Map<string, Visitor>()
  readonly #site: Site

  /** @param site  the site of a new visitor */
  constructor(site: Site) {
    this.#site = site
  }

  /**
   * @param id  the cookie's value. A well-formed id that the shop does not know, from before a restart, is kept:
   *   the calls that an open page sends at the same time then belong to one visitor.
   */
  findOrCreate(id: string | undefined): Visitor {
    const known = id === undefined ? undefined : this.#known.get(id)
    if (known) return known
    const visitor = createVisitor(
      id !== undefined && VISITOR_ID.test(id) ? id : crypto.randomUUID(),
      this.#site,
    )
    this.#known.set(visitor.id, visitor)
    if (this.#known.size > MAX_VISITORS) this.#forgetOldest()
    return visitor
  }

  find(id: string | undefined): Visitor | undefined {
    return id === undefined ? undefined : this.#known.get(id)
  }

  /** @returns the visitors who differ from a new visitor */
  changed(): Visitor[] {
    const isNew = (visitor: Visitor) =>
      JSON.stringify(visitor) === JSON.stringify(createVisitor(visitor.id, this.#site))
    return [...this.#known.values()].filter((visitor) => !isNew(visitor))
  }

  #forgetOldest(): void {
    for (const id of this.#known.keys()) {
      this.#known.delete(id)
      return
    }
  }
}
