import type { Server } from 'node:http'

/**
 * Stops accepting connections, and waits until all requests in flight have been answered.
 *
 * @param timeoutMs  after this time, the connections that are left are cut
 * @returns whether nothing had to be cut
 */
export function stopServer(server: Server, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let isCut = false
    const timer = setTimeout(() => {
      isCut = true
      server.closeAllConnections()
    }, timeoutMs)
    // Also closes the connections on which no request is in flight.
    server.close(() => {
      clearTimeout(timer)
      resolve(!isCut)
    })
  })
}
