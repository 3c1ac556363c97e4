/** The person before the page, as far as the shop knows. header-search-cart §3, "Personal header data". */
import { useEffect, useState } from 'react'
import { loadPersonalData } from '../../../host/customer.js'
import type { Host } from '../../../host/host.js'

export interface Visitor {
  isKnown: boolean
  /** First and last name. */
  name: string
  loyaltyBeans: number
}

const NOBODY: Visitor = { isKnown: false, name: '', loyaltyBeans: 0 }

export function useVisitor(host: Host): Visitor {
  const [visitor, setVisitor] = useState(NOBODY)
  useEffect(() => {
    let isGone = false
    void loadPersonalData(host).then((data) => {
      const status = data?.tracking.loginStatus
      if (isGone || (status !== 'LOGGED_IN' && status !== 'REMEMBERED')) return
      const customer = data?.customer
      setVisitor({
        isKnown: true,
        name: customer ? `${customer.firstname} ${customer.lastname}`.trim() : '',
        loyaltyBeans: customer?.loyaltyBeans ?? 0,
      })
    })
    return () => {
      isGone = true
    }
  }, [])
  return visitor
}
