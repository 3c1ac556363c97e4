/** Loads the data of a customer who is logged in. */
import { jwtDecode } from 'jwt-decode'
import { createCustomerInfo, longTermToken } from '../../../services/customer.js'
import { customerInfoPath } from '../../../services/support.js'
import { tokenOf } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import { checkValue } from '../../../host/json.js'
import { pathPart } from '../../../host/urls.js'

const customerInfo = createCustomerInfo()

/** A longer token is not decoded. */
const MAX_TOKEN_CHARS = 65_536

/**
 * Reads the login id from the long-term token, a JWT. The signature is not checked, so this id proves nothing.
 *
 * @param token  as the cookie holds it; the server may have encoded it for the cookie
 * @returns `undefined` if the token cannot be decoded
 */
export function readLoginId(token: string): string | undefined {
  if (token.length > MAX_TOKEN_CHARS) return undefined
  try {
    const checked = checkValue(longTermToken, jwtDecode(decodeURIComponent(token)))
    return checked.ok ? checked.data.lid : undefined
  } catch {
    return undefined
  }
}

/**
 * @param service  `{service}/{apiVersion}`
 * @returns values keyed by the form's field names; `undefined` if the token is invalid or the call failed, which is
 *          reported
 */
export async function loadCustomerInfo(
  host: Host,
  service: string,
): Promise<Record<string, string> | undefined> {
  const loginId = pathPart(readLoginId(host.cookie('LongtermToken') ?? '') ?? '')
  if (loginId === undefined) {
    host.report('CALL_FAILED', 'invalid token')
    return undefined
  }
  const response = await host.call(customerInfoPath(service, loginId), {
    headers: { 'X-LoginToken': tokenOf(host, 'LoginToken') ?? '' },
    cache: 'no-store',
    schema: customerInfo,
    reportedPath: customerInfoPath(service, '…'),
  })
  if (!response.ok) return undefined
  const { firstName, lastName, email } = response.data
  return { customerFirstName: firstName, customerLastName: lastName, customerEmail: email }
}
