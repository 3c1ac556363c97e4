/** The theme worlds' answer, if it holds any. header-search-cart §2; interface §5. */
import {
  hasThemeWorlds,
  themeWorldsAnswer,
  type ThemeWorldsAnswer,
} from '../../../contracts/theme-worlds-answer.js'
import type { Host } from '../../../host/host.js'
import { useCachedCall } from '../use-cached-call.js'

/** @returns `undefined` while they are not known, `null` if there are none */
export function useThemeWorlds(host: Host, isOff: boolean): ThemeWorldsAnswer | null | undefined {
  const answer = useCachedCall(
    host,
    '/service/themeworld-frontend/api/themeworlds/navigation',
    themeWorldsAnswer,
    isOff,
  )
  return answer && (hasThemeWorlds(answer) ? answer : null)
}
