/** The start of a page without a script tag, for an application. It does what the loader does on other pages. */
import { sites, version } from 'virtual:release'
import type { ShopOptions } from '../api/options.js'
import { readCookie } from '../host/cookies.js'
import { docsAt } from '../host/warn.js'
import type { PageStart } from '../host/page-start.js'
import { createRequestTable } from '../host/request-table.js'
import { createWidgets } from '../host/widgets.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Page } from '../page/page.js'
import { createShop } from '../page/create-shop.js'
import { createCartOpener } from '../page/open-cart.js'
import { loadOnce } from '../page/load-once.js'
import { createFail, createReport } from '../page/report.js'
import { loadWidget } from './widgets.js'

/**
 * The absolute address of the CDN folder, which contains the pictures: `cdn` of `Shop.configure`, by default `/`.
 *
 * @param base  the base of relative addresses when the page started
 */
const cdnAddress = (configured: ShopOptions, base: string) =>
  new URL(String((configured as { cdn?: unknown }).cdn ?? '/'), base).href

/** @param getPage  returns the page that has this start; called only after this function has returned */
export function createOwnPageStart(getPage: () => Page): PageStart {
  const configured: ShopOptions = {}
  const { baseURI } = unclobbered(document)
  const report = createReport(configured)
  const fail = createFail(report)
  const widgets = createWidgets(report)
  widgets.follow()

  const mountedWidgets = loadOnce(async () => {
    const { createMountedWidgets } = await import('../mount/mounted-widgets.js')
    return createMountedWidgets(getPage(), loadWidget)
  })

  const cart = createCartOpener(async () => (await import('../cart/index.js')).openCart(getPage()), window)

  const shop = createShop({
    version,
    sites,
    configured,
    defaultSite: () => undefined,
    ready: Promise.resolve(),
    report,
    widgets,
    parts: {
      cart,
      mountedWidgets,
      search: loadOnce(async () => (await import('../widgets/header/search/api.js')).openSearch(getPage())),
      customer: async () => (await import('../page/visitor.js')).loadCustomer(getPage()),
      mount: (target, widget, options) =>
        mountedWidgets.run((mounted) => mounted.mount(target, widget, loadWidget(widget), options), fail),
      doctor: loadOnce(async () => {
        const { examinePage } = await import('../doctor/index.js')
        return { doctor: () => examinePage({ shop, configured }, docsAt('', '')) }
      }),
      timings: loadOnce(async () => (await import('../page/timing.js')).createTimings(getPage())),
      fail,
    },
  })

  return {
    shop,
    configured,
    script: {
      get src() {
        return cdnAddress(configured, baseURI)
      },
      dataset: {},
    },
    address: location.href,
    nonce: undefined,
    cookie: readCookie,
    requestTable: createRequestTable(window),
    openCart: () => cart.load(),
    searches: new Set(),
    begun: new WeakMap(),
    report,
    fail,
    widgets,
  }
}
