/**
 * Each cell of the gallery has its own visitor, with a separate cart, log-in and faults, although all cells are in one
 * browser. The referrer of a call says to which cell it belongs. Instead of the browser's cookies, the call gets those of the
 * cell, which are kept here.
 */
import { randomUUID } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ShopContext, ShopEnv } from '../shop/context.js'
import { VISITOR_COOKIE } from '../shop/visitors.js'
import { cellAt } from './cells.js'

/** Says to which browser a cell belongs. */
const OWNER_COOKIE = 'gallery'
const LIST = '/gallery'
const MAX_JARS = 5000

/** Cookie name → its value, as it is written in headers. */
type Jar = Map<string, string>

const pathOfReferrer = (referrer: string | undefined): string | undefined =>
  referrer === undefined || !URL.canParse(referrer) ? undefined : new URL(referrer).pathname

const isCell = (path: string | undefined): path is string => path !== undefined && cellAt(path) !== undefined

const nameOwner = (c: ShopContext, owner: string): void =>
  setCookie(c, OWNER_COOKIE, owner, { path: '/', httpOnly: true, sameSite: 'Lax' })

/** Applies the `Set-Cookie` headers of a response, in their order. */
function keepCookies(jar: Jar, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}

const writeCookies = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** @returns the cookies that the page of a cell may read, as `document.cookie` writes them */
export function readableCookies(c: ShopContext): string {
  const jar: Jar = new Map()
  keepCookies(jar, c.res.headers)
  jar.delete(VISITOR_COOKIE)
  return writeCookies(jar)
}

export const cellVisitors = () => {
  const jars = new Map<string, Jar>()
  const open = (key: string): Jar => {
    const jar: Jar = new Map()
    jars.set(key, jar)
    const oldest = jars.keys().next()
    if (jars.size > MAX_JARS && !oldest.done) jars.delete(oldest.value)
    return jar
  }
  return createMiddleware<ShopEnv>(async (c, next) => {
    const { path } = c.req
    const isPage = isCell(path)
    const cell = isPage ? path : pathOfReferrer(c.req.header('Referer'))
    const owner = getCookie(c, OWNER_COOKIE) ?? randomUUID()
    // The gallery page also gets the cookie, because its frames request their cells all at once.
    if (path === LIST) nameOwner(c, owner)
    if (!isCell(cell)) return next()
    const key = `${owner} ${cell}`
    // Each opening of the page begins with a new visitor.
    const jar = (isPage ? undefined : jars.get(key)) ?? open(key)
    const headers = new Headers(c.req.raw.headers)
    headers.set('Cookie', writeCookies(jar))
    c.req.raw = new Request(c.req.raw, { headers })
    await next()
    keepCookies(jar, c.res.headers)
    c.res.headers.delete('Set-Cookie')
    if (isPage) nameOwner(c, owner)
    return undefined
  })
}
