/** What `npx shop-embed-cli shop` prints when the shop is open. */
import type { Arguments } from './arguments.js'

const PLACEHOLDER = '<div data-shop-widget="header"></div>'

/** Browsers send the shop's cookies only from pages of this host. */
const HOST = '127.0.0.1'

const isOtherSite = (origin: string): boolean => new URL(origin).hostname !== HOST

const table = (rows: ReadonlyArray<readonly [name: string, address: string]>): string[] =>
  rows.map(([name, address]) => `  ${name.padEnd(14)}${address}`)

/** @param url  the address of the shop @param partnerUrl  the address of the partner's pages, which belong to another site */
export function welcome(
  url: string,
  partnerUrl: string,
  { site, pagesDir, allowedOrigins, statePath }: Arguments,
): string {
  const tag = (attributes: string) =>
    `<script async crossorigin fetchpriority="high" src="${url}/cdn/loader.js" data-site="${site}"${attributes}></script>`
  const others = allowedOrigins.filter(isOtherSite)
  return [
    `The shop is open at ${url}`,
    '',
    ...table([
      ['All pages', `${url}/demo`],
      ...(pagesDir === undefined ? [] : [['Your pages', `${url}/my/`] as const]),
      ['Docs', `${url}/docs/`],
      ['Builder', `${url}/docs/builder`],
      ['Gallery', `${url}/gallery`],
      ['Faults', `${url}/faults`],
      ['Outbox', `${url}/outbox`],
      ['A partner', partnerUrl],
    ]),
    '',
    pagesDir === undefined
      ? 'With --pages FOLDER, the shop serves your own pages at /my/. They need:'
      : `A page in ${pagesDir} needs:`,
    '',
    `  ${PLACEHOLDER}`,
    `  ${tag('')}`,
    '',
    allowedOrigins.length > 0
      ? `A page of ${allowedOrigins.join(' or ')} needs:`
      : `With --allow ORIGIN, such as http://${HOST}:8080, pages of that origin may use the shop. They need:`,
    '',
    `  ${PLACEHOLDER}`,
    `  ${tag(` data-api-base="${url}" data-credentials="include"`)}`,
    ...(others.length > 0
      ? [
          '',
          `Browsers send no cookies from ${others.join(', ')}: use ${HOST} there, or the cart stays empty.`,
        ]
      : []),
    '',
    ...(statePath === undefined ? [] : [`The state is kept in ${statePath}`]),
    'Ctrl+C closes the shop.',
  ].join('\n')
}
