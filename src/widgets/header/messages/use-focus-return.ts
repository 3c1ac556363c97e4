/** Where the focus goes when the message that has it disappears. */
import { useRef, type RefObject } from 'react'

export function useFocusReturn(
  region: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
) {
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
