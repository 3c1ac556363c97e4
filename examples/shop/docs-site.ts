/** Serves the built docs site below `/docs/`. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { FolderCache, sendFile } from './cdn.js'
import type { ShopEnv } from './context.js'

const PREFIX = '/docs/'

/** The pages have addresses without `.html`; every other file has an ending. */
const fileOf = (path: string): string => {
  const name = path.slice(PREFIX.length)
  if (name === '' || name.endsWith('/')) return `${name}index.html`
  return /\.[a-z0-9]+$/.test(name) ? name : `${name}.html`
}

/** @param cdnDir  the folder of the CDN's files; the build writes the docs site beside it */
export const docsSite = (cdnDir: string) => {
  const folder = new FolderCache(join(cdnDir, '../docs'))
  return new Hono<ShopEnv>()
    .get('/docs', (c) => c.redirect(PREFIX))
    .get('/docs/*', async (c) => {
      const file = await folder.get(fileOf(c.req.path))
      return file ? sendFile(c, file, { 'Cache-Control': 'no-cache' }) : c.notFound()
    })
}
