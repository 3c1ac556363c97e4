/** Renders the files of a site. The reference shop also includes them in its start page. */
import { renderToHtml, type FragmentOptions } from 'shop-embed/server'
import type { Site, WidgetName } from '../../src/api/names.js'
import { messageOf } from '../../src/host/errors.js'
import { HEADER_PROMOTION_ID } from '../../src/services/promotions.js'
import { promotionPaths, type PromotionSettings } from '../../src/widgets/header/promotions/paths.js'
import { readNavigation, readPromotion, type Source } from './read.js'
import type { Variant } from './variants.js'

/** A header has about 15 kB. */
const MAX_FILE_BYTES = 256_000

interface SiteSettings {
  source: Source
  /** The address of the CDN's files. */
  cdn: string
  hasPromotions: boolean
}

export interface RenderedSite {
  /** The content of each file, by its name. */
  files: ReadonlyMap<string, string>
  /** Why the files have no promotion, if it could not be read. */
  problem?: string | undefined
}

/** The links to style sheets. A text in the markup cannot look like one, because it has no `<`. */
const LINKS = /<link rel="stylesheet" href="[^"<>]*">/g

function requireSize(name: string, html: string): void {
  const size = Buffer.byteLength(html)
  if (size > MAX_FILE_BYTES)
    throw new Error(`${name} would have ${size} bytes, but at most ${MAX_FILE_BYTES} are allowed`)
}

/** Variants with the same key share what is read for the first of them. */
function readOnce() {
  const known = new Map<unknown, Promise<unknown>>()
  return (key: unknown, read: () => Promise<unknown>): Promise<unknown> => {
    const result = known.get(key) ?? read()
    known.set(key, result)
    return result
  }
}

/** @throws {Error} that says in one sentence why the site has no files */
export async function renderSite(
  site: Site,
  variants: ReadonlyMap<string, Variant>,
  { source, cdn, hasPromotions }: SiteSettings,
): Promise<RenderedSite> {
  let problem: string | undefined
  const navigation = readOnce()
  const promotion = readOnce()

  /** What the widget would load in the browser. A reduced header shows no navigation. */
  const contentOf = async ({ widget, options, values }: Variant): Promise<object> => {
    if (widget !== 'header') return {}
    const url = values['navigationUrl'] as string | undefined
    const path =
      hasPromotions && promotionPaths(values as unknown as PromotionSettings).get(HEADER_PROMOTION_ID)
    const [nodes, response] = await Promise.all([
      values['reduced'] || options['navigation']
        ? options['navigation']
        : navigation(url, () => readNavigation(source, site, url)),
      path
        ? promotion(path, () =>
            readPromotion(source, site, path).catch((error: unknown) => void (problem = messageOf(error))),
          )
        : undefined,
    ])
    return { navigation: nodes, promotion: response }
  }

  const render = async ([name, variant]: [string, Variant]): Promise<[string, string]> => {
    const given = { site, ...variant.options, ...(await contentOf(variant)), cdn }
    const html = await renderToHtml(variant.widget, given as FragmentOptions<WidgetName>)
    requireSize(name, html)
    return [name, html]
  }

  const files = new Map(await Promise.all([...variants].map(render)))
  const links = [...files.values()].flatMap((html) => html.match(LINKS) ?? [])
  files.set(`${site}/head.html`, [...new Set(links)].join(''))
  return { files, problem }
}
