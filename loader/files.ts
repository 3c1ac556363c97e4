/**
 * Files beside the loader, as modules. A script element checks the hash; `import()` of the same address then gives the
 * module that was checked, because a document evaluates a module once. After an error there is no `import()`: some
 * engines would fetch the file again, without the hash.
 */
import { hashes as firstHashes } from 'virtual:release'
import type { ShopErrorCode } from '../src/api/errors.js'
import { createShopError } from '../src/host/errors.js'
import { scriptTag } from './script-tag.js'

/** A file that has not come by then has failed. */
const TIME_LIMIT_MS = 15_000

/** SHA-256 in base64, by the name of the chunk. */
const hashes: Record<string, string> = { ...firstHashes }

/** The loader knows the chunks of the first view; the chunk `runtime` brings the hashes of the lazy parts. */
export const addHashes = (more: Record<string, string>): void => void Object.assign(hashes, more)

const addressOf = (path: string) => new URL(path, scriptTag.src).href

/** Not among the DOM's types yet. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}
interface ScriptPolicy {
  createScriptURL(path: string): string
}

/** Our own files are the only addresses that the policy allows. */
let policy: ScriptPolicy = { createScriptURL: addressOf }
try {
  policy = (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('shop-sdk', policy)
} catch {
  // No Trusted Types here, or a page that allows no policy of ours: then a page that enforces them refuses the element.
}

const insert = (path: string, hash: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'script') as HTMLScriptElement
    element.type = 'module'
    element.integrity = `sha256-${hash}`
    element.nonce = scriptTag.nonce
    element.fetchPriority = 'high'
    element.onload = () => resolve(import(/* @vite-ignore */ element.src))
    element.onerror = reject
    element.src = policy.createScriptURL(path)
    document.documentElement.append(element)
  })

/** Each further attempt has an address of its own: a module that failed, or hangs, keeps its address for itself. */
const attempts: Record<string, number> = {}

const attempt = (path: string, hash: string) => {
  const count = (attempts[path] = (attempts[path] ?? 0) + 1)
  return insert(count > 1 ? `${path}?${count}` : path, hash)
}

/** LOAD_FAILED, or INTEGRITY if the file is there but its bytes were refused. */
async function reasonOf(path: string): Promise<ShopErrorCode> {
  try {
    const { ok } = await fetch(addressOf(path), { method: 'HEAD', credentials: 'omit' })
    return ok ? 'INTEGRITY' : 'LOAD_FAILED'
  } catch {
    return 'LOAD_FAILED'
  }
}

/**
 * A file that fails is tried once more at once, as part of the same time limit.
 *
 * @param name  of the chunk; the name of its file ends in the beginning of its hash
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function fetchChunk(name: string): Promise<unknown> {
  const hash = hashes[name]!
  const path = `chunks/${name}.${hash.slice(0, 8).replace(/\W/g, '-')}.js`
  let timer = 0
  let isLate = false
  const limit = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      isLate = true
      reject()
    }, TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([attempt(path, hash).catch(() => attempt(path, hash)), limit])
  } catch {
    throw createShopError(isLate ? 'LOAD_FAILED' : await reasonOf(path), `${path} could not be loaded`)
  } finally {
    clearTimeout(timer)
  }
}
