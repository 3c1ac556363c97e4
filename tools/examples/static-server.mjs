/** Serves a folder of files, in the role of any server whose pages embed the widgets. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** The shop address in the files of the examples, which is that of `npm start`. */
const WRITTEN_SHOP = 'http://127.0.0.1:4321'

const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' }

/** @param shop  the shop's address, which replaces the one in the files */
export async function serveFolder(folder, { port, host, shop }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://example')
    // `normalize` removes `..`, so a path cannot leave the folder.
    const path = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
    const type = TYPES[extname(path)]
    const text = type && (await readFile(path, 'utf8').catch(() => undefined))
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' })
    response.end(text?.replaceAll(WRITTEN_SHOP, shop) ?? 'Not found')
  })
  server.listen(port, host)
  await once(server, 'listening').catch(({ code }) => {
    throw new Error(
      code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to a free one.` : `No server: ${code}.`,
    )
  })
}
