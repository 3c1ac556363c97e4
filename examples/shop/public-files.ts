/** Serves the pages' own scripts and style sheets: ES5 without a build, as old shops have them. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { FolderCache, sendFile } from './cdn.js'
import type { ShopEnv } from './context.js'
import { examplesFolder } from './folders.js'

export const publicFiles = () => {
  const folder = new FolderCache(join(examplesFolder, 'shop/public'))
  return new Hono<ShopEnv>().get('/assets/:name', async (c) => {
    const file = await folder.get(c.req.param('name'))
    return file ? sendFile(c, file, { 'Cache-Control': 'no-cache' }) : c.notFound()
  })
}
