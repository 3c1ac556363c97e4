/** Where the messages are on the screen: above the page's content, and away from what the person is using. */
import { useEffect, useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { isCovering, type Point } from './is-covering.js'

/**
 * @param region   gets the attribute `data-place`: `start` for the upper edge of the window; `end` or no attribute for
 *                 the lower edge
 * @param popover  contains the messages, and is in the document only while there are some
 * @param count    number of visible messages
 */
export function usePlacement(
  host: Host,
  region: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  count: number,
): void {
  const { window } = host
  const lastPress = useLastPress(host, region)

  // A popover is above everything on the page.
  useLayoutEffect(() => {
    const element = popover.current
    // Moving the placeholder within the page closes the popover.
    if (element && !element.matches(':popover-open')) element.showPopover()
  }, [count, popover])

  // Messages at one edge move to the other edge when they would cover what the person is using.
  useLayoutEffect(() => {
    const { dataset } = region.current!
    if (!count) {
      dataset['place'] = 'end'
      return
    }
    const moveAway = () => {
      if (isCovering(window, popover.current, lastPress.current))
        dataset['place'] = dataset['place'] === 'start' ? 'end' : 'start'
    }
    moveAway()
    window.addEventListener('focusin', moveAway)
    return () => window.removeEventListener('focusin', moveAway)
  }, [count, lastPress, popover, region, window])
}

/** The position of the last press on the page, except presses on messages. */
function useLastPress({ window }: Host, region: RefObject<HTMLElement | null>): RefObject<Point | null> {
  const lastPress = useRef<Point | null>(null)
  useEffect(() => {
    const onPress = ({ clientX: x, clientY: y, target }: PointerEvent) => {
      // The target of a press inside the shadow root, and so of a press on a message, is the placeholder.
      const placeholder = (region.current?.getRootNode() as ShadowRoot | undefined)?.host
      if (target !== placeholder) lastPress.current = { x, y }
    }
    window.addEventListener('pointerdown', onPress, true)
    return () => window.removeEventListener('pointerdown', onPress, true)
  }, [region, window])
  return lastPress
}
