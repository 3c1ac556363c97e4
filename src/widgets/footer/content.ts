/** Which content the footer shows: the country's, then what editors placed, then what the page says. */
import { footerContentKeys, type FooterContent } from '../../contracts/footer.js'

type Key = keyof FooterContent
export type SomeContent = Partial<FooterContent>

/**
 * Later layers replace keys of earlier ones. A wrongly shaped key is skipped alone, an unknown one is not looked at.
 *
 * @param onSkipped  hears the name of each wrongly shaped key
 */
export function mergeContent(
  layers: ReadonlyArray<object | undefined>,
  onSkipped: (key: string) => void,
): SomeContent {
  const content: SomeContent = {}
  for (const layer of layers)
    for (const key of Object.keys(footerContentKeys) as Key[]) {
      const value = (layer as Record<Key, unknown> | undefined)?.[key]
      if (value === undefined) continue
      const parsed = footerContentKeys[key].safeParse(value)
      if (parsed.success) content[key] = parsed.data as never
      else onSkipped(key)
    }
  return content
}
