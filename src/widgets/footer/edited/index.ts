/**
 * Content that comes as people wrote it: read, checked and brought into the form that is drawn. Most visitors never
 * need this code, because the build has done it for each country's own content.
 */
import { footerContent, footerContentKeys } from '../../../contracts/footer.js'
import type { Host } from '../../../host/host.js'
import { parseJson } from '../../../host/json.js'
import { logWarning } from '../../../host/report.js'
import type { ShownPart } from '../shown.js'
import { PACKERS } from './pack.js'

/**
 * A wrongly shaped key is skipped alone, an unknown one is not looked at.
 *
 * @param warn  hears what is wrong: keys, and logos that the shop does not have, which show nothing
 */
export function readContent(given: object, warn: (what: string) => void): ShownPart {
  const shown: unknown[] = []
  PACKERS.forEach(([key, pack], at) => {
    const value = (given as Partial<Record<string, unknown>>)[key]
    if (value === undefined) return
    const parsed = footerContentKeys[key].safeParse(value)
    if (parsed.success) shown[at] = (pack as (content: unknown, warn: unknown) => unknown)(parsed.data, warn)
    else warn(`"${key}" has a wrong shape`)
  })
  return shown as unknown as ShownPart
}

/** What the page gives; `window` is the one whose console hears what is wrong with it. */
export const readGiven = (given: object, window: Parameters<typeof logWarning>[0]): ShownPart =>
  readContent(given, (what) => logWarning(window, `shop-embed: footer content: ${what}`))

/** What editors placed. @returns `undefined` if it is no content at all, which is told */
export function readEdited(contentJSON: string, host: Host): ShownPart | undefined {
  const edited = parseJson(contentJSON, footerContent)
  if (edited.success) return readGiven(edited.data, host.window)
  host.report('CALL_FAILED', 'SHOP_FOOTER: contentJSON is malformed')
  return undefined
}
