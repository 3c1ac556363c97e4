/** What the shop knows of a customer who is logged in. newsletter-footer-preview-support §4.4, §6, §7 (call 14). */
import { customerInfo, longTermToken } from '../../contracts/customer.js'
import { token } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { parseJson } from '../../host/json.js'
import { pathPart } from '../../host/path-part.js'

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
    return parseJson(json, longTermToken).data?.lid
  } catch {
    return undefined
  }
}

/** @returns values by the form's field names; `undefined` if nobody is logged in, or the call failed */
export async function loadCustomerInfo(
  host: Host,
  service: string,
): Promise<Record<string, string> | undefined> {
  const loginId = pathPart(readLoginId(host.window, host.cookie('LongtermToken') ?? '') ?? '')
  if (loginId === undefined) {
    host.report('CALL_FAILED', 'invalid token')
    return undefined
  }
  const answer = await host.call(`${service}/customer-info/${loginId}`, {
    headers: { 'X-LoginToken': token(host, 'LoginToken') ?? '' },
    cache: 'no-store',
    schema: customerInfo,
  })
  if (!answer.ok) return undefined
  const { firstName, lastName, email } = answer.data
  return { customerFirstName: firstName, customerLastName: lastName, customerEmail: email }
}
