/** The visible messages: those in the cart's state, except the ones that were closed. */
import { useEffect, useState } from 'react'
import type { CartState, DeletedEntry } from '../../../api/cart.js'
import type { Host } from '../../../host/host.js'
import { useOffline } from '../../../ui/use-offline.js'
import { keyOfEntry, keyOfError } from './entry.js'

/** More messages would cover half of a phone's screen, and nobody could read them within their 10 s. */
const MAX_ENTRIES = 2

/**
 * Whether a cart change has failed because there is no connection. True until the connection is back, which may be
 * after the error has disappeared.
 */
function useCutOff(host: Host, error: CartState['error']) {
  const isOffline = useOffline(host)
  const [isCutOff, setCutOff] = useState(false)
  useEffect(() => {
    if (!isOffline) setCutOff(false)
    else if (error?.during === 'set' && error.code === 'UNKNOWN') setCutOff(true)
  }, [error, isOffline])
  return [isCutOff, () => setCutOff(false)] as const
}

export function useVisibleMessages(host: Host, cart: CartState) {
  const [isCutOff, closeCutOff] = useCutOff(host, cart.error)
  /** The keys of the errors and entries whose messages were closed. */
  const [closed, setClosed] = useState<readonly string[]>([])
  const close = (...keys: string[]) => setClosed((before) => [...before, ...keys])

  const errorKey = cart.error?.message ? keyOfError(cart.error) : ''
  const isErrorVisible = errorKey !== '' && !closed.includes(errorKey)
  const entries = cart.deleted.filter((entry) => !closed.includes(keyOfEntry(entry))).slice(-MAX_ENTRIES)

  return {
    error: isErrorVisible ? cart.error : null,
    errorKey,
    /** There is no connection. This message stays when the error has disappeared. */
    isCutOff,
    entries,
    closeError: () => close(errorKey),
    closeEntry: (entry: DeletedEntry) => close(keyOfEntry(entry)),
    closeCutOff,
    closeAll() {
      closeCutOff()
      close(errorKey, ...entries.map(keyOfEntry))
    },
  }
}
