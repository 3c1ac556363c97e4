/** What the header's kept markup is rendered with, beside its options: `src/mount/kept/index.ts`. */
import { useEffect, useMemo } from 'react'
import { isObject, toJson } from '../../host/json.js'
import type { NavigationNode } from '../../services/navigation.js'
import { useWidget } from '../../ui/use-widget.js'
import { options, titlesOf } from './options.js'
import { toPlace } from './promotions/place-memory.js'
import type { PlaceName } from './promotions/promotion.js'

export interface KeptFacts {
  /** The nodes of the bar. */
  nodes: NavigationNode[]
  /** Whether there are theme worlds; `undefined` while that is not known. */
  themeWorlds: boolean | undefined
  offersApp: boolean
  /** Where a promotion is shown. */
  placeOf(id: string): PlaceName
}

/** @returns the facts of the markup that is taken over; `undefined` if there is none */
export function useKeptFacts(): KeptFacts | undefined {
  const { kept } = useWidget()
  return useMemo(() => {
    if (!isObject(kept)) return undefined
    const { navigation, themeWorlds, places, offersApp } = kept
    return {
      nodes: options.navigation.parse(navigation) ?? [],
      themeWorlds: typeof themeWorlds === 'boolean' ? themeWorlds : undefined,
      offersApp: offersApp === true,
      placeOf: (id) => (isObject(places) ? toPlace(places[id]) : 'none'),
    }
  }, [kept])
}

/**
 * Keeps the first markup for the next page, again whenever one of the facts has changed.
 *
 * @param facts  `undefined` while they are not known
 * @param ids    the promotions
 */
export function useKeep(facts: KeptFacts | undefined, ids: readonly string[]): void {
  const { keep } = useWidget()
  const nodes = facts?.nodes
  const navigation = useMemo(() => nodes && titlesOf(nodes), [nodes])
  const known = facts && {
    navigation,
    themeWorlds: facts.themeWorlds,
    offersApp: facts.offersApp,
    places: Object.fromEntries(ids.map((id) => [id, facts.placeOf(id)])),
  }
  const text = known && keep && toJson(known)
  useEffect(() => {
    keep?.(known && (() => known))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `text` has all of them
  }, [text, keep])
}
