/**
 * The footer's content, as people write it: a country's own, what editors placed, and what the page gives. The later
 * one replaces top-level keys of the earlier. interface.md, details of the newsletter and the footer.
 */
import {
  footerContent,
  footerContentKeys,
  LOGO_SOURCES,
  type FooterContent,
  type FooterImage,
} from '../../contracts/footer.js'
import { checkJson, firstIssue } from '../../host/json.js'

type Warn = (what: string) => void

/** A country's content has every key; the others may have a part of them. */
export type PartialContent = Partial<FooterContent>

const keepKnown = <T>(entries: readonly T[], imageOf: (entry: T) => FooterImage, warn: Warn): T[] =>
  entries.filter((entry) => {
    const { source } = imageOf(entry)
    const isKnown = LOGO_SOURCES.includes(source)
    if (!isKnown) warn(`unknown logo "${source}"`)
    return isKnown
  })

/** Logos that the shop does not have are reported and show nothing. */
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
 * A wrongly shaped key is skipped alone, an unknown one is ignored.
 *
 * @param warn  hears what is wrong
 */
export function readContent(given: object, warn: Warn): PartialContent {
  const content: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(footerContentKeys)) {
    const value = (given as Record<string, unknown>)[key]
    if (value === undefined) continue
    const parsed = schema.safeParse(value)
    if (parsed.success) content[key] = parsed.data
    else warn(`"${[key, firstIssue(parsed).path].filter(Boolean).join('.')}" has a wrong shape`)
  }
  return withKnownLogos(content as PartialContent, warn)
}

export type EditedContent = { ok: true; content: PartialContent } | { ok: false; problem: string }

/** @param contentJSON  of the promotion `SHOP_FOOTER` */
export function readEditedContent(contentJSON: string, warn: Warn): EditedContent {
  const checked = checkJson(contentJSON, footerContent)
  return checked.ok ? { ok: true, content: readContent(checked.data, warn) } : checked
}
