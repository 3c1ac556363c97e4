/** Cuts connections of a Node.js server. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from '../context.js'
import type { Connection } from './connection.js'

const connectionOf = ({
  incoming,
  outgoing,
}: Required<Pick<ShopEnv['Bindings'], 'incoming' | 'outgoing'>>): Connection => ({
  drop() {
    incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  },
  async cut(response, isInBody) {
    const body = Buffer.from(await response.arrayBuffer())
    const headers = { ...Object.fromEntries(response.headers), 'content-length': Math.max(body.length, 2) }
    // A response with 304 has no body, so a cut one would be complete.
    outgoing.writeHead(response.status === 304 ? 200 : response.status, headers)
    outgoing.flushHeaders()
    if (isInBody) outgoing.write(body.subarray(0, Math.ceil(body.length / 2)))
    outgoing.socket?.end()
    return RESPONSE_ALREADY_SENT
  },
})

/** Makes the connection available as `c.var.connection`. Tests that call the app directly have none. */
export const nodeConnection = createMiddleware<ShopEnv>(async (c, next) => {
  const { incoming, outgoing } = c.env ?? {}
  if (incoming && outgoing) c.set('connection', connectionOf({ incoming, outgoing }))
  await next()
})
