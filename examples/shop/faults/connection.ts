/** Faults of the connection: it is cut, or bytes arrive slowly. */
import type { ShopContext } from '../context.js'
import { numberOf } from './fault.js'
import { wait } from './time.js'

/** The connection to a browser, which a fault can cut. */
export interface Connection {
  /** Cuts it before any part of a response is sent. */
  drop(): Response
  /** Sends the headers of a response and, if `isInBody`, the first half of its body. Then cuts the connection. */
  cut(response: Response, isInBody: boolean): Promise<Response>
}

/** The response of a fault that should have cut the connection, in tests that call the app without a connection. */
const lost = (): Response => new Response(null, { status: 502 })

export const drop = (c: ShopContext): Response => c.var.connection?.drop() ?? lost()

export const cut = async (c: ShopContext, response: Response, where: string): Promise<Response> =>
  (await c.var.connection?.cut(response, where === 'body')) ?? lost()

/** Sends a response one byte at a time. */
export const trickle = async (c: ShopContext, response: Response, value: string): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pauseMs = numberOf(value, 1000, 0, 10_000)
  const { signal } = c.req.raw
  let next = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next >= bytes.length || signal.aborted) return controller.close()
      if (next > 0) await wait(pauseMs, signal)
      if (isCancelled) return undefined
      return controller.enqueue(bytes.subarray(next, ++next))
    },
    cancel() {
      isCancelled = true
    },
  })
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  // Otherwise the bytes would wait for the compression of the whole response.
  headers.set('Content-Encoding', 'identity')
  return new Response(body, { status: response.status === 304 ? 200 : response.status, headers })
}
