/** The fragment server without a port: the routes of the core, with limits and metrics. The tests send requests to it directly. */
import type { HttpBindings } from '@hono/node-server'
import { createCoreApp, type FragmentsApp } from './core/app.js'
import { refuse } from './core/refuse.js'
import { limitInFlight } from './limit-in-flight.js'
import type { ServerParts } from './parts.js'

/** What the server passes along with each request. Tests without a port pass nothing. */
type ServerScope = Partial<HttpBindings>

/**
 * The paths of all routes have only these characters. Everything else could look different to a proxy, which lets only
 * `/fragments/…` pass: `/fragments/../metrics` is `/metrics` as soon as it is parsed.
 */
const PLAIN_PATH = /^[\w/-]+$/

/** The path as the client has written it. A proxy may also send the whole address. */
const writtenPath = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/\?.*$/, '')

export const createFragmentsApp = (parts: ServerParts): FragmentsApp<ServerScope> =>
  createCoreApp<ServerScope>(parts, (app) => {
    const { settings, metrics, navigation, isStopping } = parts
    app.use((c, next) => {
      const url = c.env?.incoming?.url
      return url !== undefined && !PLAIN_PATH.test(writtenPath(url)) ? Promise.resolve(c.notFound()) : next()
    })
    app.use(async (c, next) => {
      await next()
      // Otherwise, the client would send its next request on a connection that is about to be closed.
      if (isStopping()) c.header('Connection', 'close')
    })
    app.use('/ready', (c, next) =>
      isStopping() ? Promise.resolve(refuse(c, 503, 'the server is stopping')) : next(),
    )
    app.get('/metrics', async (c) => {
      const { registry, navigationMissing } = metrics
      for (const site of settings.sites) navigationMissing.set({ site }, Number(navigation.isMissing(site)))
      return c.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      })
    })
    app.use('/fragments/*', limitInFlight(settings.maxInFlight, metrics.inFlight))
  })
