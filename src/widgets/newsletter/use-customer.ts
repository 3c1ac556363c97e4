/** The customer's data, as soon as they have arrived. */
import { useEffect, useState } from 'react'
import type { BaseData } from '../../services/newsletter.js'
import type { Customer } from './customer.js'

interface CustomerData {
  data: BaseData | undefined
  /** The widget was rendered without the data, because they did not arrive in time. */
  isLate: boolean
}

export function useCustomer({ known, loading }: Customer): CustomerData {
  const [lateData, setLateData] = useState<BaseData>()
  useEffect(() => {
    let isUnmounted = false
    void loading?.then((loaded) => {
      if (!isUnmounted) setLateData(loaded)
    })
    return () => {
      isUnmounted = true
    }
  }, [loading])
  return { data: known ?? lateData, isLate: !!loading }
}
