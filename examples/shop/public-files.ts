/** The host pages' own scripts and style sheets, as old shops have them. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { FolderCache, sendFile } from './cdn.js'
import type { ShopEnv } from './context.js'

/** Beside this file, or, when the shop runs as one bundled file in `dist/shop/`, in the checkout. */
const findPublicDir = (): string => {
  const candidates = ['./public/', '../../examples/shop/public/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  return candidates.find((path) => existsSync(path)) ?? candidates[0]!
}

export const publicFiles = (publicDir = findPublicDir()) => {
  const folder = new FolderCache(publicDir)
  return new Hono<ShopEnv>().get('/assets/:name', async (c) => {
    const file = await folder.get(c.req.param('name'))
    return file ? sendFile(c, file, { 'Cache-Control': 'no-cache' }) : c.notFound()
  })
}
