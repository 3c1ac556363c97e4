import type { Server } from 'node:http'

/**
 * Stops accepting connections, and waits until all requests in flight have got their response.
 *
 * @param timeoutMs  after this time, the remaining connections are closed
 * @returns whether no connection had to be closed early
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
