/**
 * Which flyout is open. The mouse opens by resting on an item, touch and pen by the first tap, the keyboard by
 * the button beside the link; a click outside, Escape, leaving by mouse or focus, and the close button close.
 */
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { Host } from '../../../host/host.js'
import { NONE } from './flyout-state.js'
import { isHeadingFor, type Point } from './safe-triangle.js'

const HOVER_MS = 300

/**
 * @param root     holds items and flyouts
 * @param setOpen  the same function at every rendering
 */
export function useFlyouts(
  host: Host,
  root: RefObject<HTMLElement | null>,
  open: number,
  setOpen: (item: number) => void,
) {
  const mouse = useRef<Point>({ x: 0, y: 0 })
  const timer = useRef(0)
  /** What the last press was made with; a click by keyboard has none. */
  const press = useRef('')

  const panel = () => root.current?.querySelector('[part=nav-flyout]:not([hidden])')
  const forget = () => host.window.clearTimeout(timer.current)
  const close = () => {
    forget()
    const focused = (root.current?.getRootNode() as ShadowRoot | undefined)?.activeElement
    const button = focused
      ?.closest('[part=nav-flyout]')
      ?.parentElement?.querySelector<HTMLElement>('[aria-expanded]')
    setOpen(NONE)
    button?.focus()
  }
  const rest = (item: number, from: Point) => {
    forget()
    timer.current = host.window.setTimeout(() => {
      const flyout = panel()?.getBoundingClientRect()
      const to = mouse.current
      if (flyout && isHeadingFor(flyout, from, to)) rest(item, to)
      else setOpen(item)
    }, HOVER_MS)
  }

  // A layout effect, so that there is no moment with an open flyout that Escape does not close.
  useLayoutEffect(() => {
    if (open === NONE) return
    const { document } = host.window
    const onOutside = (event: Event) => {
      if (!event.composedPath().includes(root.current!)) setOpen(NONE)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    // A press, because iOS has no click on what is not clickable; a click, for those that a script makes.
    document.addEventListener('pointerdown', onOutside, true)
    document.addEventListener('click', onOutside, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside, true)
      document.removeEventListener('click', onOutside, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [open === NONE])

  useEffect(() => forget, [])

  return {
    close,
    /** For the element around all items and flyouts. */
    area: {
      onPointerMove(event: PointerEvent) {
        mouse.current = { x: event.clientX, y: event.clientY }
      },
      onPointerDown(event: PointerEvent) {
        forget()
        press.current = event.pointerType
      },
      onPointerLeave(event: PointerEvent) {
        forget()
        // A finger or pen that is lifted has not gone elsewhere.
        if (event.pointerType === 'mouse') setOpen(NONE)
      },
      onBlur(event: FocusEvent) {
        const to = event.relatedTarget
        const item = panel()?.parentElement
        if (to && item && !item.contains(to)) setOpen(NONE)
      },
    },
    /** @param own  the item's flyout, or `NONE` for an item without one */
    onEnter: (own: number) => (event: PointerEvent) => {
      forget()
      if (event.pointerType !== 'touch' && own !== open) rest(own, { x: event.clientX, y: event.clientY })
    },
    onLink: (own: number) => (event: MouseEvent) => {
      const isTap = press.current === 'touch' || press.current === 'pen'
      press.current = ''
      if (!isTap || own === open || own === NONE) return
      event.preventDefault()
      setOpen(own)
    },
    onButton: (own: number) => (event: MouseEvent) => {
      // The mouse has opened it by being there; its click is not meant to close it. By keyboard, `detail` is 0.
      const isMouse = event.detail > 0 && press.current === 'mouse'
      setOpen(own === open && !isMouse ? NONE : own)
    },
  }
}
