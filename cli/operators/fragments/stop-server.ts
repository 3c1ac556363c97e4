import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a connection may take to send a request that it has begun, after the signal to stop. */
const LAST_REQUEST_MS = 1000

/**
 * Prepares a server that is not listening yet.
 *
 * @returns a function that stops accepting connections, and waits until all requests in flight have got their response. After
 *   `timeoutMs`, it closes the remaining connections. It resolves with whether no request was cut off.
 */
export function prepareStop(server: Server): (timeoutMs: number) => Promise<boolean> {
  const connections = new Set<Socket>()
  const inFlight = new Set<ServerResponse>()
  server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.on('request', (_request, response) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
  })

  /** Node.js treats a connection without a request as busy, and stops its own time limit when the server closes. */
  const endWaiting = () => {
    const busy = new Set([...inFlight].map(({ req }) => req.socket))
    for (const connection of connections) if (!busy.has(connection)) connection.destroy()
  }

  return (timeoutMs) =>
    new Promise((resolve) => {
      let isCut = false
      const waiting = setTimeout(endWaiting, LAST_REQUEST_MS)
      const timer = setTimeout(() => {
        isCut = inFlight.size > 0
        server.closeAllConnections()
      }, timeoutMs)
      // Also closes the connections on which no request is in flight.
      server.close(() => {
        clearTimeout(waiting)
        clearTimeout(timer)
        resolve(!isCut)
      })
    })
}
