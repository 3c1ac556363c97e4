/** The arguments of `npx shop-embed-cli shop`. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SITE_NAMES, type Site } from '../../src/api/names.js'
import { isOrigin } from '../../src/options/values.js'
import { UsageError } from '../command.js'

/** The partner's pages use the next port. */
const MAX_PORT = 65_534

/** Replaces the files of the package, for the commands of the project. */
const CDN_VARIABLE = 'SHOP_EMBED_CDN_DIR'

export interface Arguments {
  port: number
  site: Site
  /** An absolute path; `undefined` for the files of the package `shop-embed`. */
  cdnDir: string | undefined
  /** An absolute path. */
  pagesDir: string | undefined
  /** Origins as browsers write them in the header `Origin`. */
  allowedOrigins: readonly string[]
  /** An absolute path. */
  statePath: string | undefined
  isOpening: boolean
}

export const USAGE = `[options]

  --port 4321      the port; the next one is for the pages of a partner
  --pages FOLDER   serves your own HTML files at /my/, where nothing has to be allowed
  --allow ORIGIN   lets pages of another origin call the services; may be repeated
  --site DE        the country site of a new visitor: ${SITE_NAMES.join(', ')}
  --state FILE     keeps carts, sign-ups, mails and customers until the next start
  --open           opens the list of all pages in your browser

The environment variable PORT does the same as --port.`

const parsePort = (text: string, name: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= MAX_PORT) return port
  throw new UsageError(`${name} has to be a whole number from 1 to ${MAX_PORT}, but it is "${text}".`)
}

const parseSite = (text: string): Site => {
  const site = SITE_NAMES.find((name) => name === text)
  if (site) return site
  throw new UsageError(`--site has to be one of ${SITE_NAMES.join(', ')}, but it is "${text}".`)
}

const parseAllowed = (text: string): string => {
  if (isOrigin(text) && URL.canParse(text)) return new URL(text).origin
  throw new UsageError(
    `--allow has to be the origin of a page, such as http://127.0.0.1:8080, but it is "${text}".`,
  )
}

const parseFolder = (text: string): string => {
  if (statSync(text, { throwIfNoEntry: false })?.isDirectory()) return resolve(text)
  throw new UsageError(`--pages has to be a folder, but "${text}" is not one.`)
}

/** All websites may read the files, so it must not be any folder: an empty text would be the current one. */
const parseCdn = (text: string, name: string): string => {
  const isBuilt = ['loader.js', 'manifest.json'].every((file) => existsSync(join(text, file)))
  if (text !== '' && isBuilt) return resolve(text)
  throw new UsageError(`${name} has to be a folder with loader.js and manifest.json, but it is "${text}".`)
}

const parseFile = (text: string): string => {
  if (text !== '' && !statSync(text, { throwIfNoEntry: false })?.isDirectory()) return resolve(text)
  throw new UsageError(`--state has to be a file, but "${text}" is not one.`)
}

/** @throws {UsageError} or an error of `parseArgs`; the message says what is allowed */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      pages: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', default: 'DE' },
      state: { type: 'string' },
      open: { type: 'boolean', default: false },
    },
  })
  const cdnDir = env[CDN_VARIABLE]
  return {
    port:
      values.port === undefined ? parsePort(env['PORT'] || '4321', 'PORT') : parsePort(values.port, '--port'),
    site: parseSite(values.site),
    cdnDir: cdnDir === undefined ? undefined : parseCdn(cdnDir, CDN_VARIABLE),
    pagesDir: values.pages === undefined ? undefined : parseFolder(values.pages),
    allowedOrigins: values.allow.map(parseAllowed),
    statePath: values.state === undefined ? undefined : parseFile(values.state),
    isOpening: values.open,
  }
}
