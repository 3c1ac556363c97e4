/** Which content the footer shows: the country's, then what editors placed, then what the page says. */
import {
  footerContentKeys,
  isLogoSource,
  type FooterContent,
  type FooterImage,
} from '../../contracts/footer.js'

type Key = keyof FooterContent

/**
 * Later layers replace keys of earlier ones. A wrongly shaped key is skipped alone, an unknown one is not looked at.
 *
 * @param layers  the first is whole
 * @param warn    hears what is wrong: keys, and logos that the shop does not have, which show nothing
 */
export function mergeContent(
  layers: ReadonlyArray<object | undefined>,
  warn: (what: string) => void,
): FooterContent {
  const content = {} as FooterContent
  for (const layer of layers)
    for (const key of Object.keys(footerContentKeys) as Key[]) {
      const value = (layer as Record<Key, unknown> | undefined)?.[key]
      if (value === undefined) continue
      const parsed = footerContentKeys[key].safeParse(value)
      if (parsed.success) content[key] = parsed.data as never
      else warn(`"${key}" has a wrong shape`)
    }
  const isKnown = ({ source }: FooterImage) => isLogoSource(source) || warn(`unknown logo "${source}"`)
  content.qualityLogos.logos = content.qualityLogos.logos.filter(({ image }) => isKnown(image))
  for (const group of content.teaser.groups) group.images = group.images.filter(isKnown)
  return content
}
