/** Starts the fragment server on its port. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { createFragmentsApp } from './app.js'
import { createParts } from './parts.js'
import type { ServerSettings } from './settings.js'
import { prepareStop } from './stop-server.js'

/** Requests have no body, and their headers should arrive at once. */
const REQUEST_TIMEOUT_MS = 5000
/** How often Node.js looks for requests that exceed the time limit. With its default of 30 s, they would block their connection that long. */
const CHECK_INTERVAL_MS = 500
/** Longer than nginx (60 s) and Varnish keep connections, so that they do not send a request while a connection is being closed. */
const KEEP_ALIVE_MS = 75_000

export interface RunningFragments {
  url: string
  /** @returns whether all requests in flight got their response */
  stop(): Promise<boolean>
}

const listen = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { address, family, port: taken } = server.address() as AddressInfo
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`)
    })
  })

/** Rejects if the port cannot be used. */
export async function startFragments(settings: ServerSettings): Promise<RunningFragments> {
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  let isStopping = false
  const ended = new AbortController()
  const parts = createParts(settings, log, () => isStopping, ended.signal)
  const app = createFragmentsApp(parts)
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  }) as Server
  const stopServer = prepareStop(server)
  const url = await listen(server, settings.host, settings.port)
  log.info({ url, shop: settings.shop, sites: settings.sites }, 'started')
  // A check of /ready repeats calls that fail here.
  for (const site of settings.sites) void parts.navigation.get(site)
  return {
    url,
    async stop() {
      isStopping = true
      log.info('stopping')
      const isDone = await stopServer(settings.stopTimeoutS * 1000)
      ended.abort()
      if (isDone) log.info('stopped')
      else log.warn(`stopped; requests that took longer than ${settings.stopTimeoutS} s were aborted`)
      return isDone
    },
  }
}
