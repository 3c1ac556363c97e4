/** The theme worlds, and the sections of them that are shown. header-search-cart §2; interface §5. */
import { SECTION_NAMES, themeWorldsResponse, type ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { Host } from '../../../host/host.js'
import { useCachedCall } from '../use-cached-call.js'

/** @returns `undefined` while they are not known, `null` if there are none */
export function useThemeWorlds(host: Host, isOff: boolean): ThemeWorlds | null | undefined {
  const answer = useCachedCall(
    host,
    '/service/themeworld-frontend/api/themeworlds/navigation',
    themeWorldsResponse,
    {},
    isOff,
  )
  return answer && (SECTION_NAMES.some((name) => answer.sections[name]?.themeworlds.length) ? answer : null)
}
