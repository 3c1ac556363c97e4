/** With `npm run dev`, open pages reload after each build. */
import { subscribe } from 'node:diagnostics_channel'
import { Hono } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { ShopEnv } from './context.js'

const RELOAD_PATH = '/dev/reload'

/** `tools/dev.mjs`, which runs the shop in the same process, publishes here after each build. */
const BUILDS = 'shop-embed:build'

export const devReload = () => {
  const pages = new Set<SSEStreamingApi>()
  subscribe(BUILDS, () => {
    for (const page of pages) void page.writeSSE({ data: 'built' })
  })
  return new Hono<ShopEnv>().get(RELOAD_PATH, (c) =>
    streamSSE(c, async (stream) => {
      pages.add(stream)
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      pages.delete(stream)
    }),
  )
}
