/**
 * The theme worlds, for the navigation bar and the drilldown. Their lazy chunk is loaded, and their service called, when
 * the navigation has been rendered.
 */
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { THEME_WORLDS_PATH, type NavigationNode } from '../../../services/navigation.js'
import { useLazy } from '../../../ui/use-lazy.js'
import type { Host } from '../../../host/host.js'
import { whenIdle } from '../../../host/load-times.js'
import { sessionKey } from '../../../host/remembered.js'
import { useRemembered } from '../../../ui/use-remembered.js'
import { useText } from '../../../ui/use-widget.js'
import type { HeaderValues } from '../options.js'

export interface ThemeWorldsState {
  /** `undefined` while this is not known. The initial value comes from the previous page of the visit. */
  exist: boolean | undefined
  /** The teasers, once they have loaded. */
  content: ReactNode
  /** Loads them now, because a person is about to open them. */
  load(): void
}

/** Whether an earlier page has stored a theme world. Only that is read, so the stored response needs no validation yet. */
const wereStored = (host: Host): boolean | undefined =>
  host.session.get(sessionKey(host.url(THEME_WORLDS_PATH, 'call')))?.includes('"themeworlds":[{')

/** @param isNavigationKnown  whether the nodes have been rendered, or do not exist */
export function useThemeWorlds(
  host: Host,
  { reduced, site, locale }: Pick<HeaderValues, 'reduced' | 'site' | 'locale'>,
  isNavigationKnown: boolean,
): ThemeWorldsState {
  const remembered = useMemo(() => (reduced ? undefined : wereStored(host)), [host, reduced])
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => setWanted(true), [])
  useEffect(() => {
    if (isNavigationKnown) whenIdle(host.window, load)
  }, [host, isNavigationKnown, load])

  const loaded = useLazy(
    () => import('./index.js'),
    isWanted && !reduced,
    () => setFailed(true),
  )
  const response = useRemembered(reduced ? undefined : loaded?.openThemeWorlds(host))
  const themes = loaded && response && loaded.hasAny(response) ? response : undefined
  const content = useMemo(
    () => loaded && themes && <loaded.Sections options={{ site, locale }} themes={themes} />,
    [loaded, themes, site, locale],
  )
  const isKnown = hasFailed || response !== undefined
  return { exist: isKnown ? !!themes : remembered, content, load }
}

/**
 * Whether a navigation has a place for the theme worlds, which come from another service.
 *
 * Space is reserved for the theme worlds until their response has arrived. If there are none, but the nodes have
 * already been shown next to them or to the reserved space, the space stays empty: removing it would move links that a
 * person is reading.
 */
export function useThemeWorldsPlace({ exist }: ThemeWorldsState, nodes: readonly NavigationNode[]): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (exist !== false && nodes.length) setKept(true)
  }, [exist, nodes.length])
  return exist !== false || isKept
}

/** Reserves the theme worlds row in the mobile menu until they are known, so that the rows below do not move. */
export function ThemeWorldsSpace() {
  const t = useText<HeaderTexts>().navigation
  return (
    <button type="button" className="step" disabled>
      {t.themeWorlds()}
    </button>
  )
}
