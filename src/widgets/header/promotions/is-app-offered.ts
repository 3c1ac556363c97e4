import { APP_AGENT } from '../../../api/brand.js'
import type { Host } from '../../../host/host.js'
import { APP_CLOSED, type PromotionOptions } from './promotion.js'

/**
 * Whether the app banner is shown: on Android, and in Chrome on iOS, because Safari shows its own banner. It is not
 * shown above a reduced header, inside the app, or after it was closed.
 */
export function isAppOffered(
  host: Pick<Host, 'window' | 'cookie' | 'local'>,
  { reduced }: Pick<PromotionOptions, 'reduced'>,
): boolean {
  const agent = host.window.navigator.userAgent
  return (
    !reduced &&
    /Android|CriOS/.test(agent) &&
    !agent.includes(APP_AGENT) &&
    host.cookie('xc-app') === undefined &&
    !host.local.get(APP_CLOSED)
  )
}
