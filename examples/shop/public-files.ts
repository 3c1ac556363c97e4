/** Serves the pages' own scripts and style sheets: ES5 without a build, as old shops have them. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { FolderCache, sendFile } from './cdn.js'
import type { ShopEnv } from './context.js'

/** The folder next to this file. If the shop runs as the bundle in `dist/shop/`, the folder in the checkout. */
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
