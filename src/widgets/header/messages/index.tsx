/**
 * Messages of the cart, on any page that has a header: why a change was refused, and which item was removed, with a
 * button that restores it. The chunk is loaded with the first message.
 */
import { useRef, type RefObject } from 'react'
import type { CartState } from '../../../api/cart.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CHECK, OFFLINE } from '../../../ui/Icon.js'
import { keyOfEntry } from './entry.js'
import { Message } from './Message.js'
import { Removal } from './Removal.js'
import { useFocusReturn } from './use-focus-return.js'
import { useListener } from './use-listener.js'
import { usePlacement } from './use-placement.js'
import { useRestore } from './use-restore.js'
import { useVisibleMessages } from './use-visible-messages.js'
import styles from './messages.css'

const ALERT = 'M12 4 3 20h18zm0 6v5m0 2v.1'

export { styles }

interface CartMessagesProps {
  cart: CartState
  /** The live region, which contains the messages. */
  region: RefObject<HTMLElement | null>
}

export function CartMessages({ cart, region }: CartMessagesProps) {
  const { host, shop } = useWidget()
  const popover = useRef<HTMLDivElement>(null)
  const t = useText<HeaderTexts>().messages
  const visible = useVisibleMessages(host, cart)
  const { error, errorKey, isCutOff, entries, closeError, closeEntry, closeCutOff, closeAll } = visible
  const { confirmation, closeConfirmation, restore } = useRestore(host, shop)
  const count = entries.length + (error ? 1 : 0) + (isCutOff ? 1 : 0) + (confirmation ? 1 : 0)
  usePlacement(host, region, popover, count)
  const { rememberOrigin, moveFocusOn } = useFocusReturn(region, popover)
  useListener('focusin', rememberOrigin, popover)
  useListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // A dialog around the messages stays open.
      event.preventDefault()
      event.stopPropagation()
      closeAll()
      closeConfirmation()
    },
    popover,
  )
  return (
    <div ref={popover} className="messages" popover="manual">
      {error && (
        <Message
          // A later error with the same text gets a new element, so it is also announced.
          key={errorKey}
          className="message-error"
          icon={ALERT}
          text={error.message}
          onClose={closeError}
          onFocusLost={moveFocusOn}
        />
      )}
      {isCutOff && (
        <Message
          key="offline"
          icon={OFFLINE}
          text={t.offline()}
          onClose={closeCutOff}
          onFocusLost={moveFocusOn}
        />
      )}
      {entries.map((entry) => (
        <Removal
          key={keyOfEntry(entry)}
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
