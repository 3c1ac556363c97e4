/** `loadShop`: adds the script tag to an application's page, once, and waits for the loader. */
import type { CommonOptions } from '../api/options.js'
import type { Shop } from '../api/shop.js'
import { docsAt, warnOnce } from '../host/warn.js'
import { createShopError, messageOf } from '../host/errors.js'
import { TIME_LIMIT_MS } from '../host/fetch-text.js'
import { loaderPageStart, type PageStart } from '../host/page-start.js'
import { entriesOf, keysOf } from '../host/without-additions.js'
import { unclobbered } from '../host/unclobbered.js'
import { loadOnce } from '../page/load-once.js'
import { addScriptTag, type ScriptTag } from './add-script-tag.js'

/** The address of the loader, and the options of the script tag, which apply to the whole page. */
export interface LoadShopOptions extends CommonOptions {
  /** The address of `loader.js`. */
  src: string
  /** The hash of a loader whose content never changes. The CDN then has to allow the page's origin (CORS). */
  integrity?: string | undefined
  /** The nonce of the page's content security policy. The loader gives it to the scripts that it adds. */
  nonce?: string | undefined
}

/** What a relative `src` is relative to: a client router may change the page's address between two calls. */
let base: string | undefined

const isOption = ([name, value]: [string, unknown]) =>
  /^[a-z]+$/i.test(name) && ['string', 'number', 'boolean'].includes(typeof value)

/** @throws {ShopError} INVALID_ARGUMENT */
function parseOptions({ src, integrity, nonce, ...options }: LoadShopOptions): ScriptTag {
  base ??= unclobbered(document).baseURI
  if (typeof src !== 'string' || !URL.canParse(src, base))
    throw createShopError('INVALID_ARGUMENT', 'loadShop: "src" must be the address of loader.js')
  const given = entriesOf(options).filter(([, value]) => value !== undefined)
  const other = given.find((entry) => !isOption(entry))
  if (other)
    throw createShopError(
      'INVALID_ARGUMENT',
      `loadShop: "${other[0]}" is not an option with a simple value; pass it to Shop.configure`,
    )
  const dataset = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
  return { src: new URL(src, base).href, integrity, nonce, dataset }
}

/** The host page's script tags whose loader did not arrive. A new attempt does not wait for them again. */
const failed = new WeakSet<HTMLScriptElement>()

const findElement = (src: string): HTMLScriptElement | undefined =>
  [...unclobbered(document).querySelectorAll<HTMLScriptElement>('script[src]')].find(
    (element) => element.src === src && !failed.has(element),
  )

const whenRun = (element: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = (reason: string) => () => reject(new Error(reason))
    const timer = window.setTimeout(
      refuse(`it did not arrive within ${TIME_LIMIT_MS / 1000} s`),
      TIME_LIMIT_MS,
    )
    const end = () => window.clearTimeout(timer)
    element.addEventListener('load', () => resolve(end()))
    element.addEventListener('error', end)
    element.addEventListener(
      'error',
      refuse('the network, the page’s policy or the integrity check refused it'),
    )
  })

/** The newest script tag that `loadShop` has added or found. */
let element: HTMLScriptElement | undefined

/** @throws {ShopError} LOAD_FAILED */
async function waitForLoader(tag: ScriptTag): Promise<Shop> {
  const found = findElement(tag.src)
  try {
    element = found ?? addScriptTag(tag)
    await whenRun(element)
    const pageStart = loaderPageStart()
    if (pageStart) return pageStart.shop
    throw new Error('it is not the loader, or the browser lacks what the loader needs')
  } catch (error) {
    if (found) failed.add(found)
    else element?.remove()
    element = undefined
    throw createShopError('LOAD_FAILED', `loadShop: ${tag.src}: ${messageOf(error)}`)
  }
}

/** The script tag that the latest call has described. */
let wanted: ScriptTag
const loader = loadOnce(async () => loaderPageStart()?.shop ?? waitForLoader(wanted))

/** Warns about options that have no effect, because the page already has a script tag with other values. */
function warnOfDifferences(wanted: ScriptTag): void {
  const present: PageStart['script'] | undefined =
    loaderPageStart()?.script ?? element ?? findElement(wanted.src)
  if (!present) return
  const names = keysOf(wanted.dataset).filter((name) => present.dataset[name] !== wanted.dataset[name])
  if (present.src !== wanted.src) names.unshift('src')
  if (names.length > 0)
    warnOnce(
      window,
      `loadShop: the page already has the script tag ${present.src}; not used: ${names.join(', ')}`,
      docsAt(wanted.src, 'npm'),
    )
}

/**
 * Adds the script tag to the page and waits until the loader has run. If the page already has a script tag with this address,
 * or a loader has already run, returns its `Shop` and warns about options that differ from those of the tag. All calls get
 * the same promise; after a failure, the next call tries again.
 *
 * @param options  `src`, and the options of the script tag; all other options and the hooks are for `Shop.configure`
 * @returns `window.Shop`; `null` on a server
 * @throws  {ShopError} INVALID_ARGUMENT, which names the option; LOAD_FAILED if the loader did not arrive or did not run
 * @example const shop = await loadShop({ src: 'https://cdn.example/v1/loader.js', site: 'AT' })
 */
export function loadShop(options: LoadShopOptions): Promise<Shop | null> {
  if (typeof window === 'undefined') return Promise.resolve(null)
  try {
    const tag = parseOptions(options)
    warnOfDifferences(tag)
    wanted = tag
    const loaded = loader.current()
    const present = loaderPageStart()?.shop
    // In a test, a new test shop may have replaced the earlier one.
    if (loaded && present && present !== loaded) return Promise.resolve(present)
    return loader.load()
  } catch (error) {
    return Promise.reject(error)
  }
}
