/** Which content the footer shows: the country's, then what editors placed, then what the page says. */
import { footerContentKeys, type FooterContent } from '../../contracts/footer.js'
import { FOOTER_PROMOTION_ID } from '../../contracts/promotion.js'

type Key = keyof FooterContent
export type SomeContent = Partial<FooterContent>

export interface ReadContent {
  content: SomeContent
  /** Keys whose value has a wrong shape. */
  skipped: string[]
}

/** Key by key: a wrongly shaped one is skipped alone, an unknown one is not looked at. */
export function readContent(raw: object | undefined): ReadContent {
  const content: SomeContent = {}
  const skipped: string[] = []
  for (const key of Object.keys(footerContentKeys) as Key[]) {
    const value = (raw as Record<Key, unknown> | undefined)?.[key]
    if (value === undefined) continue
    const parsed = footerContentKeys[key].safeParse(value)
    if (parsed.success) content[key] = parsed.data as never
    else skipped.push(key)
  }
  return { content, skipped }
}

export interface Layers {
  /** The country's own, from `src/sites/`. */
  site: unknown
  /** `SHOP_FOOTER`, once it has come. */
  edited: object | undefined
  /** The page's JSON island. */
  island: object | undefined
}

/** Later layers replace keys of earlier ones. */
export function mergeContent({ site, edited, island }: Layers): ReadContent {
  const own = readContent(site as object)
  const placed = readContent(edited)
  const given = readContent(island)
  return {
    content: { ...own.content, ...placed.content, ...given.content },
    skipped: [
      ...placed.skipped.map((key) => `${FOOTER_PROMOTION_ID}: "${key}"`),
      ...given.skipped.map((key) => `option "content": "${key}"`),
    ],
  }
}
