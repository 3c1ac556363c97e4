/** The customer's data, as soon as they have arrived. */
import { useEffect, useState } from 'react'
import type { BaseData } from '../../services/newsletter.js'
import { useFirstMarkup } from '../../ui/use-first-markup.js'
import type { Customer } from './customer.js'

interface CustomerData {
  data: BaseData | undefined
  /** The widget was rendered without the data, because they did not arrive in time. */
  isLate: boolean
}

/** @returns no data in the first render, which must equal a server's markup */
export function useCustomer({ known, loading }: Customer): CustomerData {
  const isFirst = useFirstMarkup()
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
  if (isFirst) return { data: undefined, isLate: false }
  return { data: known ?? lateData, isLate: !!loading }
}
