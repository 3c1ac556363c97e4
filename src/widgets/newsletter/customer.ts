/** Loads the data of a customer who is logged in. */
import { BASE_DATA_PATH, createBaseData, type BaseData } from '../../services/newsletter.js'
import { tokenOf } from '../../host/cookies.js'
import { beforeFirstRender } from '../../host/before-first-render.js'
import type { Host } from '../../host/host.js'
import { keyed } from '../../host/keyed.js'

const baseData = createBaseData()

export interface Customer {
  /** The data, if they arrived before the first render. */
  known: BaseData | undefined
  /**
   * Set if the call had no response before the first render. Resolves to `undefined` if the call fails; never rejects.
   */
  loading: Promise<BaseData | undefined> | undefined
}

async function loadBaseData(host: Host, token: string): Promise<BaseData | undefined> {
  const response = await host.call(BASE_DATA_PATH, {
    headers: { 'X-LoginToken': token },
    cache: 'no-store',
    schema: baseData,
  })
  return response.ok ? response.data : undefined
}

async function startLoading(host: Host): Promise<Customer> {
  const token = tokenOf(host, 'LoginToken')
  if (!token) return { known: undefined, loading: undefined }
  const loading = loadBaseData(host, token)
  const response = await beforeFirstRender(
    host,
    loading.then((data) => ({ data })),
  )
  return response ? { known: response.data, loading: undefined } : { known: undefined, loading }
}

/** Each widget has its own `Host`. When its options change, it uses the data that it has already loaded. */
const customers = keyed(new WeakMap<Host, Promise<Customer>>())

export const loadCustomer = (host: Host): Promise<Customer> => customers(host, () => startLoading(host))
