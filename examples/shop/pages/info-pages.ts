/** The addresses that headers, footers and forms link to: what such a page is called. */
import { PRODUCT } from '../../../src/contracts/brand.js'
import type { Site } from '../../../src/api/names.js'
import { SITE_NAMES, SITES } from '../../../src/sites/index.js'
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
for (const site of SITE_NAMES) CONTENTS.set(site, (await SITES[site].footer()).content)

const trim = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Each link of a country's footer, with the words that lead there. */
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

/** Editors' pages have one word as their address, or end in `.html`; their address is their title. */
const EDITORIAL = /^\/[a-z]+(?:-[a-z]+)*$|^\/[\p{L}\p{N}_-]+\.html$/u

/** @returns undefined where there is no such page */
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

/** Links of a country's footer that stay in the shop, for checks. */
export const footerPathsOf = (site: Site): string[] => [...titlesOf(site).keys()]
