/** The flyout of a bar item, as the item uses it. */
import { useRef, type MouseEvent } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { NO_FLYOUT, type ItemProps } from './props.js'

/** Moves the focus from inside the item's flyout to the button that opens it. */
function keepFocus(item: Element): void {
  const { activeElement } = item.getRootNode() as ShadowRoot
  if (item.querySelector('[part=nav-flyout]')?.contains(activeElement))
    item.querySelector<HTMLElement>('[aria-expanded]')!.focus()
}

interface FlyoutFacts {
  title: string
  /** The item has a flyout. */
  canOpen: boolean
  /** Its code and content have been loaded. */
  isReady: boolean
}

/** @param flyout  its id */
export function useFlyout(
  { openFlyout, setOpenFlyout, pointerTypeOf }: ItemProps,
  flyout: string,
  { title, canOpen, isReady }: FlyoutFacts,
) {
  const item = useRef<HTMLLIElement>(null)
  const wasShown = useRef(false)
  const isOpen = flyout === openFlyout
  wasShown.current ||= isOpen && isReady

  // Hiding the flyout would lose the focus in it, whatever has closed the flyout.
  useLayoutEffect(() => {
    if (!isOpen) keepFocus(item.current!)
  }, [isOpen])

  const close = () => setOpenFlyout((open) => (open === flyout ? NO_FLYOUT : open))
  // A new navigation may have another node at this index, or none. A flyout that is open but not shown would lock the
  // page, and nothing would close it.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is a new function at each render; only another node closes the flyout
  useLayoutEffect(() => close, [title, canOpen])

  return {
    item,
    isOpen,
    /** Props of the panel, which is rendered when it is first opened. */
    panel: wasShown.current && { id: flyout, title, isOpen, onClose: close },
    /** Attributes of the button that opens and closes the flyout. */
    toggle: {
      'aria-expanded': isOpen,
      'aria-controls': wasShown.current ? flyout : undefined,
      onClick(event: MouseEvent) {
        // The mouse has already opened the flyout by hovering, so its click must not close it.
        const isClosing = isOpen && pointerTypeOf(event) !== 'mouse'
        setOpenFlyout(isClosing ? NO_FLYOUT : flyout)
      },
    },
  }
}
