/** The addresses that footers and forms link to, and what such a page is called. */
import type { PageWords } from '../texts/page-words.js'

const KNOWN: Readonly<Record<string, keyof PageWords>> = {
  '/agb-s400007325.html': 'terms',
  '/contact': 'contact',
  '/account': 'account',
  '/registerfreeshopcard': 'account',
  '/registerfreeprivatecard': 'account',
  '/service/storefinder': 'stores',
  '/service/storefinder/search': 'stores',
  '/service/delivery': 'help',
  '/help': 'help',
}

/** Editors' pages end in `.html`, help pages stand below `/service-…`, `/help…` or `/s/`; their names are their titles. */
const EDITORIAL =
  /^\/(?:[\p{L}\p{N}_-]+\/){0,3}[\p{L}\p{N}_-]+\.html$|^\/(?:service-|help|s\/|info\/)[\p{L}\p{N}_/-]*$/u

export const infoTitleOf = (path: string, words: PageWords): string | undefined => {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  const known = Object.hasOwn(KNOWN, trimmed) ? KNOWN[trimmed] : undefined
  if (known) return words[known]
  if (!EDITORIAL.test(trimmed)) return undefined
  const segment = trimmed
    .split('/')
    .at(-1)!
    .replace(/\.html$/, '')
    .replace(/-s\d+$/, '')
  const title = segment.replace(/[-_]+/g, ' ').trim() || words.info
  return title.charAt(0).toUpperCase() + title.slice(1)
}
