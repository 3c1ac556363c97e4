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

/** The samples name a CDN and a shop that do not exist. Here, this shop is both. */
const withThisShop = (sample: string, origin: string): string =>
  sample.replaceAll('https://cdn.example/v1/', `${origin}/cdn/`).replaceAll('https://shop.example', origin)

/** @param cdnDir  the folder of the CDN's files; the build writes the docs site beside it */
export const docsSite = (cdnDir: string) => {
  const folder = new FolderCache(join(cdnDir, '../docs'))
  return new Hono<ShopEnv>()
    .get('/docs', (c) => c.redirect(PREFIX))
    .get('/docs/samples/:name{.+\\.html}', async (c) => {
      const file = await folder.get(`samples/${c.req.param('name')}`)
      if (!file) return c.notFound()
      const sample = withThisShop(new TextDecoder().decode(file.body), new URL(c.req.url).origin)
      return c.html(sample, 200, { 'Cache-Control': 'no-cache' })
    })
    .get('/docs/*', async (c) => {
      const file = await folder.get(fileOf(c.req.path))
      return file ? sendFile(c, file, { 'Cache-Control': 'no-cache' }) : c.notFound()
    })
}
