/** Loads the theme worlds, for the navigation bar and the drilldown. header-search-cart §2, §7. */
import { THEME_WORLDS_PATH } from '../../../contracts/endpoints.js'
import { SECTION_NAMES, themeWorldsResponse, type ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { Host } from '../../../host/host.js'
import { useCachedCall } from '../use-cached-call.js'

const SOURCE = { path: THEME_WORLDS_PATH, schema: themeWorldsResponse }

/** @returns `undefined` until the answer is known, `null` if it has no theme worlds or the call failed */
export function useThemeWorlds(host: Host, isOff: boolean): ThemeWorlds | null | undefined {
  const answer = useCachedCall(host, SOURCE, isOff)
  if (!answer) return answer
  return SECTION_NAMES.some((name) => answer.sections[name]?.themeworlds.length) ? answer : null
}
