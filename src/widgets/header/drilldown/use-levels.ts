/** The levels of the drilldown: which one is open, and where the focus goes when that changes. */
import { useEffect, useRef, useState } from 'react'
import type { NavigationNode } from '../../../services/navigation.js'

export type Levels = ReturnType<typeof useLevels>

/** What a level shows: the children of a node, or the theme worlds. */
export type Place = NavigationNode | typeof THEME_WORLDS
export const THEME_WORLDS = 'theme worlds'

export function useLevels() {
  const element = useRef<HTMLDivElement>(null)
  const [path, setPath] = useState<Place[]>([])
  const [returnedFrom, setReturnedFrom] = useState<Place>()

  // Focus the node from which the person returned or, below the first level, the back button.
  useEffect(() => {
    const isFirstRender = path.length === 0 && !returnedFrom
    if (isFirstRender) return
    element.current?.querySelector<HTMLElement>('[data-was-open], [part=drilldown-back]')?.focus()
  }, [path, returnedFrom])

  return {
    /** The ref of the element that holds the open level. */
    element,
    /** The places from the top down to the open level; empty on the first level. */
    path,
    /** The place whose level the person left with the back button; `undefined` after a step down. */
    returnedFrom,
    goDown(place: Place) {
      setPath([...path, place])
      setReturnedFrom(undefined)
    },
    goBack() {
      setPath(path.slice(0, -1))
      setReturnedFrom(path.at(-1))
    },
  }
}
