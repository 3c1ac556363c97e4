/** Opens a flyout when the mouse rests on its item, and closes it when the mouse leaves the bar. header-search-cart §2. */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Host } from '../../../host/host.js'
import { isHeadingFor, type Point } from './safe-triangle.js'

const HOVER_MS = 300

const flyoutOf = (item: Element) => Number((item as HTMLElement).dataset['flyout'])
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** @param root  holds the items, each with `data-flyout`, and the flyouts */
export function useHover(
  host: Host,
  root: RefObject<HTMLElement | null>,
  open: number,
  setOpen: (flyout: number) => void,
): void {
  const timer = useRef(0)
  const openNow = useRef(open)
  openNow.current = open
  const stopTimer = () => host.window.clearTimeout(timer.current)

  useLayoutEffect(() => {
    const nav = root.current!
    let mouse: Point
    /** The item that was entered last. */
    let item: Element | null = null

    /** Decides when the time is over: a mouse that is on its way to the open flyout does not change it. */
    const startTimer = (from: Point) => {
      timer.current = host.window.setTimeout(() => {
        const panel = nav.querySelector('[part=nav-flyout]:not([hidden])')
        if (panel && isHeadingFor(panel.getBoundingClientRect(), from, mouse)) startTimer(mouse)
        else if (item) setOpen(flyoutOf(item))
      }, HOVER_MS)
    }
    const onOver = (event: PointerEvent) => {
      const entered = (event.target as Element).closest('.item')
      if (entered === item) return
      item = entered
      stopTimer()
      if (!item || event.pointerType === 'touch' || flyoutOf(item) === openNow.current) return
      mouse = pointOf(event)
      startTimer(mouse)
    }
    const onMove = (event: PointerEvent) => {
      mouse = pointOf(event)
    }
    const onLeave = (event: PointerEvent) => {
      item = null
      stopTimer()
      // A finger or pen that is lifted has not gone elsewhere.
      if (event.pointerType === 'mouse') setOpen(0)
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
  }, [])

  // Whoever opens or closes a flyout by other means has decided.
  useLayoutEffect(() => stopTimer, [open])
}
