/** Serves the built files with the headers that a CDN must send. */
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Hono } from 'hono'
import type { ShopContext, ShopEnv } from './context.js'
import { readCookie } from './cookies.js'
import { letFilePass, spoilFile, takeFileFault } from './faults/files.js'
import { VISITOR_COOKIE } from './visitors.js'

const compress = promisify(brotliCompress)

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}
const typeOf = (name: string): string | undefined => {
  const ending = extname(name).toLowerCase()
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}
const isHidden = (name: string): boolean => name.split(/[/\\]/).some((part) => part.startsWith('.'))
const isText = (type: string): boolean => /charset/.test(type)

interface ServedFile {
  body: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer> | undefined
  type: string
  /** The tag is made from the size and the time of the last change. */
  version: string
}

/**
 * Files of one folder, of the types that web pages load, and without those whose name or folder begins with a dot. They are kept in memory
 * with their compressed form until they change on disk.
 */
export class FolderCache {
  readonly #root: string
  readonly #isCompressed: boolean
  readonly #files = new Map<string, Promise<ServedFile>>()
  readonly #versions = new Map<string, string>()

  /** @param isCompressed  whether browsers may get the files compressed, which takes a while at their first use */
  constructor(root: string, isCompressed = true) {
    this.#root = resolve(root)
    this.#isCompressed = isCompressed
  }

  async get(name: string): Promise<ServedFile | undefined> {
    const path = resolve(this.#root, name)
    const type = typeOf(name)
    if (type === undefined || isHidden(name)) return undefined
    if (!path.startsWith(this.#root + sep) || name.includes('\0')) return undefined
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
    const cached = this.#files.get(path)
    if (cached && this.#versions.get(path) === version) return cached
    const loading = this.#load(path, type, version)
    this.#versions.set(path, version)
    this.#files.set(path, loading)
    loading.catch(() => this.#files.delete(path))
    return loading
  }

  async #load(path: string, type: string, version: string): Promise<ServedFile> {
    const body = new Uint8Array(await readFile(path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    const isWanted = this.#isCompressed && isText(type)
    const brotli = isWanted ? new Uint8Array(await compress(body, { params })) : undefined
    return { body, brotli, type, version }
  }
}

/** Whether the header `Accept-Encoding` allows brotli: `br;q=0` forbids it. */
const acceptsBrotli = (header: string): boolean =>
  header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === 'br' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** @returns the file, compressed if the browser accepts brotli, or 304 if the browser already has this version */
export const sendFile = (c: ShopContext, file: ServedFile, headers: Record<string, string>): Response => {
  const useBrotli = file.brotli !== undefined && acceptsBrotli(c.req.header('Accept-Encoding') ?? '')
  const etag = `"${file.version}${useBrotli ? '-br' : ''}"`
  const all = {
    ...headers,
    'Content-Type': file.type,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(useBrotli && { 'Content-Encoding': 'br' }),
  }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, all)
  return c.body((useBrotli && file.brotli) || file.body, 200, all)
}

/** Pages of all origins may read the files. */
export const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For files without a hash in their name: browsers must check for a new version soon. */
export const SHORT = 'public, max-age=300'
const SHORT_LIVED = ['loader.js', 'header.js', 'manifest.json', 'sbom.cdx.json', 'THIRD-PARTY-LICENCES.txt']

/** @returns an empty text if the name is malformed */
export const decodeName = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

export const cdnOf = (cdnDir: string, isCompressed = true) => {
  const folder = new FolderCache(cdnDir, isCompressed)
  return new Hono<ShopEnv>().get('/cdn/*', async (c) => {
    const name = decodeName(c.req.path.slice('/cdn/'.length))
    const visitor = c.var.memory.visitors.find(readCookie(c, VISITOR_COOKIE))
    const fault = takeFileFault(visitor?.faults ?? [], name)
    const isSent = !fault || (await letFilePass(c, fault))
    const file = isSent ? await folder.get(name) : undefined
    if (!file) return c.text('Not found', 404, { ...OPEN, 'Cache-Control': 'no-store' })
    const headers = { ...OPEN, 'Content-Type': file.type, 'Cache-Control': 'no-store' }
    const spoiled = fault && (await spoilFile(c, fault, file.body, headers))
    if (spoiled) return spoiled
    const short = c.var.memory.isDev ? 'no-cache' : SHORT
    return sendFile(c, file, { ...OPEN, 'Cache-Control': SHORT_LIVED.includes(name) ? short : IMMUTABLE })
  })
}
