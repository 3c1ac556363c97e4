/** A static origin that knows nothing about releases. It sends files and allows all pages to read them. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.jpg': 'image/jpeg',
}

export interface StaticOrigin {
  origin: string
  /** Adds a page with this markup in its body and these headers. */
  addPage(path: string, body: string, headers: Record<string, string>): void
  close(): void
}

export async function startStaticOrigin(folder: string): Promise<StaticOrigin> {
  const pages = new Map<string, { body: string; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    const page = pages.get(path)
    if (page) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers })
      return response.end(
        `<!doctype html><html lang="de"><title>Host</title><body>${page.body}</body></html>`,
      )
    }
    response.setHeader('Access-Control-Allow-Origin', '*')
    try {
      const content = readFileSync(join(folder, path))
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' })
      return response.end(content)
    } catch {
      response.writeHead(404)
      return response.end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addPage: (path, body, headers) => void pages.set(path, { body, headers }),
    close: () => void server.close(),
  }
}
