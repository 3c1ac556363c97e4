/** Restores a removed item, and confirms it with a message. */
import { useEffect, useState } from 'react'
import type { DeletedEntry } from '../../../api/cart.js'
import type { ShopError } from '../../../api/errors.js'
import type { Shop } from '../../../api/shop.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../ui/use-widget.js'
import { titleOf } from './entry.js'

const CONFIRMATION_MS = 4000

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
