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

/** The built files at another address, some of them changed. @param changes  name of a file → changes its text */
export const changedRelease = (
  path: string,
  cdnDir: string,
  changes: Readonly<Record<string, (text: string) => string>>,
) => {
  const cache = new FolderCache(cdnDir)
  const headers = { ...OPEN, 'Cache-Control': SHORT, 'X-Content-Type-Options': 'nosniff' }
  const routes = new Hono<ShopEnv>()
  for (const [name, change] of Object.entries(changes))
    routes.get(`${path}/${name}`, async (c) => {
      const file = await cache.get(name)
      if (!file) return c.notFound()
      const text = change(new TextDecoder().decode(file.body))
      return c.body(text, 200, { ...headers, 'Content-Type': file.type })
    })
  return routes.route('/', filesOf(path, cdnDir, headers))
}

const withOldVersion = (text: string): string => text.replace(/(\bversion"?:\s*)"[^"]+"/, '$1"0.0.1"')

/** An older release: the loader and the manifest with another version, and the same chunks at another address. */
export const olderRelease = (path: string, cdnDir: string) =>
  changedRelease(path, cdnDir, { 'loader.js': withOldVersion, 'manifest.json': withOldVersion })
