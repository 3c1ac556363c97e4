/**
 * Loads the files next to the loader as modules. A script element checks the hash. `import()` of the same address then
 * returns the module that was checked, because a document evaluates each module only once. After an error, `import()`
 * is not called: some browser engines would fetch the file again without checking the hash.
 */
import { folder, hashes as firstHashes, included } from 'virtual:release'
import type { ShopError } from '../src/api/errors.js'
import { createShopError } from '../src/host/errors.js'
import { TIME_LIMIT_MS } from '../src/host/fetch-text.js'
import { createScriptPolicy, refusesStrings, type ScriptPolicy } from '../src/host/script-policy.js'
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
/** Pending until `isRefused` is known; missing on pages that allow the policy. */
let refusal: Promise<boolean> | undefined

/** A name can be used once per page, so a second loader on a page, which loads no file, must not use it. */
function createPolicyOnce(): void {
  if (policy) return
  policy = createScriptPolicy(window, 'shop-sdk', addressOf)
  if (policy.isRefused)
    refusal = refusesStrings(window).then((areStringsRefused) => (isRefused ||= areStringsRefused))
}

/** Each refused address is a violation that the host page may report, so after the first refusal no other address is tried. */
function setAddress(element: HTMLScriptElement, path: string): void {
  if (isRefused) throw new Error('refused')
  try {
    element.src = policy!.createScriptURL(path)
  } catch (error) {
    isRefused = true
    throw error
  }
}

const insert = (path: string, hash: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'script') as HTMLScriptElement
    element.type = 'module'
    element.integrity = `sha256-${hash}`
    element.nonce = scriptTag.nonce
    element.fetchPriority = 'high'
    element.onload = () => resolve(import(/* @vite-ignore */ element.src))
    element.onerror = (event) => {
      element.remove()
      reject(event)
    }
    setAddress(element, path)
    document.documentElement.append(element)
  })

/** How often each file was requested. */
const attempts: Record<string, number> = {}

/** Each retry uses a new address, because the browser keeps a failed or hanging module under its old one. */
function attempt(path: string, hash: string): Promise<unknown> {
  const count = (attempts[path] ?? 0) + 1
  attempts[path] = count
  return insert(count > 1 ? `${path}?${count}` : path, hash)
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
      ? `${message}: the CDN does not allow this page to read it (CORS), see npx shop-embed-cli doctor`
      : message,
  )
}

/** Makes a second attempt after a failure. @throws {ShopError} */
async function attemptTwice(path: string, hash: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await attempt(path, hash).catch((error) => {
      if (signal.aborted) throw error
      return attempt(path, hash)
    })
  } catch {
    if (isRefused)
      throw createShopError(
        'LOAD_FAILED',
        'the policy of the page does not allow "shop-sdk" in trusted-types',
      )
    throw await reasonOf(path, signal)
  }
}

/**
 * Fetches a chunk's file, unless the loader's own file contains the chunk. After a failure, it retries once, immediately,
 * and then asks for the reason, all within the same time limit.
 *
 * @param name  the chunk's name; its file is named `<name>.<beginning of the hash>.js`
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function fetchChunk(name: string): Promise<unknown> {
  if (included[name]) return included[name]
  const hash = hashes[name]!
  const path = `chunks/${name}.${hash.slice(0, 8).replace(/\W/g, '-')}.js`
  createPolicyOnce()
  if (refusal) await refusal
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
