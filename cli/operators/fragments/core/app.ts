/**
 * The fragment routes, for every runtime with web standards: nothing in this folder uses Node.js. `../app.ts` adds what the
 * Node.js server has, and `../edge/` adds what the edge has.
 */
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { FRAGMENTS } from './fragment-query.js'
import type { CoreParts } from './parts.js'
import { recordRequests } from './record-requests.js'
import { limitUrlLength, refuse } from './refuse.js'
import { createSendFragment, createSendHead, FRAGMENT_STATE } from './send-fragment.js'

export type FragmentsApp<Scope extends object> = Hono<{ Bindings: Scope }>

/**
 * Calls the service for sites without a fresh navigation, so that also a site without requests stays fresh.
 *
 * @returns whether the navigation of one site is known, as soon as that is certain
 */
const isSomeKnown = <Scope extends object>(
  { settings, navigation }: CoreParts<Scope>,
  scope: Scope,
): Promise<boolean> =>
  Promise.any(
    settings.sites.map(async (site) => {
      if (!(await navigation.get(site, scope))) throw new Error(`no navigation of ${site}`)
    }),
  ).then(
    () => true,
    () => false,
  )

/** @param extend  adds what must run before the routes */
export function createCoreApp<Scope extends object>(
  parts: CoreParts<Scope>,
  extend: (app: FragmentsApp<Scope>) => void = () => {},
): FragmentsApp<Scope> {
  const { settings, monitor } = parts
  const app: FragmentsApp<Scope> = new Hono()
  app.use(recordRequests(monitor))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allowed) => {
        c.header('Allow', allowed.join(', '))
        return refuse(c, 405, `method ${c.req.method} is not allowed here, allowed: ${allowed.join(', ')}`)
      },
    }),
  )
  app.use((c, next) => {
    // A header that is set after `next` makes hono copy the response, which costs more than sending it.
    c.header('X-Content-Type-Options', 'nosniff')
    return next()
  })
  extend(app)

  app.get('/health', (c) => c.text('alive\n', 200, { 'Cache-Control': 'no-store' }))
  // A server that has served one site stays ready: the service of one country, or of all, must not take away the footers.
  let isReady = false
  app.get('/ready', async (c) => {
    const isKnown = isSomeKnown(parts, c.env)
    isReady ||= await isKnown
    if (!isReady) return refuse(c, 503, `no navigation yet for: ${settings.sites.join(', ')}`)
    return c.text('ready\n', 200, { 'Cache-Control': 'no-store' })
  })

  app.use(
    '/fragments/*',
    limitUrlLength(settings.maxUrlLength),
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, FRAGMENT_STATE, 'X-Content-Type-Options'] }),
  )
  // Each fragment has its own route, so that the metrics name it.
  for (const widget of FRAGMENTS) app.get(`/fragments/${widget}`, createSendFragment(widget, parts))
  app.get('/fragments/head', createSendHead(parts))

  const paths = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  app.notFound((c) => refuse(c, 404, `this address does not exist, allowed: ${paths.sort().join(', ')}`))
  app.onError((error, c) => {
    monitor.unexpected(error, c.req.path)
    return refuse(c, 500, 'the fragment could not be rendered; the log says why')
  })
  return app
}
