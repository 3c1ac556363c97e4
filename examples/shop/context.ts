/** The context of a request: its visitor, and the data that the shop keeps in memory. */
import type { HttpBindings } from '@hono/node-server'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import { readCookie, type CookieJar } from './cookies.js'
import type { Connection } from './faults/connection.js'
import { parseSite } from './sites.js'
import { Customers } from './services/customers.js'
import { Mailbox } from './services/mailbox.js'
import type { DeliveredPromotion } from './services/promotions.js'
import { VISITOR_COOKIE, Visitors, type Visitor } from './visitors.js'
import type { Site } from '../../src/api/names.js'
import type { FilesOf } from './pages/fragments.js'

export interface ShopMemory {
  visitors: Visitors
  customers: Customers
  mailbox: Mailbox
  /** Promotions that replace those of the shop, by id; `undefined` removes one. */
  promotions: Map<string, DeliveredPromotion | undefined>
  /** The key that signs the tokens. A start without a state file makes a new one. */
  secret: string
  now: () => Date
  /** The origins of the partners, whose pages may call the shop's services. */
  partnerOrigins: readonly string[]
  /** The origins whose certificate no browser trusts. */
  untrustedOrigins: readonly string[]
  /** The HTML files of header and footer. Without them, pages have placeholders only. */
  filesOf?: FilesOf | undefined
  /** Whether the files of the CDN change while the shop is open, so that browsers must ask for them each time. */
  isDev?: boolean
}

export interface ShopEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    visitor: Visitor
    memory: ShopMemory
    /** Whether the response is wrong on purpose: a fault has hit it, or it is a hostile promotion. */
    isWrongOnPurpose?: boolean
    /** The visitor's cookies, if the test kit keeps them. */
    jar?: CookieJar
    /** The connection to the browser, if the shop runs as a server. */
    connection?: Connection
  }
}
export type ShopContext = Context<ShopEnv>

/** @param site  of a new visitor */
export const createMemory = (
  settings: Pick<ShopMemory, 'partnerOrigins' | 'untrustedOrigins' | 'now' | 'isDev'>,
  site: Site,
): ShopMemory => ({
  ...settings,
  visitors: new Visitors(site),
  customers: new Customers(),
  mailbox: new Mailbox(),
  promotions: new Map(),
  secret: crypto.randomUUID() + crypto.randomUUID(),
})

/** Makes the shop's memory available as `c.var.memory`. */
export const provideMemory = (memory: ShopMemory) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    c.set('memory', memory)
    await next()
  })

/** Sets `c.var.visitor` to the visitor that the cookie names, or to a new visitor with a new cookie. */
export const identifyVisitor = createMiddleware<ShopEnv>(async (c, next) => {
  const id = readCookie(c, VISITOR_COOKIE)
  const visitor = c.var.memory.visitors.findOrCreate(id)
  c.set('visitor', visitor)
  if (visitor.id !== id)
    setCookie(c, VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  await next()
})

/** The site that a call names in its query or header, or else the visitor's site. */
export const siteOf = (c: ShopContext): Site =>
  parseSite(c.req.query('site')) ?? parseSite(c.req.header('X-Hunter-Site')) ?? c.var.visitor.site
