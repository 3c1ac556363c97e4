/** Where the messages are on the screen: above the page's content, and away from what the person is using. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { isCovering, type Point } from './is-covering.js'

/**
 * @param count  number of visible messages
 * @returns the edge of the window: `end` is the lower one, `start` the upper one
 */
export function usePlacement(
  host: Host,
  region: RefObject<HTMLElement | null>,
  count: number,
): 'end' | 'start' {
  const { window } = host
  const [edge, setEdge] = useState<'end' | 'start'>('end')
  const lastPress = useLastPress(host, region)

  // A popover is above everything in the page. Browsers without popovers use the z-index of the style sheet.
  useLayoutEffect(() => {
    const element = region.current
    if (!count || !element?.showPopover) return
    // Moving the placeholder within the page closes the popover.
    if (!element.matches(':popover-open')) element.showPopover()
  }, [count])

  // Messages at one edge move to the other edge when they would cover what the person is using.
  useLayoutEffect(() => {
    if (!count) {
      setEdge('end')
      return
    }
    const moveAway = () => {
      if (isCovering(window, region.current, lastPress.current))
        setEdge((before) => (before === 'end' ? 'start' : 'end'))
    }
    moveAway()
    window.addEventListener('focusin', moveAway)
    return () => window.removeEventListener('focusin', moveAway)
  }, [count])

  return edge
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
  }, [])
  return lastPress
}
