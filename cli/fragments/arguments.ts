/** The arguments of `npx shop-embed-cli fragments`. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SITE_NAMES, type Site } from '../../src/api/names.js'
import { printable } from '../printable.js'
import { isOrigin } from '../../src/options/values.js'
import { UsageError } from '../command.js'
import { defaultVariants, readConfig, type Variant } from './variants.js'

export interface Arguments {
  /** The origin of the services. */
  shop: string
  /** The address of the CDN's files, as browsers reach it. */
  cdn: string
  /** An absolute path. */
  folder: string
  /** The files of each site, by their names in the folder. */
  sites: ReadonlyMap<Site, ReadonlyMap<string, Variant>>
  /** Whether the headers show the promotion of the id `~header_top`. */
  hasPromotions: boolean
}

export const USAGE = `--shop ORIGIN --cdn ADDRESS --folder FOLDER [options]

  --shop ORIGIN     origin of the shop's services, such as https://shop.example
  --cdn ADDRESS     folder with the files for a CDN, as browsers reach it, such as https://cdn.example/files/
  --folder FOLDER   where the files are written: <SITE>/header.html, header-reduced.html, footer.html, footer-reduced.html, head.html
  --sites DE,AT     only these sites: ${SITE_NAMES.join(', ')}
  --config FILE     further files with other options: { "DE/header-sticky.html": { "widget": "header", "site": "DE", "sticky": true } }
  --promotions      includes the promotion of every page above the header

The exit code is 1 if a site could not be read. Its old files stay.`

/** A folder of files: a path from the root of the page's origin, or an address without a query. */
const isFolderAddress = (text: string): boolean =>
  /^\/(?![/\\])[^?#\s]*$/.test(text) ||
  (/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(text) && URL.canParse(text))

const wrong = (name: string, text: string | undefined, allowed: string): UsageError =>
  new UsageError(
    `${name} has to be ${allowed}${text === undefined ? '' : `, but it is "${printable(text)}"`}.`,
  )

function parseSites(text: string): readonly Site[] {
  const names = text.split(',').map((name) => name.trim())
  const found = SITE_NAMES.filter((site) => names.includes(site))
  if (found.length !== names.length) throw wrong('--sites', text, `some of ${SITE_NAMES.join(',')}`)
  return found
}

/** @throws {UsageError} or an error of `parseArgs`; the message says what is allowed */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string' },
      cdn: { type: 'string' },
      folder: { type: 'string' },
      sites: { type: 'string' },
      config: { type: 'string' },
      promotions: { type: 'boolean', default: false },
    },
  })
  const { shop, cdn, folder, sites, config, promotions } = values
  if (!isOrigin(shop)) throw wrong('--shop', shop, 'an origin such as https://shop.example')
  if (cdn === undefined || !isFolderAddress(cdn))
    throw wrong(
      '--cdn',
      cdn,
      'an address such as https://cdn.example/files/, or a path that begins with one /',
    )
  const isFolder = folder && (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? true)
  if (!isFolder) throw wrong('--folder', folder, 'a folder, which is created if it does not exist')
  const others = config === undefined ? new Map<string, Variant>() : readConfig(config)
  const wanted = sites === undefined ? SITE_NAMES : parseSites(sites)
  return {
    shop: new URL(shop).origin,
    cdn,
    folder: resolve(folder),
    sites: new Map(
      wanted.map((site) => [
        site,
        new Map([...defaultVariants(site), ...[...others].filter(([, variant]) => variant.site === site)]),
      ]),
    ),
    hasPromotions: promotions,
  }
}
