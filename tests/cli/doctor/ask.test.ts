import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAsk } from '../../../cli/doctor/ask.js'
import { createCookieJar } from '../../../cli/doctor/cookie-jar.js'

/** A server with one file, which no other origin may read. */
let server: Server
let origin: string
const ask = createAsk(createCookieJar(), 'https://page.example/')

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.statusCode = url === '/loader.js' ? 200 : 404
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('refuses a file that another origin may not read', async () => {
  expect(await ask(`${origin}/loader.js`)).toMatchObject({ ok: false, reason: 'cors' })
})

test('reports a 404 as a missing file, even if the response does not allow the origin', async () => {
  expect(await ask(`${origin}/loder.js`)).toMatchObject({ ok: true, status: 404 })
})
