/** How the flyouts of the navigation bar open and close. */
import { useEffect, useRef, type Dispatch, type MouseEvent, type RefObject, type SetStateAction } from 'react'
import { useLikelyLazy } from '../../../ui/use-likely-lazy.js'
import type { Host } from '../../../host/host.js'
import { whenLoaded } from '../../../host/load-times.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { isComposing } from '../../../host/is-composing.js'
import { onPageChange } from '../../../host/page-change.js'
import { unclobbered } from '../../../host/unclobbered.js'
import type { Point } from './flyouts/index.js'

/** Flyouts are identified by their panel's id; this one means that no flyout is open. */
export const NO_FLYOUT = ''

export interface OpenFlyout {
  openFlyout: string
  /** Must be the same function on every render. */
  setOpenFlyout: Dispatch<SetStateAction<string>>
}

const loadFlyouts = () => import('./flyouts/index.js')

export type FlyoutsModule = Awaited<ReturnType<typeof loadFlyouts>>

/**
 * The lazy chunk of the flyouts. It is loaded when the host page has loaded, or as soon as a person comes near the bar.
 * If a person opens a flyout before that, it is shown when the chunk has loaded. If it cannot be loaded, pressing a flyout's
 * button tries again, and links work as usual.
 *
 * @param close  closes the flyout that is open
 */
export function useFlyouts(host: Host, isOpen: boolean, close: () => void) {
  const { request, ...flyouts } = useLikelyLazy(loadFlyouts, isOpen, close)
  useEffect(() => {
    // If this fails, nobody has needed the flyouts yet. Opening one tries again, and reports a failure.
    const load = () => loadFlyouts().then(request, () => {})
    whenLoaded(host.window, () => void load())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `request` is a new function at each render, but each does the same
  }, [host])
  return flyouts
}

/** Moves the focus from inside the item's flyout to the button that opens it. */
function keepFocus(item: Element): void {
  const { activeElement } = item.getRootNode() as ShadowRoot
  if (item.querySelector('[part=nav-flyout]')?.contains(activeElement))
    item.querySelector<HTMLElement>('[aria-expanded]')!.focus()
}

export interface ItemFlyout extends OpenFlyout {
  /** `mouse`, `touch` or `pen`; `undefined` for a click made with the keyboard. */
  pointerTypeOf(click: MouseEvent): string | undefined
}

interface FlyoutFacts {
  title: string
  /** The item has a flyout. */
  canOpen: boolean
  /** Its code and content have been loaded. */
  isReady: boolean
}

/**
 * The flyout of one item of the bar.
 *
 * @param flyout  its id
 */
export function useFlyout(
  { openFlyout, setOpenFlyout, pointerTypeOf }: ItemFlyout,
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

const HOVER_MS = 300

const flyoutOf = (item: Element) => (item as HTMLElement).dataset['flyout']!
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/**
 * Opens a flyout when the mouse or a hovering pen rests on its item, and closes it when it leaves the bar.
 *
 * @param bar        contains the items, each with `data-flyout`, and the flyouts
 * @param loaded     the lazy chunk of the flyouts
 * @param hasFailed  the chunk could not be loaded, so hovering opens nothing
 */
export function useHover(
  host: Host,
  bar: RefObject<HTMLElement | null>,
  openFlyout: string,
  setOpenFlyout: (flyout: string) => void,
  loaded: FlyoutsModule | undefined,
  hasFailed: boolean,
): void {
  const timer = useRef(0)
  /** The event listeners, which are added only once, read the current values here. */
  const latest = useRef({ openFlyout, loaded, hasFailed })
  useLayoutEffect(() => {
    latest.current = { openFlyout, loaded, hasFailed }
  })
  const stopTimer = () => host.window.clearTimeout(timer.current)

  useLayoutEffect(() => {
    const nav = bar.current!
    let mouse: Point
    /** The item under the mouse. */
    let item: Element | null = null

    /** After the delay, opens the item's flyout. A mouse that is heading for the open flyout gets another delay. */
    const startTimer = (from: Point) => {
      timer.current = host.window.setTimeout(() => {
        const { loaded, hasFailed } = latest.current
        const panel = nav.querySelector('[part=nav-flyout]:not([hidden])')
        if (panel && loaded?.isHeadingFor(panel.getBoundingClientRect(), from, mouse)) startTimer(mouse)
        // A new navigation may have removed the item in the meantime.
        else if (item?.isConnected && !hasFailed) setOpenFlyout(flyoutOf(item))
      }, HOVER_MS)
    }
    const onOver = (event: PointerEvent) => {
      const entered = (event.target as Element).closest('.item')
      if (entered === item) return
      item = entered
      stopTimer()
      if (!item || event.pointerType === 'touch' || flyoutOf(item) === latest.current.openFlyout) return
      mouse = pointOf(event)
      startTimer(mouse)
    }
    const onMove = (event: PointerEvent) => {
      mouse = pointOf(event)
    }
    const onLeave = (event: PointerEvent) => {
      item = null
      stopTimer()
      // A lifted finger or pen also leaves, but it enters no other element, and the flyout must stay open.
      const isHovering = event.pointerType === 'mouse' || (event.pointerType === 'pen' && event.relatedTarget)
      if (isHovering) setOpenFlyout(NO_FLYOUT)
    }

    nav.addEventListener('pointerover', onOver)
    nav.addEventListener('pointermove', onMove)
    nav.addEventListener('pointerdown', stopTimer)
    nav.addEventListener('pointerleave', onLeave)
    return () => {
      stopTimer()
      nav.removeEventListener('pointerover', onOver)
      nav.removeEventListener('pointermove', onMove)
      nav.removeEventListener('pointerdown', stopTimer)
      nav.removeEventListener('pointerleave', onLeave)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `stopTimer` is a new function at each render, but each stops the same timer
  }, [bar, host, setOpenFlyout])

  // Opening or closing a flyout by other means cancels the delay.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `stopTimer` is a new function at each render; only another flyout stops the timer
  useLayoutEffect(() => stopTimer, [openFlyout])
}

/**
 * Closes the open flyout when a person turns to something else, even before it is shown.
 *
 * @param bar  contains the items, each with `data-flyout`
 */
export function useDismissal(
  host: Host,
  bar: RefObject<HTMLElement | null>,
  openFlyout: string,
  close: () => void,
): void {
  // This is a layout effect, so that Escape closes the flyout from its first paint.
  useLayoutEffect(() => {
    if (openFlyout === NO_FLYOUT) return
    const { addEventListener, removeEventListener } = unclobbered(host.window.document)
    const nav = bar.current!
    const item = nav.querySelector(`[data-flyout="${openFlyout}"]`)!

    const onPress = (event: Event) => {
      if (!event.composedPath().includes(nav)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !item.contains(relatedTarget as Node)) close()
    }
    // Both events are needed: iOS sends no click for elements that are not clickable, and `element.click()` in a script
    // sends no `pointerdown`.
    addEventListener('pointerdown', onPress, true)
    addEventListener('click', onPress, true)
    addEventListener('keydown', onKey)
    nav.addEventListener('focusout', onFocusOut)
    const stopPageChange = onPageChange(host, close)
    return () => {
      stopPageChange()
      removeEventListener('pointerdown', onPress, true)
      removeEventListener('click', onPress, true)
      removeEventListener('keydown', onKey)
      nav.removeEventListener('focusout', onFocusOut)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is a new function at each render, but each does the same
  }, [bar, host, openFlyout])
}
