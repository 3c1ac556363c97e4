/**
 * Checks the footer's content. It has three sources: the site's file, the promotion that editors write, and the host
 * page's `content` option. Each source replaces top-level keys of the previous one. interface §5.
 */
import {
  createFooterContentKeys,
  LOGO_SOURCES,
  rawFooterContent,
  type FooterContent,
  type FooterImage,
} from '../../services/footer-content.js'
import { checkJson, checkValue } from '../../host/json.js'
import { entriesOf } from '../../host/without-additions.js'

const footerContentKeys = createFooterContentKeys()

type Warn = (problem: string) => void

/** A site's content has all keys. The other two sources may have only some of them. */
export type PartialContent = Partial<FooterContent>

const keepKnown = <T>(entries: readonly T[], imageOf: (entry: T) => FooterImage, warn: Warn): T[] =>
  entries.filter((entry) => {
    const { source } = imageOf(entry)
    const isKnown = LOGO_SOURCES.includes(source)
    if (!isKnown) warn(`unknown logo "${source}"`)
    return isKnown
  })

/** Removes logos that the shop does not have, with a warning for each. */
function withKnownLogos({ teaser, qualityLogos, ...content }: PartialContent, warn: Warn): PartialContent {
  return {
    ...content,
    ...(teaser && {
      teaser: {
        groups: teaser.groups.map((group) => ({
          ...group,
          images: keepKnown(group.images, (image) => image, warn),
        })),
      },
    }),
    ...(qualityLogos && {
      qualityLogos: { ...qualityLogos, logos: keepKnown(qualityLogos.logos, ({ image }) => image, warn) },
    }),
  }
}

/**
 * Skips each key whose value has a wrong shape, with a warning, and ignores unknown keys.
 *
 * @param warn  called with a description of each problem
 */
export function readContent(source: object, warn: Warn): PartialContent {
  const content: Record<string, unknown> = {}
  for (const [key, schema] of entriesOf(footerContentKeys)) {
    const value = (source as Record<string, unknown>)[key]
    if (value === undefined) continue
    const checked = checkValue<unknown>(schema, value)
    if (checked.ok) content[key] = checked.data
    else warn(`"${[key, checked.issue.path].filter(Boolean).join('.')}" has a wrong shape`)
  }
  return withKnownLogos(content as PartialContent, warn)
}

export type EditedContent = { ok: true; content: PartialContent } | { ok: false; problem: string }

/** @param contentJSON  JSON text from the promotion `SHOP_FOOTER` */
export function readEditedContent(contentJSON: string, warn: Warn): EditedContent {
  const checked = checkJson(contentJSON, rawFooterContent)
  return checked.ok ? { ok: true, content: readContent(checked.data, warn) } : checked
}
