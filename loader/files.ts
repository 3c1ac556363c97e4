/**
 * Loads the files next to the loader: scripts with a hash, which the browser checks. They are no modules: in some browsers, a page
 * whose import map comes after the first module loses the map. ADR 001 in docs/contributing/decisions.md
 */
import { folder, hashes as firstHashes } from 'virtual:release'
import type { ShopError } from '../src/api/errors.js'
import { docsAt } from '../src/host/warn.js'
import { createShopError } from '../src/host/errors.js'
import { TIME_LIMIT_MS } from '../src/host/fetch-text.js'
import { createScriptPolicy, type ScriptPolicy } from '../src/host/script-policy.js'
import { unclobbered } from '../src/host/unclobbered.js'
import { scriptTag } from './script-tag.js'

/** SHA-256 hashes in base64, keyed by chunk name. */
const hashes: Record<string, string> = { ...firstHashes }

/** The loader contains only the hashes for the first render. A chunk contains those of the lazy chunks that it imports. */
export function addHashes(more: Record<string, string> | undefined): void {
  Object.assign(hashes, more)
}

/** @param path  the path of a file in the release folder */
export const addressOf = (path: string) => new URL(folder + path, scriptTag.src).href

/** The Trusted Types policy: it allows our own files only. */
let policy: ScriptPolicy | undefined

/** The host page enforces Trusted Types without allowing our policy, so it refuses all files. */
let isRefused = false

/** Each refused address is a violation that the host page may report, so after the first refusal no other address is tried. */
function setAddress(element: HTMLScriptElement, path: string): void {
  if (isRefused) throw new Error('refused')
  // A name can be used once per page, so a second loader on a page, which loads no file, must not use it.
  policy ??= createScriptPolicy(window, 'shop-sdk', addressOf)
  try {
    element.src = policy.createScriptURL(path)
  } catch (error) {
    isRefused = true
    throw error
  }
}

/** What a file says of its chunk: a property of its own script element, so that no other script and no global is involved. */
interface ChunkElement extends HTMLScriptElement {
  shopChunk?: object
}

const headOf = (): Element => {
  const { head, documentElement } = unclobbered(document)
  return head ?? documentElement
}

/**
 * Puts an element at the end of the head, also if the page has not been read to there: a framework that hydrates the whole
 * document, such as React 18, ignores foreign elements there only.
 */
function addToHead(element: Element): void {
  headOf().append(element)
  const { readyState, addEventListener } = unclobbered(document)
  if (readyState === 'loading')
    addEventListener('readystatechange', () => element.isConnected && headOf().append(element), {
      once: true,
    })
}

const insert = (path: string, hash: string, signal: AbortSignal): Promise<object> => {
  const element: ChunkElement = unclobbered(document).createElementNS(
    'http://www.w3.org/1999/xhtml',
    'script',
  ) as HTMLScriptElement
  return new Promise<object>((resolve, reject) => {
    element.integrity = `sha256-${hash}`
    element.crossOrigin = 'anonymous'
    // Otherwise, the file would be read in the encoding of the page.
    element.setAttribute('charset', 'utf-8')
    element.nonce = scriptTag.nonce
    element.fetchPriority = 'high'
    element.onload = () => (element.shopChunk ? resolve(element.shopChunk) : reject())
    element.onerror = reject
    signal.addEventListener('abort', reject)
    setAddress(element, path)
    addToHead(element)
  }).finally(() => element.remove())
}

/** How often each file was requested. */
const attempts: Record<string, number> = {}

/** Each retry uses a new address, because a cache may keep a damaged file, or wait for a hanging one, under its old one. */
function attempt(path: string, hash: string, signal: AbortSignal): Promise<object> {
  const count = (attempts[path] ?? 0) + 1
  attempts[path] = count
  return insert(count > 1 ? `${path}?${count}` : path, hash, signal)
}

/** Asks why a file could not be loaded. The browser does not tell a script element. */
async function reasonOf(path: string, signal: AbortSignal): Promise<ShopError> {
  const ask = async (mode: RequestMode) => {
    try {
      return await fetch(addressOf(path), { method: 'HEAD', credentials: 'omit', mode, signal })
    } catch {
      return undefined
    }
  }
  const response = await ask('cors')
  const message = `${path} could not be loaded`
  // The file exists, so the browser has refused its content.
  if (response?.ok) return createShopError('INTEGRITY', message)
  // An opaque response comes from another origin, and scripts may not read it.
  const isUnreadable = !response && (await ask('no-cors'))?.type === 'opaque'
  return createShopError(
    'LOAD_FAILED',
    isUnreadable
      ? `${message}: the CDN does not allow this page to read it (CORS). ${docsAt(scriptTag.src, 'nothing-appears')}`
      : message,
  )
}

/** Makes a second attempt after a failure. @throws {ShopError} */
async function attemptTwice(path: string, hash: string, signal: AbortSignal): Promise<object> {
  try {
    return await attempt(path, hash, signal).catch((error) => {
      if (signal.aborted) throw error
      return attempt(path, hash, signal)
    })
  } catch (error) {
    if (signal.aborted) throw error
    if (isRefused)
      throw createShopError(
        'LOAD_FAILED',
        'the policy of the page does not allow "shop-sdk" in trusted-types',
      )
    throw await reasonOf(path, signal)
  }
}

/**
 * Fetches a chunk's file. After a failure, it retries once, immediately, and then asks for the reason, all within the same time
 * limit.
 *
 * @param name  the chunk's name; its file is named `<name>.<beginning of the hash>.js`
 * @returns what the file says of its chunk: tools/rollup/hashed-chunks.mjs
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function fetchChunk(name: string): Promise<object> {
  const hash = hashes[name]!
  const path = `chunks/${name}.${hash.slice(0, 8).replace(/\W/g, '-')}.js`
  let timer = 0
  const controller = new AbortController()
  const limit = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      controller.abort()
      reject(createShopError('LOAD_FAILED', `${path} could not be loaded`))
    }, TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([attemptTwice(path, hash, controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
