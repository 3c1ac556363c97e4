/**
 * Parses footer content from editors and host pages into the form that the View renders. The build does the same for
 * each country's own content, so that most visitors do not load this code.
 */
import { footerContent, footerContentKeys } from '../../../contracts/footer.js'
import type { Host } from '../../../host/host.js'
import { parseJson } from '../../../host/json.js'
import { logWarning } from '../../../host/report.js'
import type { ShownPart } from '../shown.js'
import { PACKERS } from './pack.js'

/**
 * Skips each invalid key alone and ignores unknown keys.
 *
 * @param warn  called for each invalid key, and for each logo that the shop does not have
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

/** Reads content from the host page; warnings go to the console of `window`. */
export const readGiven = (given: object, window: Parameters<typeof logWarning>[0]): ShownPart =>
  readContent(given, (what) => logWarning(window, `shop-embed: footer content: ${what}`))

/** Reads content from editors. @returns `undefined` if it is malformed, which is reported */
export function readEdited(contentJSON: string, host: Host): ShownPart | undefined {
  const edited = parseJson(contentJSON, footerContent)
  if (edited.success) return readGiven(edited.data, host.window)
  host.report('CALL_FAILED', 'SHOP_FOOTER: contentJSON is malformed')
  return undefined
}
