/**
 * The cookies of a visitor. They come from the request, unless the test kit keeps them: in a browser, a script that responds
 * to a request cannot read or set its cookies.
 */
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ShopContext } from './context.js'

/** Cookie name → its value. */
export type CookieJar = Map<string, string>

/** The widgets read these cookies, so they cannot be HttpOnly. */
const READABLE = { path: '/', sameSite: 'Lax' } as const

/** Returns the value as the cookie holds it, because the widgets send it so. hono would decode it. */
export const readCookie = (c: ShopContext, name: string): string | undefined =>
  c.var.jar
    ? c.var.jar.get(name)
    : c.req
        .header('Cookie')
        ?.split('; ')
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1)

export function writeCookie(c: ShopContext, name: string, value: string): void {
  if (c.var.jar) c.var.jar.set(name, value)
  else setCookie(c, name, value, READABLE)
}

export function removeCookie(c: ShopContext, name: string): void {
  if (c.var.jar) c.var.jar.delete(name)
  else deleteCookie(c, name, { path: '/' })
}
