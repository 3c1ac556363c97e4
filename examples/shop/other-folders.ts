/** Serves folders next to `/cdn/`: files of a gallery, and the built files as another CDN would serve them. */
import { Hono } from 'hono'
import { FolderCache, OPEN, sendFile, SHORT } from './cdn.js'
import type { ShopEnv } from './context.js'

/** @param path  the path of the folder in addresses */
export const filesOf = (
  path: string,
  folder: string,
  headers: Record<string, string> = { 'Cache-Control': 'no-cache' },
) => {
  const cache = new FolderCache(folder)
  return new Hono<ShopEnv>().get(`${path}/*`, async (c) => {
    const file = await cache.get(c.req.path.slice(path.length + 1))
    return file ? sendFile(c, file, headers) : c.notFound()
  })
}

const withOldVersion = (text: string): string =>
  text
    .replace(/(\bversion"?:\s*)"[^"]+"/, '$1"0.0.1"')
    .replace(/^\/\/ shop-embed .*$/m, '// shop-embed 0.0.1')

/** An older release: the loader and the manifest with another version, and the same chunks at another address. */
export const olderRelease = (path: string, cdnDir: string) => {
  const cache = new FolderCache(cdnDir)
  const headers = { ...OPEN, 'Cache-Control': SHORT, 'X-Content-Type-Options': 'nosniff' }
  return new Hono<ShopEnv>()
    .get(`${path}/:name{loader\\.js|manifest\\.json}`, async (c) => {
      const file = await cache.get(c.req.param('name'))
      if (!file) return c.notFound()
      const text = withOldVersion(new TextDecoder().decode(file.body))
      return c.body(text, 200, { ...headers, 'Content-Type': file.type })
    })
    .route('/', filesOf(path, cdnDir, headers))
}
