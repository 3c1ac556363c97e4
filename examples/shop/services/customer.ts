/** The customer services: log-in state, personal data and newsletter status of the visitor. */
import { Hono } from 'hono'
import { PRODUCT } from '../../../src/api/brand.js'
import type { ShopContext, ShopEnv } from '../context.js'
import { readCookie, removeCookie, writeCookie } from '../cookies.js'
import { requireCsrf } from '../csrf.js'
import { faulty } from '../faults/faulty.js'
import {
  CSRF_COOKIE,
  LOGIN_COOKIE,
  LONGTERM_COOKIE,
  PREVIEW_COOKIE,
  STAFF_COOKIE,
  issueToken,
  readToken,
} from '../tokens.js'
import type { Customer } from './customers.js'
import { setStaffCookie } from './preview.js'

export const ROLES = ['visitor', 'remembered', 'customer', 'staff'] as const
export type Role = (typeof ROLES)[number]

const LOGIN_LIFETIME_S = 3600
const LONGTERM_LIFETIME_S = 90 * 24 * 3600

/** @returns the customer that a login token names; undefined if the token is not valid */
export const customerOfLogin = async (
  c: ShopContext,
  token: string | undefined,
): Promise<Customer | undefined> => {
  const { secret, now, customers } = c.var.memory
  return customers.find((await readToken(secret, 'login', token, now()))?.['lid'])
}

export interface Session {
  status: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT'
  customer?: Customer
}

export const sessionOf = async (c: ShopContext): Promise<Session> => {
  const loggedIn = await customerOfLogin(c, readCookie(c, LOGIN_COOKIE))
  if (loggedIn) return { status: 'LOGGED_IN', customer: loggedIn }
  const { secret, now, customers } = c.var.memory
  const token = await readToken(secret, 'longterm', readCookie(c, LONGTERM_COOKIE), now())
  const remembered = customers.find(token?.['lid'])
  return remembered ? { status: 'REMEMBERED', customer: remembered } : { status: 'LOGGED_OUT' }
}

/** Sets the cookies of a role and deletes the cookies of all other roles. */
export const logInAs = async (
  c: ShopContext,
  role: Role,
  details: Partial<Omit<Customer, 'loginId'>> = {},
): Promise<void> => {
  for (const name of [LOGIN_COOKIE, LONGTERM_COOKIE, STAFF_COOKIE, CSRF_COOKIE, PREVIEW_COOKIE])
    removeCookie(c, name)
  const { secret, now, customers } = c.var.memory
  if (role === 'visitor') return
  writeCookie(c, CSRF_COOKIE, crypto.randomUUID())
  if (role === 'staff') return setStaffCookie(c)
  const { loginId: lid } = customers.open(`kd-${c.var.visitor.id}`, details)
  writeCookie(c, LONGTERM_COOKIE, await issueToken(secret, 'longterm', { lid }, now(), LONGTERM_LIFETIME_S))
  if (role === 'customer')
    writeCookie(c, LOGIN_COOKIE, await issueToken(secret, 'login', { lid }, now(), LOGIN_LIFETIME_S))
}

export const customerService = new Hono<ShopEnv>()
  .get('/service/customerfrontenddata/api/v1/psdata', faulty('psdata'), requireCsrf, async (c) => {
    const { status, customer } = await sessionOf(c)
    c.header('Cache-Control', 'no-store')
    return c.json({
      tracking: { loginStatus: status },
      ...(customer && {
        customer: {
          statuses: {
            isCommunityMember: customer.isCommunityMember,
            [`is${PRODUCT}cardMember`]: customer.isCardMember,
          },
          loyaltyBeans: customer.beans,
          firstname: customer.firstName,
          lastname: customer.lastName,
        },
      }),
    })
  })
  .get('/json/psdata', faulty('user-data'), (c) => {
    c.header('Cache-Control', 'no-store')
    const { newsletterStatus } = c.var.visitor
    return c.json(newsletterStatus ? { nl_status: newsletterStatus } : {})
  })
