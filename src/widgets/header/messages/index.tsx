/**
 * Messages of the cart, on any page that has a header: why a change was refused, and which item was removed, with a
 * button that restores it. The chunk is loaded with the first message.
 */
import { useRef, type RefObject } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { CartState } from '../../../api/cart.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CHECK, OFFLINE } from '../../../ui/Icon.js'
import { keyOfEntry, useRestore, useVisibleMessages } from './use-messages.js'
import { Message, Removal, useListener } from './Message.js'
import { usePlacement } from './use-placement.js'
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

/** Where the focus goes when the message that has it disappears. */
function useFocusReturn(region: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>) {
  /** The element that had the focus before it moved into the messages. */
  const origin = useRef<HTMLElement | null>(null)
  return {
    /** Listens to `focusin` in the messages. */
    rememberOrigin(event: FocusEvent) {
      const previous = event.relatedTarget as HTMLElement | null
      if (previous && !popover.current?.contains(previous)) origin.current = previous
    },
    /** Moves the focus to the next message, else back to where it came from, else to the cart icon. */
    moveFocusOn() {
      // Wait for a microtask, in which the message's element has been removed.
      queueMicrotask(() => {
        const root = region.current?.getRootNode() as ShadowRoot | undefined
        const nextMessage = popover.current?.querySelector<HTMLElement>('button')
        const previous = origin.current?.isConnected ? origin.current : undefined
        const next = nextMessage ?? previous ?? root?.querySelector<HTMLElement>('[part~=cart]')
        next?.focus({ preventScroll: true })
      })
    },
  }
}
