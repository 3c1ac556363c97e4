/** Faults of the connection: it is cut, or bytes come slowly. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { numberOf } from './fault.js'
import { wait } from './time.js'
import type { ShopContext } from '../context.js'

/** Without a connection, as in tests that call the app directly, the answer is status 502. */
const gone = (): Response => new Response(null, { status: 502 })

/** Cuts the connection before anything of an answer is sent. */
export const drop = (c: ShopContext): Response => {
  c.env?.incoming?.socket.destroy()
  return gone()
}

/** Sends the headers of an answer and, if `where` is `body`, the first half of its body. Then cuts the connection. */
export const cut = async (c: ShopContext, answer: Response, where: string): Promise<Response> => {
  const body = Buffer.from(await answer.arrayBuffer())
  const outgoing = c.env?.outgoing
  if (!outgoing) return gone()
  const headers = { ...Object.fromEntries(answer.headers), 'content-length': Math.max(body.length, 2) }
  // A cut answer with 304 would be a whole one, because it has no body.
  outgoing.writeHead(answer.status === 304 ? 200 : answer.status, headers)
  outgoing.flushHeaders()
  if (where === 'body') outgoing.write(body.subarray(0, Math.ceil(body.length / 2)))
  outgoing.socket?.end()
  return RESPONSE_ALREADY_SENT
}

/** Sends an answer one byte at a time. */
export const trickle = async (c: ShopContext, answer: Response, value: string): Promise<Response> => {
  const bytes = new Uint8Array(await answer.arrayBuffer())
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
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  // Otherwise the bytes would wait for the compression of the whole answer.
  headers.set('Content-Encoding', 'identity')
  return new Response(body, { status: answer.status === 304 ? 200 : answer.status, headers })
}
