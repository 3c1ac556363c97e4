/** What every part of the shop can reach: the visitor of this request and the shop's memory. */
import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import { parseSite } from './sites.js'
import { Customers } from './services/customers.js'
import { Mailbox } from './services/mailbox.js'
import { VISITOR_COOKIE, Visitors, type Visitor } from './visitors.js'
import type { Site } from '../../src/api/names.js'

export interface ShopMemory {
  visitors: Visitors
  customers: Customers
  mailbox: Mailbox
  /** Signs the tokens; a new one with each start. */
  secret: string
  now: () => Date
  /** Origins of partners, which may embed the shop's forms. */
  partnerOrigins: readonly string[]
}

export interface ShopEnv {
  Bindings: Partial<HttpBindings>
  Variables: { visitor: Visitor; memory: ShopMemory }
}
export type ShopContext = Context<ShopEnv>

export const createMemory = (partnerOrigins: readonly string[], now: () => Date): ShopMemory => ({
  visitors: new Visitors(),
  customers: new Customers(),
  mailbox: new Mailbox(),
  secret: randomBytes(32).toString('hex'),
  now,
  partnerOrigins,
})

export const remember = (memory: ShopMemory) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    c.set('memory', memory)
    await next()
  })

/** Meets the visitor and leaves the cookie by which the shop knows them again. */
export const identify = createMiddleware<ShopEnv>(async (c, next) => {
  const id = getCookie(c, VISITOR_COOKIE)
  const visitor = c.var.memory.visitors.meet(id)
  c.set('visitor', visitor)
  if (visitor.id !== id)
    setCookie(c, VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true, sameSite: 'Lax' })
  await next()
})

/** The site that a call is about: its query or header, otherwise the one that the visitor is on. */
export const siteOf = (c: ShopContext): Site =>
  parseSite(c.req.query('site')) ?? parseSite(c.req.header('X-Hunter-Site')) ?? c.var.visitor.site
