/** The shop's signed tokens. The widgets read them without checking the signature; the shop always checks it. */
import { sign, verify } from 'hono/jwt'

export const LOGIN_COOKIE = 'LoginToken'
export const LONGTERM_COOKIE = 'LongtermToken'
export const STAFF_COOKIE = 'StaffAuthToken'
export const CSRF_COOKIE = 'CsrfToken'
export const PREVIEW_COOKIE = 'PreviewToken'

type TokenKind = 'login' | 'longterm' | 'staff' | 'preview'

export const issueToken = (
  secret: string,
  kind: TokenKind,
  payload: Record<string, string>,
  now: Date,
  lifetimeS: number,
): Promise<string> =>
  sign({ ...payload, kind, exp: Math.floor(now.getTime() / 1000) + lifetimeS }, secret, 'HS256')

/** @returns the token's payload, or undefined if the token is missing, forged, of another kind or expired */
export const readToken = async (
  secret: string,
  kind: TokenKind,
  token: string | undefined,
  now: Date,
): Promise<Record<string, unknown> | undefined> => {
  if (!token) return undefined
  try {
    // Tests set the shop's clock, so the expiry is compared here and not by `verify`, which uses the machine's clock.
    const payload = await verify(token, secret, { alg: 'HS256', exp: false })
    if (payload['kind'] !== kind || typeof payload.exp !== 'number') return undefined
    return payload.exp * 1000 > now.getTime() ? payload : undefined
  } catch {
    return undefined
  }
}
