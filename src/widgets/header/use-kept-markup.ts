/** What the header's kept markup is rendered with, beside its options: `src/mount/kept/index.ts`. */
import { useEffect, useMemo, type RefObject } from 'react'
import { isObject, toJson } from '../../host/json.js'
import type { NavigationNode } from '../../services/navigation.js'
import { useWidget } from '../../ui/use-widget.js'
import { options, titlesOf } from './options.js'
import { toPlace } from './promotions/place-memory.js'
import type { PlaceName } from './promotions/promotion.js'
import { spacesIn } from './spaces.js'

interface Facts {
  /** The nodes of the bar. */
  nodes: NavigationNode[]
  /** Whether there are theme worlds; `undefined` while that is not known. */
  themeWorlds: boolean | undefined
  offersApp: boolean
  /** Where a promotion is shown. */
  placeOf(id: string): PlaceName
}

/** @returns the facts of the markup that is taken over; `undefined` if there is none */
export function useKeptFacts(): Facts | undefined {
  const { kept } = useWidget()
  return useMemo(() => {
    if (!isObject(kept)) return undefined
    const { navigation, themeWorlds, places, offersApp } = kept
    return {
      nodes: options.navigation.parse(navigation) ?? [],
      themeWorlds: themeWorlds as boolean | undefined,
      offersApp: offersApp === true,
      placeOf: (id) => (isObject(places) ? toPlace(places[id]) : 'none'),
    }
  }, [kept])
}

/**
 * Keeps the first markup for the next page, again whenever one of the facts has changed.
 *
 * @param facts     `undefined` while they are not known
 * @param ids       the promotions
 * @param isSticky  whether the header measures the spaces in it
 */
export function useKeep(
  facts: Facts | undefined,
  ids: readonly string[],
  isSticky: boolean,
  shell: RefObject<HTMLElement | null>,
): void {
  const { keep, host } = useWidget()
  const nodes = facts?.nodes
  const navigation = useMemo(() => nodes && titlesOf(nodes), [nodes])
  const known = facts && {
    navigation,
    themeWorlds: facts.themeWorlds,
    offersApp: facts.offersApp,
    places: Object.fromEntries(ids.map((id) => [id, facts.placeOf(id)])),
  }
  const text = known && keep && toJson([known, isSticky])
  useEffect(() => {
    if (!text) return
    // The spaces are measured after the first render. `kept.ts` sets them.
    keep!(() => ({
      ...known,
      sticky: isSticky && {
        width: host.window.innerWidth,
        heights: spacesIn(shell.current!).map(({ style }) => Number.parseFloat(style.minBlockSize)),
      },
    }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `text` has all of them
  }, [text, keep])
}
