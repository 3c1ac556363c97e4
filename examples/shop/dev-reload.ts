/** With `npm run dev`, open pages reload after each build. */
import { Hono } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { ShopEnv } from './context.js'

export const RELOAD_PATH = '/dev/reload'

const pages = new Set<SSEStreamingApi>()

export const reloadPages = (): void => {
  for (const page of pages) void page.writeSSE({ data: 'built' })
}

export const devReload = new Hono<ShopEnv>().get(RELOAD_PATH, (c) =>
  streamSSE(c, async (stream) => {
    pages.add(stream)
    await new Promise<void>((resolve) => stream.onAbort(resolve))
    pages.delete(stream)
  }),
)
