/** How a page of the doctor's gallery differs from the healthy page. */
import type { FindingCode } from '../../src/doctor/findings.js'

export interface BrokenPage {
  /** What the doctor finds there. */
  code: FindingCode
  /** Which mistake somebody has made. */
  sentence: string
  /** Addresses of the shop and of its partner, for pages that name one of them. */
  parts?: (addresses: Addresses) => Partial<PageParts>
  headers?: Readonly<Record<string, string>>
  /** The faults of the services, as `/faults` writes them. */
  faults?: readonly string[]
  status?: 404
  /** Default: `shop`. */
  place?: Place
}

/**
 * `partner` and `other-site` are pages of the partner, on another origin than the shop. `other-site` is also another site,
 * so that browsers send no cookies from there. `https` is the shop's page at an address that only tests have.
 */
export type Place = 'shop' | 'partner' | 'other-site' | 'https'

/** The host name of the https page. */
export const HTTPS_HOST = 'doctor.example'

/** The last part of its address. */
export const nameOf = ({ code }: BrokenPage): string => code.toLowerCase().replaceAll('_', '-')

export interface Addresses {
  shop: string
  partner: string
  /** The `integrity` of the loader. */
  integrity: string
}

export interface PageParts {
  /** The end of the head. */
  head: string
  /** The header's placeholder. */
  header: string
  /** The end of the main content. */
  main: string
  /** The footer's placeholder. */
  footer: string
  /** The script tag of the loader. */
  loader: string
}

export const HEADER =
  '<div data-shop-widget="header" data-show-promotion-banner="false" id="header"><a href="/">Our own header</a></div>'

const FOOTER = '<div data-shop-widget="footer" id="footer"><a href="/contact">Our own footer</a></div>'

/** @param change  attributes to add to the header's placeholder */
export const headerWith = (change: string): string => HEADER.replace(' id=', ` ${change} id=`)

/** @param src  the address of the loader */
export const loaderTag = (attributes = '', src = '/cdn/loader.js'): string =>
  `<script async src="${src}" data-site="DE"${attributes && ` ${attributes}`}></script>`

/** Reserves the height of the header, as the reference says. */
const RESERVED = `<style>
[data-shop-widget='header'] { min-height: 173px }
@media (width < 980px) { [data-shop-widget='header'] { min-height: 101px } }
main { min-height: 100vh }
</style>`

/** @param page  nothing for a page without a mistake */
export function compose(page: Partial<BrokenPage>, addresses: Addresses): string {
  const { code = 'A healthy page', sentence = 'The doctor finds nothing here.' } = page
  const {
    head = '',
    header = HEADER,
    main = '',
    footer = FOOTER,
    loader = loaderTag(),
  } = page.parts?.(addresses) ?? {}
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${code}</title>
<link rel="icon" href="data:,">
${RESERVED}
${head}
</head>
<body>
${header}
<main><h1>${code}</h1><p>${sentence}</p>${main}</main>
${footer}
${loader}
</body>
</html>`
}
