/** The data of a customer who is logged in. */
import { useState } from 'react'
import { BASE_DATA_PATH, createBaseData, type BaseData } from '../../services/newsletter.js'
import { tokenOf } from '../../host/cookies.js'
import { beforeFirstRender } from '../../host/load-times.js'
import type { Host } from '../../host/host.js'
import type { Remembered } from '../../host/remembered.js'
import { useRemembered } from '../../ui/use-remembered.js'

const baseData = createBaseData()

/** The call for the data; `undefined` if nobody is logged in. */
export type Customer = Remembered<BaseData> | undefined

/** Waits a moment for the data. */
export async function loadCustomer(host: Host): Promise<Customer> {
  const token = tokenOf(host, 'LoginToken')
  if (!token) return undefined
  const customer = host.remember(BASE_DATA_PATH, {
    remember: 'widget',
    headers: { 'X-LoginToken': token },
    cache: 'no-store',
    schema: baseData,
  })
  await beforeFirstRender(host, customer.load())
  return customer
}

interface CustomerData {
  data: BaseData | undefined
  /** The widget was rendered without the data, because they did not arrive in time. */
  isLate: boolean
}

export function useCustomer(customer: Customer): CustomerData {
  const data = useRemembered(customer) ?? undefined
  const [isLate] = useState(!!customer && customer.known === undefined)
  return { data, isLate }
}
