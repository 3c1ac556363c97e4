/**
 * `shop-embed-cli/edge`: the fragment server for runtimes with web standards, such as Cloudflare Workers and Deno Deploy. The
 * default export reads its settings from the variables of the environment. docs/edge.md
 */
import { version } from 'virtual:release'
import { messageOf } from '../../../../src/host/errors.js'
import { createCoreApp } from '../core/app.js'
import { createLoadNavigation } from '../core/load-navigation.js'
import { agesOf } from '../core/navigation-age.js'
import { createCachedFragments } from './cached-fragments.js'
import { CachedNavigation } from './cached-navigation.js'
import { edgeMonitor } from './monitor.js'
import { checkSettings, readEnvironment, type FragmentsSettings } from './settings.js'
import { createStoreOpener, type EdgeScope } from './text-store.js'

export type { FragmentsSettings }

/** What a runtime passes with the request. If a runtime passes nothing, background work simply continues. */
export interface FragmentsContext {
  waitUntil?(work: Promise<unknown>): void
}

export interface FragmentsHandler {
  /** Never rejects. The status says what failed, and the field `error` in the JSON of the response explains it. */
  fetch(request: Request, env?: unknown, context?: FragmentsContext): Promise<Response>
}

/**
 * @param settings  those of docs/fragments.md that are not for the server of Node.js only, such as
 *   `{ shop: 'https://shop.example', sites: ['DE', 'AT'], maxAgeS: 30 }`
 * @returns a handler for `/fragments/header`, `/fragments/footer`, `/fragments/head`, `/health` and `/ready`. It ignores `env`.
 * @throws {Error} that names the setting and what is allowed
 */
export function createFragmentsHandler(settings: FragmentsSettings): FragmentsHandler {
  const checked = checkSettings(settings)
  const { shop, navigationUrl, navigationTimeoutMs, apiBase, cdn } = checked
  // Fragments depend on the version and on the settings.
  const made = encodeURIComponent(JSON.stringify([version, shop, navigationUrl, apiBase, cdn]))
  const folder = `/fragments/.kept/${made}`
  const app = createCoreApp<EdgeScope>({
    settings: checked,
    monitor: edgeMonitor,
    navigation: new CachedNavigation(createLoadNavigation(checked, edgeMonitor), {
      ...agesOf(checked),
      timeoutMs: navigationTimeoutMs,
      folder,
    }),
    fragments: createCachedFragments(folder),
  })
  const openStores = createStoreOpener()
  return {
    async fetch(request, _env, context) {
      const stores = await openStores(new URL(request.url).origin)
      return app.fetch(request, { stores, later: (work) => context?.waitUntil?.(work) })
    },
  }
}

let handler: FragmentsHandler | undefined

const fragments = {
  /** @param env  the variables `FRAGMENTS_SHOP` and so on */
  async fetch(
    request: Request,
    env: Readonly<Record<string, unknown>> = {},
    context?: FragmentsContext,
  ): Promise<Response> {
    try {
      handler ??= createFragmentsHandler(readEnvironment(env))
    } catch (error) {
      console.error(messageOf(error))
      const headers = { 'Cache-Control': 'no-store' }
      return Response.json({ error: messageOf(error) }, { status: 500, headers })
    }
    return handler.fetch(request, env, context)
  },
}
export default fragments
