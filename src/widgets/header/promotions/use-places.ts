/**
 * Reserves a place for each promotion, so that promotions never move visible content:
 *
 * 1. From the first paint on, space is reserved where each promotion is likely to be shown: below the navigation for
 *    the promotions that the host page names, and above the header for the header's promotion, unless the page has
 *    reserved only the height of the header without it.
 * 2. If a promotion's type belongs to the other place, it is shown there as soon as that is known.
 * 3. If a promotion is not shown, or has no space, the place is corrected when it is outside the window. The browser's
 *    scroll anchoring then keeps the visible content where it is.
 * 4. Session storage remembers the places, so that the next page reserves the right ones from the start.
 */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { openPlaceMemory } from './place-memory.js'
import type { PlaceName } from './promotion.js'
import { useOutOfView } from './use-out-of-view.js'
import { placeOf, type PromotionsAndCode } from './use-promotions.js'
import { useRoom } from './use-room.js'

/** The place of each promotion, by id. */
type Places = Readonly<Record<string, PlaceName>>

const likelyPlace = (id: string): PlaceName => (id === HEADER_PROMOTION_ID ? 'top' : 'page')
const placesBy = (ids: string[], place: (id: string) => PlaceName): Places =>
  Object.fromEntries(ids.map((id) => [id, place(id)]))

/** Whether space is reserved in one place, and the promotion belongs to the other, which has room for it. */
const isDisplaced = (reserved: PlaceName | undefined, found: PlaceName | undefined, hasRoomOnTop: boolean) =>
  reserved === 'top' ? found === 'page' : reserved === 'page' && found === 'top' && hasRoomOnTop

export interface PlacesAndBoxes {
  places: Places
  /** Refs for the elements that contain the places. */
  boxes: Record<'top' | 'page', RefObject<HTMLDivElement | null>>
}

/**
 * @param element  the placeholder
 * @param shell    the header's outermost element
 */
export function usePlaces(
  promotions: PromotionsAndCode,
  host: Host,
  element: Element | undefined,
  shell: RefObject<HTMLElement | null>,
): PlacesAndBoxes {
  const { question, hasFailed, offersApp, offerApp, appWaits, offerWaitingApp } = promotions
  const { ids } = question
  const [places, setPlaces] = useState(() => placesBy(ids, likelyPlace))
  const boxes = {
    top: useRef<HTMLDivElement>(null),
    page: useRef<HTMLDivElement>(null),
  }
  const { isServerRendered, hasRoom } = useRoom(host, element, shell, ids.length > 0, () =>
    setPlaces((before) =>
      placesBy(Object.keys(before), (id) => (before[id] === 'top' ? 'none' : before[id]!)),
    ),
  )

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    // Markup that a server has rendered is already visible.
    if (wasFirst && isServerRendered()) return
    const memory = openPlaceMemory(host, promotions)
    const kept = placesBy(ids, (id) => {
      const place = memory.get(id) ?? likelyPlace(id)
      return place === 'top' && !hasRoom() ? 'none' : place
    })
    setPlaces((before) => (JSON.stringify(before) === JSON.stringify(kept) ? before : kept))
  }, [question])

  const found = ids.map((id) => placeOf(promotions, id))
  useEffect(() => {
    if (hasFailed) return
    const memory = openPlaceMemory(host, promotions)
    ids.forEach((id, at) => found[at] && memory.set(id, found[at]))
  }, [question, found.join()])

  // Without this, a promotion would be missing, and a wrong space empty, until the page is scrolled.
  const displaced = ids.filter((id, at) => isDisplaced(places[id], found[at], hasRoom()))
  const otherPlaces = placesBy(displaced, (id) => (places[id] === 'top' ? 'page' : 'top'))
  useLayoutEffect(() => {
    if (displaced.length) setPlaces((before) => ({ ...before, ...otherPlaces }))
  }, [displaced.join()])

  const isAppGone = hasFailed && offersApp
  const isWrong = isAppGone || ids.some((id, at) => found[at] && found[at] !== places[id])
  useOutOfView(host, [boxes.top, boxes.page], isWrong || appWaits, () => {
    if (appWaits) offerWaitingApp()
    if (isAppGone) offerApp(false)
    setPlaces((before) => placesBy(ids, (id) => found[ids.indexOf(id)] ?? before[id] ?? 'none'))
  })
  return { places, boxes }
}
