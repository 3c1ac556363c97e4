/**
 * The script tag: creates `window.Shop`, runs the functions that the host page has queued, and mounts the placeholders.
 * interface.md §1, §2.
 */
import { sites, version } from 'virtual:release'
import type { Shop } from '../src/api/shop.js'
import { readCookie } from '../src/host/cookies.js'
import { docsAt } from '../src/host/docs.js'
import { warnDeveloper } from '../src/host/errors.js'
import { hasPromises, missingApis } from '../src/host/missing-apis.js'
import type { Shell } from '../src/host/shell.js'
import { createShop } from '../src/page/create-shop.js'
import { createCode } from './code.js'
import { addressOf } from './files.js'
import { firstAnswers } from './first-answers.js'
import { findPlaceholders } from './placeholders.js'
import { pressed } from './pressed.js'
import { configured, fail } from './report.js'
import { scriptTag } from './script-tag.js'

/** Resolves after the first scan for placeholders, because `start` scans in the same task as this code runs. */
const whenDocumentIsReady = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
    else resolve()
  })

/** Wraps a loading function: a failure is reported once, however many callers wait for the same promise. */
function reporting<T>(run: () => Promise<T>): () => Promise<T> {
  const reported = new WeakMap<Promise<T>, Promise<T>>()
  return () => {
    const running = run()
    const earlier = reported.get(running)
    if (earlier) return earlier
    const result = running.catch((error) => {
      throw fail(error.code, error.message)
    })
    reported.set(running, result)
    return result
  }
}

function start(): void {
  let eager: Array<Promise<void>> = []
  const shell: Shell = {
    get shop() {
      return shop
    },
    configured,
    script: {
      get src() {
        return addressOf('')
      },
      dataset: scriptTag.dataset,
    },
    nonce: scriptTag.nonce,
    cookie: (name) => readCookie(window, name),
    firstAnswers,
    pressed,
    fail,
  }
  const code = createCode(shell)
  const shop: Shop = createShop({
    version,
    sites,
    configured,
    defaultSite: () => scriptTag.dataset['site'],
    ready: whenDocumentIsReady()
      .then(() => Promise.all(eager))
      .then(() => {}),
    fail,
    code: {
      cart: { ...code.cart, open: reporting(code.cart.open) },
      search: reporting(code.openSearch),
      customer: reporting(code.loadCustomer),
      doctor: reporting(code.openDoctor),
      mount: code.mount,
      unmount: code.unmount,
    },
  })

  const globals = window as unknown as Record<symbol, unknown>
  // Marks a page with a loader. The npm package reads the page's shell from it.
  const mark = Symbol.for('shop-embed')
  // Another loader is already on this page.
  if (globals[mark]) return
  globals[mark] = shell
  const queue = window.Shop ?? []
  // `set` returns false, instead of throwing an error, if the page has made its `Shop` read-only.
  if (Array.isArray(queue) && Reflect.set(window, 'Shop', shop)) {
    shop.push(...queue)
  } else {
    const docs = docsAt(scriptTag.src, 'reference#window-shop')
    warnDeveloper(window, 'the page has a window.Shop of its own, so the API is not available there', docs)
  }
  eager = findPlaceholders(code)
}

if (scriptTag && missingApis(window).length === 0 && hasPromises()) start()
