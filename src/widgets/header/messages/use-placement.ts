/** Where the messages are: where a person can use them, above the page's content, and away from what the person is using. */
import { useEffect, useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { createCarrier, findHome, rootsOf, WATCHED } from './home.js'

/** A screen reader announces a text only if it knows the live region before the text comes. */
const REGION_MS = 100

/**
 * @param region   gets the attribute `data-place`: `start` for the upper edge of the window; `end` or no attribute for
 *                 the lower edge
 * @param popover  contains the messages; it may be in another live region
 * @param count    number of visible messages
 */
export function usePlacement(
  host: Host,
  region: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  count: number,
): void {
  const { window } = host
  const lastPress = useLastPress(host, popover)
  const isShown = count > 0

  useLayoutEffect(() => {
    if (!isShown) return
    const [own, messages] = [region.current!, popover.current!]
    let away: ReturnType<typeof createCarrier> | undefined
    /** Runs until a screen reader knows the region in the carrier. */
    let timer: number | undefined
    const moveInto = (parent: Element) => {
      if (messages.parentNode === parent) return
      const { activeElement } = messages.getRootNode() as ShadowRoot
      parent.append(messages)
      if (activeElement && messages.contains(activeElement)) (activeElement as HTMLElement).focus()
    }
    const goHome = () => {
      window.clearTimeout(timer)
      timer = undefined
      moveInto(own)
      away?.carrier.remove()
      away = undefined
    }
    const place = () => {
      const home = findHome(own)
      if (home === own) goHome()
      else if (away?.carrier.parentNode !== home) {
        away ??= createCarrier(own)
        home.append(away.carrier)
        window.clearTimeout(timer)
        timer = window.setTimeout(() => {
          timer = undefined
          place()
        }, REGION_MS)
      } else if (timer === undefined) moveInto(away.status)
      // A popover is above everything on the page. Moving it, or the placeholder within the page, closes it.
      if (!messages.matches(':popover-open')) messages.showPopover()
    }
    place()
    const observer = new window.MutationObserver(place)
    for (const root of rootsOf(window.document))
      observer.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED })
    return () => {
      observer.disconnect()
      goHome()
      if (messages.matches(':popover-open')) messages.hidePopover()
    }
  }, [isShown, popover, region, window])

  // Messages at one edge move to the other edge when they would cover what the person is using.
  useLayoutEffect(() => {
    if (!count) {
      region.current!.dataset['place'] = 'end'
      return
    }
    const moveAway = () => {
      const { dataset } = popover.current!.parentElement!
      if (isCovering(window, popover.current, lastPress.current))
        dataset['place'] = dataset['place'] === 'start' ? 'end' : 'start'
    }
    moveAway()
    window.addEventListener('focusin', moveAway)
    return () => window.removeEventListener('focusin', moveAway)
  }, [count, lastPress, popover, region, window])
}

/** The position of the last press on the page, except presses on messages. */
function useLastPress({ window }: Host, popover: RefObject<HTMLElement | null>): RefObject<Point | null> {
  const lastPress = useRef<Point | null>(null)
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      if (!event.composedPath().includes(popover.current!)) lastPress.current = { x, y }
    }
    window.addEventListener('pointerdown', onPress, true)
    return () => window.removeEventListener('pointerdown', onPress, true)
  }, [popover, window])
  return lastPress
}

interface Point {
  x: number
  y: number
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const overlap = (one: Box, other: Box): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right

/**
 * Whether a message covers what the person is using: the focused element, anywhere on the page, or the position of the last
 * press. After a row was removed from a list by a press, the next row's button is at that position.
 *
 * @param messages   the parent of the messages
 * @param lastPress  viewport coordinates in px
 */
function isCovering(window: Window, messages: Element | null, lastPress: Point | null): boolean {
  const used: Box[] = []
  if (lastPress) {
    const { x, y } = lastPress
    used.push({ top: y, bottom: y, left: x, right: x })
  }
  const focused = focusedElement(window)
  if (focused && !messages?.contains(focused)) used.push(focused.getBoundingClientRect())
  return [...(messages?.children ?? [])].some((message) => {
    const box = message.getBoundingClientRect()
    return used.some((other) => overlap(box, other))
  })
}

/** The focused element, even if it is inside shadow roots. */
function focusedElement(window: Window): Element | undefined {
  const { activeElement, body } = unclobbered(window.document)
  let focused = activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  // If nothing is focused, `activeElement` is the body.
  return !focused || focused === body ? undefined : focused
}
