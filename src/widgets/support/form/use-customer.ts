/** Loads the customer's data for the form, if the customer is logged in. */
import { useEffect, useState } from 'react'
import { tokenOf } from '../../../host/cookies.js'
import { codeOf, messageOf } from '../../../host/errors.js'
import type { Host } from '../../../host/host.js'

/** A customer is logged in if both tokens exist. */
const hasTokens = (host: Host) =>
  host.cookie('LongtermToken') !== undefined && tokenOf(host, 'LoginToken') !== undefined

/**
 * @param service   `{service}/{apiVersion}`
 * @param onLoaded  called with the values, keyed by the form's field names
 * @returns whether the data are being loaded
 */
export function useCustomer(
  host: Host,
  service: string,
  onLoaded: (values: Record<string, string>) => void,
): boolean {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!hasTokens(host)) return
    const load = async () => {
      const { loadCustomerInfo } = await import('./login.js')
      const values = await loadCustomerInfo(host, service)
      if (values) onLoaded(values)
    }
    setLoading(true)
    load()
      .catch((error: unknown) => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error)))
      .finally(() => setLoading(false))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the data are loaded once, from the first service
  }, [])
  return isLoading
}
