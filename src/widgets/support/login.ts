/** Who is logged in, and what the shop knows of them. newsletter-footer-preview-support §4.4, §6, §7 (call 14). */
import { customerInfo, longTermToken, type CustomerInfo } from '../../contracts/customer.js'
import { loginToken } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'
import { pathPart } from '../../host/safe-url.js'

/**
 * The login id in the payload of the long-term token, a JWT. Nothing is trusted because of it.
 *
 * @returns `undefined` if the token cannot be decoded
 */
export function readLoginId(window: Pick<typeof globalThis, 'atob'>, token: string): string | undefined {
  try {
    const payload = window.atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    // `atob` gives bytes; percent signs turn them into the characters of UTF-8.
    const json = decodeURIComponent(
      payload.replace(/[^]/g, (byte) => `%${(byte.charCodeAt(0) + 256).toString(16).slice(1)}`),
    )
    return parseJson(json, longTermToken)?.lid || undefined
  } catch {
    return undefined
  }
}

/** @returns `undefined` for visitors that are not logged in, and if the call failed */
export async function loadCustomerInfo(host: Host, service: string): Promise<CustomerInfo | undefined> {
  const token = host.cookie('LongtermToken')
  const login = loginToken(host)
  if (token === undefined || login === undefined) return undefined
  const loginId = readLoginId(host.window, token)
  const part = pathPart(loginId ?? '')
  if (part === undefined) {
    host.report('CALL_FAILED', 'invalid token')
    return undefined
  }
  const answer = await host.call(`${service}/customer-info/${part}`, {
    headers: { 'X-LoginToken': login },
    cache: 'no-store',
    schema: customerInfo,
  })
  return answer.ok ? answer.data : undefined
}
