/** The routes of the fragment server, without a port. The tests send requests to this app directly. */
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { renderHead } from 'shop-embed/server'
import { createFragment } from './fragment-cache.js'
import { FRAGMENTS } from './fragment-query.js'
import { createSendFragment, FRAGMENT_STATE, sendHead } from './send-fragment.js'
import { limitInFlight, limitUrlLength } from './limits.js'
import type { AppParts } from './parts.js'
import { recordRequests } from './record-requests.js'
import { refuse } from './refuse.js'

/** @returns the sites whose navigation is not known. Asks for those that are not fresh. */
async function findMissingSites({ settings, navigation }: AppParts): Promise<string[]> {
  const known = await Promise.all(settings.sites.map((site) => navigation.get(site)))
  return settings.sites.filter((_, at) => !known[at])
}

export function createFragmentsApp(parts: AppParts): Hono {
  const { settings, metrics, log, isStopping } = parts
  const app = new Hono()
  app.use(recordRequests(metrics, log))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allowed) => {
        c.header('Allow', allowed.join(', '))
        return refuse(c, 405, `method ${c.req.method} is not allowed here, allowed: ${allowed.join(', ')}`)
      },
    }),
  )
  app.use(async (c, next) => {
    // A header that is set after `next` makes hono copy the response, which costs more than sending it.
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
    // The other end would otherwise send its next request on a connection that is about to be closed.
    if (isStopping()) c.header('Connection', 'close')
  })

  app.get('/health', (c) => c.text('alive\n', 200, { 'Cache-Control': 'no-store' }))
  app.get('/ready', async (c) => {
    if (isStopping()) return refuse(c, 503, 'the server is stopping')
    const missing = await findMissingSites(parts)
    if (missing.length > 0) return refuse(c, 503, `no navigation yet of: ${missing.join(', ')}`)
    return c.text('ready\n', 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/metrics', async (c) => {
    const { registry } = metrics
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
  })

  app.use(
    '/fragments/*',
    limitUrlLength(settings.maxUrlLength),
    limitInFlight(settings.maxInFlight, metrics.inFlight),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, FRAGMENT_STATE, 'X-Content-Type-Options'] }),
  )
  // One route for each fragment, so that the metrics have their names.
  for (const widget of FRAGMENTS) app.get(`/fragments/${widget}`, createSendFragment(widget, parts))
  const head = createFragment(renderHead(FRAGMENTS, { cdn: settings.cdn }))
  app.get('/fragments/head', (c) => sendHead(c, head, settings))

  app.notFound((c) => {
    const fragments = [...FRAGMENTS, 'head'].map((name) => `/fragments/${name}`)
    const paths = [...fragments, '/health', '/ready', '/metrics']
    return refuse(c, 404, `nothing is here, the addresses are: ${paths.join(', ')}`)
  })
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'unexpected error')
    return refuse(c, 500, 'the fragment could not be made; the log says why')
  })
  return app
}
