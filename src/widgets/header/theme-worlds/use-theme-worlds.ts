/** The theme worlds' answer, if it holds any. */
import { themeWorldsAnswer, type ThemeWorldsAnswer } from '../../../contracts/theme-worlds-answer.js'
import type { Host } from '../../../host/host.js'
import { useCachedCall } from '../use-cached-call.js'

/** @returns `undefined` while they are not known, `null` if there are none */
export const useThemeWorlds = (host: Host, isOff: boolean): ThemeWorldsAnswer | null | undefined =>
  useCachedCall(host, '/service/themeworld-frontend/api/themeworlds/navigation', themeWorldsAnswer, isOff)
