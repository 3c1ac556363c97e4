/** Which messages are visible: those of the cart's state, except the ones that were closed. */
import { useEffect, useState } from 'react'
import type { CartState, DeletedEntry } from '../../../api/cart.js'
import type { Host } from '../../../host/host.js'
import { useOffline } from '../../../hooks/use-offline.js'
import { keyOf } from './entry.js'

/** More messages would cover half of a phone's screen, and there is no time to read them within their 10 s. */
const MAX_ENTRIES = 2

/**
 * A change of the cart has failed because there is no connection. True until there is one again, which may take
 * longer than the error's time.
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
  const [isReady, setReady] = useState(false)
  const [closedEntries, setClosedEntries] = useState<readonly string[]>([])
  const [closedErrors, setClosedErrors] = useState<readonly string[]>([])

  const errorKey = cart.error ? `${cart.error.during} ${cart.error.code}` : ''
  const isErrorVisible = isReady && !!cart.error?.message && !closedErrors.includes(errorKey)
  const entries = isReady
    ? cart.deleted.filter((entry) => !closedEntries.includes(keyOf(entry))).slice(-MAX_ENTRIES)
    : []

  // The first render is an empty region: screen readers announce a text only in a live region that already exists.
  useEffect(() => setReady(true), [])
  // A later call may fail with the same error, which is then a new message.
  useEffect(() => {
    if (cart.busy) setClosedErrors([])
  }, [cart.busy])

  const closeError = () => {
    closeCutOff()
    setClosedErrors((keys) => [...keys, errorKey])
  }
  const closeEntries = (closed: DeletedEntry[]) => setClosedEntries((keys) => [...keys, ...closed.map(keyOf)])
  return {
    error: isErrorVisible ? cart.error : null,
    /** Says more than the error, which is then left out. */
    isCutOff: isReady && isCutOff,
    entries,
    closeError,
    closeEntry: (entry: DeletedEntry) => closeEntries([entry]),
    closeAll() {
      closeError()
      closeEntries(entries)
    },
  }
}
