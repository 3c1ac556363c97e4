/** Serves the built docs site below `/docs/`. */
import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { FolderCache, sendFile } from './cdn.js'
import type { ShopContext, ShopEnv } from './context.js'
import { docsFolder } from './folders.js'

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

const RELOAD_S = 2

/** The page until the build has written the docs. The build writes all pages in one step. */
const notBuilt = (c: ShopContext) =>
  c.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The docs are not built yet</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
            font:
              17px/1.5 system-ui,
              sans-serif;
          }
          body {
            max-width: 36em;
            margin: 15vh auto;
            padding: 0 16px;
          }
        </style>
        <h1>The docs are not built yet</h1>
        <p>
          <code>npm start</code> builds them while the shop is open, and <code>npm run docs</code> builds them
          after <code>npm run build</code>. This page reloads itself until they are there.
        </p>
        <p><a href="/demo">The pages of the shop</a></p>
      </html>`,
    503,
    { Refresh: String(RELOAD_S), 'Retry-After': String(RELOAD_S), 'Cache-Control': 'no-store' },
  )

export const docsSite = (dir = docsFolder) => {
  const folder = new FolderCache(dir)
  return new Hono<ShopEnv>()
    .get('/docs', (c) => c.redirect(PREFIX))
    .use('/docs/*', async (c, next) => {
      if (!existsSync(dir)) return notBuilt(c)
      await next()
      return undefined
    })
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
