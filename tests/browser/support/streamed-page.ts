/** A page whose HTML the test sends piece by piece. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'

export interface StreamedPage {
  /** Sends the next piece. */
  send(html: string): void
  end(): void
}

/** Starts to open a page of the shop's origin. The browser shows each piece as soon as it is sent. */
export async function openStreamed(page: Page): Promise<StreamedPage> {
  let start: (response: ServerResponse) => void
  const started = new Promise<ServerResponse>((resolve) => (start = resolve))
  const server = createServer((_request, response) =>
    start(response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The browser does not notice that the response comes from this server.
  await page.route('**/streamed', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  const opened = page.goto('/streamed', { waitUntil: 'commit' })
  const response = await started
  response.write('<!doctype html><html lang="de">')
  await opened
  return {
    send: (html) => void response.write(html),
    end: () => {
      response.end()
      server.close()
    },
  }
}
