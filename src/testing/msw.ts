/** `shop-embed/testing/msw`: the shop's services as handlers of Mock Service Worker (MSW), version 2. */
import { cookieTexts } from './cookie-texts.js'
import { createMockServices, type MockShop, type MockShopOptions } from './mock-services.js'

export type { MockCart, MockLogin, MockShop, MockShopOptions } from './mock-services.js'

/** The part of MSW's `http` that is used here. The package does not depend on MSW, so the test passes it. */
export interface MswHttp<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response | undefined>): Handler
}

export interface MswShop<Handler> extends MockShop {
  /** Pass them to `setupServer` or `setupWorker`. They leave addresses that belong to no shop service to other handlers. */
  readonly handlers: Handler[]
}

/** The paths of the services, on any origin. */
const PATHS = ['*/service/*', '*/json/*', '*/jsonflyoutnavigation', '*/img/*']

/** Sets no cookies if there is no document, as in a Node test. */
function setCookies(cookies: ReadonlyMap<string, string>, removed: readonly string[]): void {
  if (typeof document === 'undefined') return
  for (const text of cookieTexts(cookies, removed)) document.cookie = text
}

/**
 * Creates the shop's services for one test or one test file.
 *
 * @param http  MSW's `http`
 * @example const shop = shopHandlers(http, { cart: { articles: [{ productId: '42', quantity: 1 }] } })
 *          const server = setupServer(...shop.handlers)
 */
export function shopHandlers<Handler>(
  http: MswHttp<Handler>,
  options: MockShopOptions = {},
): MswShop<Handler> {
  const { shop, respond } = createMockServices(options, { setCookies })
  const resolve = async ({ request }: { request: Request }) => {
    const response = await respond(request)
    return response === 'lost' ? Response.error() : response
  }
  const handlers = PATHS.map((path) => http.all(path, resolve))
  return Object.defineProperty(shop as MswShop<Handler>, 'handlers', { value: handlers })
}
