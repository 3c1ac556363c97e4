/** Which messages are visible, and restoring a removed item. */
import { useEffect, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { CartError, CartState, DeletedEntry } from '../../../api/cart.js'
import type { Host } from '../../../host/host.js'
import { useOffline } from '../../../ui/use-offline.js'
import type { ShopError } from '../../../api/errors.js'
import type { Shop } from '../../../api/shop.js'
import { useText } from '../../../ui/use-widget.js'

/** Identifies an entry: no two entries expire in the same millisecond. */
export const keyOfEntry = ({ kind, expiresAt }: DeletedEntry): string => `${kind} ${expiresAt}`

const keysOfErrors = new WeakMap<CartError, string>()
let countOfErrors = 0

/** Identifies an error, even among errors with the same text, because each failure has its own object. */
function keyOfError(error: CartError): string {
  const key = keysOfErrors.get(error) ?? `error ${++countOfErrors}`
  keysOfErrors.set(error, key)
  return key
}

/** @returns the title of the removed article or gift card, if it is known */
export const titleOf = ({ item }: DeletedEntry): string | undefined =>
  'article' in item ? item.article.title : item.title

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

/** The messages in the cart's state, except those that were closed. */
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

const CONFIRMATION_MS = 4000

/** Restores a removed item, and confirms it with a message. */
export function useRestore(host: Host, shop: Shop | undefined) {
  const t = useText<HeaderTexts>().messages
  /** The text of the message, while it is visible. */
  const [confirmation, setConfirmation] = useState<string>()
  const closeConfirmation = () => setConfirmation(undefined)

  useEffect(() => {
    if (!confirmation) return
    const timer = host.window.setTimeout(closeConfirmation, CONFIRMATION_MS)
    return () => host.window.clearTimeout(timer)
  }, [confirmation, host])

  const restore = async (entry: DeletedEntry) => {
    closeConfirmation()
    try {
      const result = await shop?.cart.restore(entry)
      const title = titleOf(entry)
      if (result && !result.error) setConfirmation(title ? t.restored({ title }) : t.restoredItem())
    } catch (error) {
      const { code, message } = error as ShopError
      // NOT_FOUND means that the entry's 10 s ended just before the click. Its message is about to disappear anyway.
      if (code !== 'NOT_FOUND') host.report(code, message)
    }
  }
  return { confirmation, closeConfirmation, restore }
}
