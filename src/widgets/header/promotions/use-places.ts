/**
 * Where on the screen there is room for each promotion. Nothing that somebody sees moves for one:
 *
 * 1. From the first paint on, a place is kept for each that is likely to come: for the one above the header unless the
 *    page has reserved the header's height alone, and for those below the navigation, which the page names itself.
 * 2. A place that turns out to be another one, or none, is changed once it is out of view. What is in view then is held
 *    by the browser's scroll anchoring.
 * 3. The session remembers it: the next page keeps the right places from the start.
 */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { openPlaceMemory } from './place-memory.js'
import type { PlaceName } from './promotion.js'
import { useOutOfView } from './use-out-of-view.js'
import { placeOf, type PromotionsAndCode } from './use-promotions.js'
import { useRoom } from './use-room.js'

/** By id. */
type Places = Readonly<Record<string, PlaceName>>

const likelyPlace = (id: string): PlaceName => (id === HEADER_PROMOTION_ID ? 'top' : 'page')
const placesBy = (ids: string[], place: (id: string) => PlaceName): Places =>
  Object.fromEntries(ids.map((id) => [id, place(id)]))

export interface PlacesAndBoxes {
  places: Places
  /** The elements in which the places are. */
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
  const { question, hasFailed, offersApp, offerApp } = promotions
  const { ids } = question
  const [places, setPlaces] = useState(() => placesBy(ids, likelyPlace))
  const boxes = {
    top: useRef<HTMLDivElement>(null),
    page: useRef<HTMLDivElement>(null),
  }
  const { isDrawn, hasRoom } = useRoom(host, element, shell, () =>
    setPlaces((before) =>
      placesBy(Object.keys(before), (id) => (before[id] === 'top' ? 'none' : before[id]!)),
    ),
  )

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const wasFirst = isFirst.current
    isFirst.current = false
    // What a server has drawn is seen already.
    if (wasFirst && isDrawn()) return
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

  const isAppGone = hasFailed && offersApp
  const isWrong = isAppGone || ids.some((id, at) => found[at] && found[at] !== places[id])
  useOutOfView(host, [boxes.top, boxes.page], isWrong, () => {
    if (isAppGone) offerApp(false)
    setPlaces((before) => placesBy(ids, (id) => found[ids.indexOf(id)] ?? before[id] ?? 'none'))
  })
  return { places, boxes }
}
