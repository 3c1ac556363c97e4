/** The titles of editorial pages, to which headers, footers and forms link. */
import { PRODUCT } from '../../../src/api/brand.js'
import { SITE_NAMES, type Site } from '../../../src/api/names.js'
import { FOOTERS } from '../../../src/sites/footer.js'
import type { PageWords } from '../texts/page-words.js'

const KNOWN: Readonly<Record<string, keyof PageWords>> = {
  '/agb-s400007325.html': 'terms',
  '/contact': 'contact',
  '/account': 'account',
  [`/registerfree${PRODUCT}card`]: 'account',
  '/registerfreeprivatecard': 'account',
  '/service/storefinder': 'stores',
  '/service/storefinder/search': 'stores',
  '/service/delivery': 'help',
  '/service/callback': 'help',
}

const CONTENTS = new Map<Site, unknown>()
for (const site of SITE_NAMES) CONTENTS.set(site, (await FOOTERS[site]()).content)

const trim = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Collects the links of a site's footer: the text of a link becomes the title of the page that it leads to. */
const collect = (value: unknown, titles: Map<string, string>): Map<string, string> => {
  if (typeof value !== 'object' || value === null) return titles
  const { url, text } = value as { url?: unknown; text?: unknown }
  if (typeof url === 'string' && typeof text === 'string' && url.startsWith('/') && !titles.has(trim(url)))
    titles.set(trim(url), text)
  for (const entry of Object.values(value)) collect(entry, titles)
  return titles
}

const collected = new Map<Site, Map<string, string>>()
const titlesOf = (site: Site): Map<string, string> => {
  const titles = collected.get(site) ?? collect(CONTENTS.get(site), new Map())
  collected.set(site, titles)
  return titles
}

/** Addresses of one path segment of words, or ending in `.html`, are also editorial pages; the address gives the title. */
const EDITORIAL = /^\/[a-z]+(?:-[a-z]+)*$|^\/[\p{L}\p{N}_-]+\.html$/u

/** @returns undefined if no editorial page has this address */
export const infoTitleOf = (path: string, site: Site, words: PageWords): string | undefined => {
  const trimmed = trim(path)
  const known = Object.hasOwn(KNOWN, trimmed) ? KNOWN[trimmed] : undefined
  if (known) return words[known]
  const linked = titlesOf(site).get(trimmed)
  if (linked !== undefined) return linked
  if (!EDITORIAL.test(trimmed)) return undefined
  const title = trimmed
    .slice(1)
    .replace(/(-s\d+)?\.html$/, '')
    .replace(/[-_]+/g, ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The paths that a site's footer links to within the shop. Tests check that each one has a page. */
export const footerPathsOf = (site: Site): string[] => [...titlesOf(site).keys()]
