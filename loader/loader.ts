/**
 * The script tag: creates `window.Shop`, runs the functions that the host page has queued, and mounts the placeholders.
 */
import { docsUrl, sites, version } from 'virtual:release'
import type { Shop } from '../src/api/shop.js'
import { docsAt, warn } from '../src/host/warn.js'
import { readCookie } from '../src/host/cookies.js'
import { guard } from '../src/host/errors.js'
import { whenParsed } from '../src/host/load-times.js'
import { missingApis, replacedApis } from '../src/host/missing-apis.js'
import { LOADER_MARK, type PageStart } from '../src/host/page-start.js'
import { createRequestTable } from '../src/host/request-table.js'
import { createWidgets } from '../src/host/widgets.js'
import { createShop } from '../src/page/create-shop.js'
import { createFail } from '../src/page/report.js'
import { createWidgetMounter } from './mount-widgets.js'
import { addressOf } from './files.js'
import { kept } from './kept.js'
import { createParts } from './parts.js'
import { createPlaceholders } from './placeholders.js'
import { keepPresses, findValues } from './presses.js'
import { configured, report } from './page-options.js'
import { scriptTag } from './script-tag.js'

/** Resolves after the first scan for placeholders, because `runLoader` calls this and scans in the same task. */
const whenDocumentIsReady = () => new Promise<void>((resolve) => whenParsed(window, resolve))

const runLoader = guard(report, () => {
  const missing = missingApis(window)
  if (missing.length) {
    const names = replacedApis(window, missing).join(', ')
    if (names)
      warn(
        window,
        `the page has something of its own as ${names}, so no widget works`,
        `${docsUrl}nothing-appears`,
      )
    return
  }
  const globals = window as unknown as Record<symbol, unknown>
  // Another loader is already on this page.
  if (globals[LOADER_MARK]) return

  const eager: Array<Promise<void>> = []
  const fail = createFail(report)
  const widgets = createWidgets(report, () => void eager.push(...findPlaceholders()))
  const page: PageStart = {
    get shop() {
      return shop
    },
    configured,
    script: { src: addressOf(''), dataset: scriptTag.dataset },
    address: location.href,
    nonce: scriptTag.nonce,
    cookie: readCookie,
    requestTable: createRequestTable(window),
    widgets,
    begun: new WeakMap(),
    kept,
    openCart: () => parts.cart.load(),
    searches: new Set(),
    report,
    fail,
  }
  const parts = createParts(page)
  const { enter, mount } = createWidgetMounter(page, parts)
  const findPlaceholders = createPlaceholders(page, enter)
  const shop: Shop = createShop({
    version,
    sites,
    configured,
    defaultSite: () => scriptTag.dataset['site'],
    ready: guard(report, async () => {
      await whenDocumentIsReady()
      await Promise.all(eager)
    })(),
    report,
    widgets,
    parts: { ...parts, mount, fail },
  })

  // The npm package and the doctor read it here.
  globals[LOADER_MARK] = page
  // An element with this id is a property of the window, too, but not an own one.
  const queue = (Object.hasOwn(window, 'Shop') && window.Shop) || []
  // `set` returns false, instead of throwing an error, if the host page has made its `Shop` read-only.
  if (Array.isArray(queue) && Reflect.set(window, 'Shop', shop)) {
    shop.push(...queue)
  } else {
    const docs = docsAt(scriptTag.src, 'reference/shop')
    warn(window, 'the page has a window.Shop of its own, so the API is not available there', docs)
  }
  keepPresses(parts.html, fail)
  widgets.follow()
  findValues(parts.html, fail)
})

if (scriptTag) void runLoader()
else warn(window, 'the loader cannot find its script tag, so it does nothing', docsAt('', 'nothing-appears'))
