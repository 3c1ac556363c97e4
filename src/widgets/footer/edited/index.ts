/**
 * Content that comes as people wrote it: read, checked and brought into the form that is drawn. Most visitors never
 * need this code, because the build has done it for each country's own content.
 */
import { contentObject, footerContentKeys, type FooterContent } from '../../../contracts/footer.js'
import type { Host } from '../../../host/host.js'
import { parseJson } from '../../../host/json.js'
import { logWarning } from '../../../host/report.js'
import type { Shown } from '../shown.js'
import { packers } from './pack.js'

/**
 * A wrongly shaped key is skipped alone, an unknown one is not looked at.
 *
 * @param warn  hears what is wrong: keys, and logos that the shop does not have, which show nothing
 */
export function readContent(given: object, warn: (what: string) => void): Partial<Shown> {
  const shown: Partial<Record<string, unknown>> = {}
  for (const key of Object.keys(packers) as Array<keyof FooterContent>) {
    const value = (given as Partial<Record<string, unknown>>)[key]
    if (value === undefined) continue
    const parsed = footerContentKeys[key].safeParse(value)
    if (parsed.success) shown[key] = packers[key](parsed.data as never, warn)
    else warn(`"${key}" has a wrong shape`)
  }
  return shown as Partial<Shown>
}

/** What the page gives; `window` is the one whose console hears what is wrong with it. */
export const readGiven = (given: object, window: Parameters<typeof logWarning>[0]): Partial<Shown> =>
  readContent(given, (what) => logWarning(window, `shop-embed: footer content: ${what}`))

/** What editors placed. @returns `undefined` if it is no content at all, which is told */
export function readEdited(contentJSON: string, host: Host): Partial<Shown> | undefined {
  const edited = parseJson(contentJSON, contentObject)
  if (edited) return readGiven(edited, host.window)
  host.report('CALL_FAILED', 'SHOP_FOOTER: contentJSON is malformed')
  return undefined
}
