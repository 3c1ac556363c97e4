/** Starts the shop and its partner on two ports of this machine. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createShopApp } from './app.js'
import { partnerApp } from './pages/partner-pages.js'

interface ShopOptions {
  /** 0 chooses any free port. */
  port: number
  /** Default: the port after the shop's. */
  partnerPort?: number
  /** The folder with the built files. */
  cdnDir: string
  quiet?: boolean
}

export interface RunningShop {
  url: string
  /** The partner's pages, under another host name than the shop's. */
  partnerUrl: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'

const listen = (fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: HOST }, () => resolve(server)) as Server
    server.once('error', reject)
  })

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    // Calls that never get an answer would keep the server open.
    server.closeAllConnections()
  })

export const startShop = async ({
  port,
  partnerPort,
  cdnDir,
  quiet = false,
}: ShopOptions): Promise<RunningShop> => {
  const partnerOrigins: string[] = []
  const { app } = createShopApp({ cdnDir, partnerOrigins })
  const shop = await listen(app.fetch, port)
  const url = `http://${HOST}:${portOf(shop)}`
  try {
    const partner = await listen(partnerApp(url).fetch, partnerPort ?? (port === 0 ? 0 : port + 1))
    // The partner has two origins. `localhost` is another site than the shop's 127.0.0.1, so browsers send no cookies
    // from there; 127.0.0.1 with the partner's port is the same site.
    const partnerUrl = `http://localhost:${portOf(partner)}`
    partnerOrigins.push(partnerUrl, `http://${HOST}:${portOf(partner)}`)
    if (!quiet)
      console.log(`The shop is open at ${url} (all pages: ${url}/demo); its partner at ${partnerUrl}`)
    return { url, partnerUrl, close: async () => void (await Promise.all([stop(shop), stop(partner)])) }
  } catch (error) {
    await stop(shop)
    throw error
  }
}
