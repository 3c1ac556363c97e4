/**
 * Messages of the cart, on any page that has a header: why a change was refused, and which item was removed, with a
 * button that restores it. The chunk is loaded with the first message; the region then stays in the document.
 */
import { useRef, type KeyboardEvent } from 'react'
import type { CartState } from '../../../api/cart.js'
import type { Shop } from '../../../api/shop.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import { ALERT, CHECK, OFFLINE } from '../../../ui/Icon.js'
import { keyOf } from './entry.js'
import { Message } from './Message.js'
import { Removal } from './Removal.js'
import { useFocusReturn } from './use-focus-return.js'
import { usePlacement } from './use-placement.js'
import { useRestore } from './use-restore.js'
import { useVisibleMessages } from './use-visible-messages.js'
import styles from './messages.css'

export { styles }

interface CartMessagesProps {
  host: Host
  shop: Shop | undefined
  cart: CartState
}

export function CartMessages({ host, shop, cart }: CartMessagesProps) {
  const region = useRef<HTMLDivElement>(null)
  const t = useText<HeaderTexts>().messages
  const { error, isCutOff, entries, closeError, closeEntry, closeAll } = useVisibleMessages(host, cart)
  const errorText = isCutOff ? t.offline() : error?.message
  const { confirmation, closeConfirmation, restore } = useRestore(host, shop)
  const count = entries.length + (errorText ? 1 : 0) + (confirmation ? 1 : 0)
  const edge = usePlacement(host, region, count)
  const { rememberOrigin, moveFocusOn } = useFocusReturn(region)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closeAll()
  }
  return (
    <div
      ref={region}
      part="cart-messages"
      className="messages"
      role="status"
      aria-atomic="false"
      popover="manual"
      data-place={edge}
      onFocus={rememberOrigin}
      onKeyDown={onKeyDown}
    >
      {errorText && (
        <Message
          key="error"
          className="message-error"
          icon={isCutOff ? OFFLINE : ALERT}
          text={errorText}
          onClose={closeError}
          onFocusLost={moveFocusOn}
        />
      )}
      {entries.map((entry) => (
        <Removal
          key={keyOf(entry)}
          host={host}
          entry={entry}
          onUndo={() => void restore(entry)}
          onClose={() => closeEntry(entry)}
          onFocusLost={moveFocusOn}
        />
      ))}
      {confirmation && (
        <Message
          key="confirmed"
          icon={CHECK}
          text={confirmation}
          onClose={closeConfirmation}
          onFocusLost={moveFocusOn}
        />
      )}
    </div>
  )
}
