/** The built command as a process: how it starts and how it stops. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../../../tools/free-port.mjs'
import { cli } from '../../../../tools/paths.mjs'
import { cleanUp, serve, start, startFragmentServer, statusOf } from './server.js'

test.afterEach(cleanUp)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`after ${signal}, the request in flight gets its response, and the process ends with 0`, async () => {
    let respondNow = () => {}
    const shop = await serve((_request, response) => {
      respondNow = () => response.end('{"list":[{"title":"Kaffee","href":"/kaffee"}]}')
    })
    const port = await freePort()
    const server = await startFragmentServer(shop, port, '--sites', 'DE', '--navigation-timeout-ms', '30000')
    const url = `http://127.0.0.1:${port}`
    const waiting = fetch(`${url}/fragments/header?site=DE`)
    await expect
      .poll(async () => (await fetch(`${url}/metrics`)).text())
      .toContain('shop_fragments_in_flight 1')
    const exited = new Promise((resolve) => server.process.once('exit', resolve))
    server.process.kill(signal)
    await expect.poll(server.printed).toContain('"msg":"stopping"')
    await expect.poll(() => statusOf(`${url}/health`)).toBe(0)
    respondNow()
    const response = await waiting
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Kaffee')
    expect(await exited).toBe(0)
    expect(server.printed()).toContain('"msg":"stopped"')
  })

test('a request that takes longer than the limit is aborted, and the process ends with 0', async () => {
  const shop = await serve(() => {})
  const port = await freePort()
  const limits = ['--sites', 'DE', '--navigation-timeout-ms', '60000', '--stop-timeout-s', '1']
  const server = await startFragmentServer(shop, port, ...limits)
  const waiting = statusOf(`http://127.0.0.1:${port}/fragments/header?site=DE`)
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    .toContain('shop_fragments_in_flight 1')
  expect(await server.stop()).toBe(0)
  expect(await waiting).toBe(0)
  expect(server.printed()).toContain('requests that took longer than 1 s were aborted')
})

test('a request with endless headers is aborted after 5 s', async () => {
  const shop = await serve(() => {})
  const port = await freePort()
  await startFragmentServer(shop, port, '--sites', 'DE')
  const connection = connect(port, '127.0.0.1')
  const start = performance.now()
  connection.write('GET /health HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ')
  const [response] = (await once(connection, 'data')) as [Buffer]
  await once(connection, 'close')
  const seconds = (performance.now() - start) / 1000
  expect(String(response)).toMatch(/^HTTP\/1\.1 408 /)
  expect(seconds).toBeGreaterThan(4.5)
  expect(seconds).toBeLessThan(8)
})

test('the server prints one sentence that names a port in use', async () => {
  const shop = await serve(() => {})
  const { port } = new URL(shop)
  const command = [join(cli, 'main.js'), 'fragments', '--shop', shop, '--port', port]
  const program = start(process.execPath, command)
  const code = await new Promise((resolve) => program.process.once('close', resolve))
  expect(code).toBe(1)
  expect(program.printed()).toBe(
    `The server cannot listen at 127.0.0.1:${port}: the port is in use by another program; set --port to a free one.\n`,
  )
})
