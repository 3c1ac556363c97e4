/** Opens a flyout when the mouse or a hovering pen rests on its item, and closes it when it leaves the bar. */
import { useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { NO_FLYOUT } from './props.js'
import type { Point } from './flyouts/safe-triangle.js'
import type { FlyoutsModule } from './use-flyouts.js'

const HOVER_MS = 300

const flyoutOf = (item: Element) => (item as HTMLElement).dataset['flyout']!
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/**
 * @param bar        contains the items, each with `data-flyout`, and the flyouts
 * @param code       the lazy chunk of the flyouts
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
