/** Starts the shop and its partner on two ports of this machine. */
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Site } from '../../src/api/names.js'
import { createShopApp } from './app.js'
import { CERTIFICATE, KEY } from './faults/certificate.js'
import type { RenderFiles } from './pages/fragments.js'
import { partnerApp } from './pages/partner-pages.js'
import { openStateFile } from './state/state-file.js'

export { StateError } from './state/state-file.js'

interface ShopOptions {
  /** 0 chooses any free port. */
  port: number
  /** Default: the port after the shop's. */
  partnerPort?: number
  /** The folder with the built files. */
  cdnDir: string
  /** The origins of pages that may call the services, besides the partner's. */
  partnerOrigins?: readonly string[]
  /** The site of a new visitor. */
  site?: Site
  /** A folder with HTML files that the shop serves at `/my/`. */
  pagesDir?: string | undefined
  /** The file that keeps the shop's state until its next start. */
  statePath?: string | undefined
  /** Renders the header and the footer as HTML files. */
  renderFiles?: RenderFiles | undefined
  /** Whether builds replace the files in `cdnDir` while the shop is open. */
  isDev?: boolean | undefined
}

export interface RunningShop {
  url: string
  /** The partner's pages, under a host name that differs from the shop's. */
  partnerUrl: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'

type Fetch = Parameters<typeof serve>[0]['fetch']

const listen = (fetch: Fetch, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: HOST }, () => resolve(server)) as Server
    server.once('error', reject)
  })

/** An https origin whose certificate no browser trusts, on any free port. */
const listenUntrusted = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => response.end('{}'))
    server.once('error', reject)
    server.listen(0, HOST, () => resolve(server))
  })

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    // Calls that never get a response would keep the server open.
    server.closeAllConnections()
  })

/** @throws {StateError} if the state file cannot be used; a failed start leaves no port open */
export const startShop = async ({
  port,
  partnerPort,
  cdnDir,
  partnerOrigins: others = [],
  site = 'DE',
  pagesDir,
  statePath,
  renderFiles,
  isDev,
}: ShopOptions): Promise<RunningShop> => {
  const partnerOrigins: string[] = [...others]
  const untrustedOrigins: string[] = []
  const { app, memory } = createShopApp({
    cdnDir,
    pagesDir,
    statePath,
    partnerOrigins,
    untrustedOrigins,
    site,
    renderFiles,
    isDev,
  })
  const state = statePath === undefined ? undefined : await openStateFile(statePath, memory)
  /** A response is sent only after the state file contains its change. */
  const respond: Fetch = async (request, env) => {
    const response = await app.fetch(request, env)
    await state?.save()
    return response
  }
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(stop))
    await state?.save()
  }
  const open = async (starting: Promise<Server>): Promise<number> => {
    const server = await starting
    servers.push(server)
    return portOf(server)
  }
  try {
    const url = `http://${HOST}:${await open(listen(respond, port))}`
    const ofPartner = await open(
      listen(partnerApp(url, site).fetch, partnerPort ?? (port === 0 ? 0 : port + 1)),
    )
    // The partner has two origins. `localhost` is another site than the shop's 127.0.0.1, so browsers send no cookies
    // from there; 127.0.0.1 with the partner's port is the same site.
    const partnerUrl = `http://localhost:${ofPartner}`
    partnerOrigins.push(partnerUrl, `http://${HOST}:${ofPartner}`)
    untrustedOrigins.push(`https://${HOST}:${await open(listenUntrusted())}`)
    return { url, partnerUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
