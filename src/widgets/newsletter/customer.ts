/** The customer's own data, for customers who are logged in. newsletter-footer-preview-support §4.1, §7 (call 2). */
import { BASE_DATA_PATH } from '../../contracts/endpoints.js'
import { baseData, type BaseData } from '../../contracts/newsletter.js'
import { tokenOf } from '../../host/cookies.js'
import { beforeFirstView } from '../../host/first-view.js'
import type { Host } from '../../host/host.js'

export interface Customer {
  /** The data, if it came before the first view. */
  known: BaseData | undefined
  /** `undefined` for visitors who are not logged in. Resolves without data if the call has failed. */
  loading: Promise<BaseData | undefined> | undefined
}

async function loadBaseData(host: Host, token: string): Promise<BaseData | undefined> {
  const answer = await host.call(BASE_DATA_PATH, {
    headers: { 'X-LoginToken': token },
    cache: 'no-store',
    schema: baseData,
  })
  return answer.ok ? answer.data : undefined
}

async function startLoading(host: Host): Promise<Customer> {
  const token = tokenOf(host, 'LoginToken')
  if (!token) return { known: undefined, loading: undefined }
  const loading = loadBaseData(host, token)
  return { known: await beforeFirstView(host, loading), loading }
}

/** A form has a host of its own. A form whose options change does not ask again. */
const started = new WeakMap<Host, Promise<Customer>>()

export function loadCustomer(host: Host): Promise<Customer> {
  const customer = started.get(host) ?? startLoading(host)
  started.set(host, customer)
  return customer
}
