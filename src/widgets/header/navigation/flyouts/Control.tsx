/**
 * What holds for all flyouts: the mouse opens one by resting on its item, and closes it by leaving the bar; below a
 * sticky header the page is held still while one is open.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useScrollLock } from '../../later/index.js'
import type { LastPointer, NavigationProps } from '../Navigation.js'
import { isHeadingFor, type Point } from './safe-triangle.js'

const HOVER_MS = 300

interface ControlProps extends Pick<NavigationProps, 'host' | 'isSticky' | 'open' | 'setOpen'> {
  /** Holds items and flyouts. */
  root: RefObject<HTMLElement | null>
  last: RefObject<LastPointer | null>
}

export function Control({ host, root, last, isSticky, open, setOpen }: ControlProps) {
  const timer = useRef(0)
  const openNow = useRef(open)
  openNow.current = open
  const forget = () => host.window.clearTimeout(timer.current)

  // A layout effect, so that no movement is missed between the code's arrival and this.
  useLayoutEffect(() => {
    const nav = root.current!
    let mouse: Point
    /** The item that was entered last. */
    let item: Element | null | undefined

    const rest = (from: Point, rested = 0) => {
      const decide = () => {
        const panel = nav.querySelector('[part=nav-flyout]:not([hidden])')
        if (panel && isHeadingFor(panel.getBoundingClientRect(), from, mouse)) rest(mouse)
        else setOpen(flyoutOf(item!))
      }
      if (rested < HOVER_MS) timer.current = host.window.setTimeout(decide, HOVER_MS - rested)
      else decide()
    }
    const enter = (target: Element, event: LastPointer['event'], rested?: number) => {
      const entered = target.closest('.item')
      if (entered === item) return
      item = entered
      forget()
      if (!item || event.pointerType === 'touch' || flyoutOf(item) === openNow.current) return
      mouse = pointOf(event)
      rest(mouse, rested)
    }
    const onOver = (event: PointerEvent) => enter(event.target as Element, event)
    const onMove = (event: PointerEvent) => {
      mouse = pointOf(event)
    }
    const onLeave = (event: PointerEvent) => {
      item = null
      forget()
      // A finger or pen that is lifted has not gone elsewhere.
      if (event.pointerType === 'mouse') setOpen(0)
    }

    const { event, target, time } = last.current ?? {}
    // It rests there since then.
    if (event?.type === 'pointerover') enter(target!, event, host.now() - time!)
    nav.addEventListener('pointerover', onOver)
    nav.addEventListener('pointermove', onMove)
    nav.addEventListener('pointerdown', forget)
    nav.addEventListener('pointerleave', onLeave)
    return () => {
      forget()
      nav.removeEventListener('pointerover', onOver)
      nav.removeEventListener('pointermove', onMove)
      nav.removeEventListener('pointerdown', forget)
      nav.removeEventListener('pointerleave', onLeave)
    }
  }, [])

  useScrollLock(host, isSticky && open > 0)

  // Whoever opens or closes one by other means has decided.
  useLayoutEffect(() => forget, [open])

  return null
}

const flyoutOf = (item: Element) => Number((item as HTMLElement).dataset.flyout)
const pointOf = ({ clientX, clientY }: LastPointer['event']): Point => ({ x: clientX, y: clientY })
