/** The fragment server without a port: the routes of the core, with limits and metrics. The tests send requests to it directly. */
import { createCoreApp, type FragmentsApp } from './core/app.js'
import { refuse } from './core/refuse.js'
import { limitInFlight } from './limit-in-flight.js'
import type { ServerParts } from './parts.js'

export const createFragmentsApp = (parts: ServerParts): FragmentsApp<object> =>
  createCoreApp(parts, (app) => {
    const { settings, metrics, navigation, isStopping } = parts
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
