/**
 * A phone's line with two hosts, as pages have them: the page with its services, and the CDN. Both speak HTTP/2 over TLS,
 * and each view begins without a connection. The line delays and slows down all connections together; it does not model
 * the lookup of names, lost packets and the slow start of TCP.
 */
import { createSecureServer } from 'node:http2'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { benchFolder } from './alternatives.mjs'

/** One way takes half of it. */
const ROUND_MS = 150
/** Bytes per ms. */
const DOWN = 200
const UP = 93.75

export const LINE_NAME = '1.6 Mbit/s, 150 ms, TLS, HTTP/2'
export const SHOP_ORIGIN = 'https://shop.example'
export const CDN_ORIGIN = 'https://cdn.example'
const PORTS = { 'shop.example': 4395, 'cdn.example': 4396 }

/** Lets the browser find both hosts on this machine, and accept their certificate without a second connection. */
export const LINE_FLAGS = [
  '--ignore-certificate-errors',
  `--host-resolver-rules=${Object.entries(PORTS)
    .map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`)
    .join(', ')}`,
]

/** The size of a packet, so that connections share the line. */
const PACKET = 1400
/** What a sender may have under way on a connection. */
const WINDOW = 65_536

/** One direction of the line: packets of all connections arrive one after the other, in their order. */
class Direction {
  #free = 0
  #queue = []
  #timer

  constructor(bytesPerMs) {
    this.bytesPerMs = bytesPerMs
  }

  /** @param from  the earliest time at which the packet may leave */
  send(packet, from, deliver) {
    this.#free = Math.max(this.#free, from, performance.now()) + packet.length / this.bytesPerMs
    this.#queue.push({ at: this.#free + ROUND_MS / 2, deliver })
    this.#timer ??= setTimeout(() => this.#deliver(), 0)
  }

  #deliver() {
    while (this.#queue.length > 0 && this.#queue[0].at <= performance.now()) this.#queue.shift().deliver()
    const next = this.#queue[0]
    this.#timer = next && setTimeout(() => this.#deliver(), next.at - performance.now())
  }
}

/** Passes on what one end sends. A sender waits while its window is full. */
function pass(from, to, direction, since) {
  let underWay = 0
  from.on('data', (chunk) => {
    for (let at = 0; at < chunk.length; at += PACKET) {
      const packet = chunk.subarray(at, at + PACKET)
      underWay += packet.length
      direction.send(packet, since, () => {
        underWay -= packet.length
        if (underWay < WINDOW) from.resume()
        if (to.writable) to.write(packet)
      })
    }
    if (underWay >= WINDOW) from.pause()
  })
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}

/**
 * Serves both hosts.
 *
 * @param respond  answers a request
 * @returns `connections()`, the number of connections since the last call, and `stop()`
 */
export async function openLine(respond) {
  const { CERTIFICATE, KEY } = await import(pathToFileURL(join(benchFolder, 'files/certificate.js')).href)
  let connections = 0
  const [up, down] = [new Direction(UP), new Direction(DOWN)]
  const servers = []
  const listen = (server, port) => {
    servers.push(server)
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  for (const port of Object.values(PORTS)) {
    const server = createSecureServer({ cert: CERTIFICATE, key: KEY }, respond)
    await listen(server, 0)
    const proxy = createServer((browser) => {
      connections += 1
      const host = connect(server.address().port, '127.0.0.1')
      // The first packet leaves when the connection has been confirmed.
      pass(browser, host, up, performance.now() + ROUND_MS)
      pass(host, browser, down, 0)
    })
    await listen(proxy, port)
  }
  return {
    connections() {
      const count = connections
      connections = 0
      return count
    },
    stop: () => servers.forEach((server) => server.close()),
  }
}
