/** `npm start`, in a copy of the project. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../tools/free-port.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { part } from '../../browser/support/parts.js'
import { copyProject } from '../support/copy-project.js'

/** Time for building code and docs on a busy machine. */
const BUILD_MS = 300_000

let copy: ReturnType<typeof copyProject>
let running: ChildProcess | undefined

test.beforeAll(() => void (copy = copyProject('docs', 'README.md')))
test.afterAll(() => copy.remove())
test.afterEach(() => void running?.kill('SIGKILL'))

/** Resolves when the shop is open. */
async function start() {
  const { DIST: _dist, SHOP_EMBED_CDN_DIR: _cdn, ...env } = process.env
  const port = String(await freePort())
  const child = spawn(process.execPath, ['tools/serve.mjs', '--port', port], { cwd: copy.folder, env })
  running = child
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const expectPrinted = (text: string) => expect.poll(() => printed, { timeout: BUILD_MS }).toContain(text)
  await expectPrinted('The shop is open at')
  return {
    url: `http://127.0.0.1:${port}`,
    expectPrinted,
    printed: () => printed,
    async close() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      return (await exited)[0] as number
    },
  }
}

test('the shop is open while the docs are being built, and a start after a complete build builds nothing', async ({
  page,
}) => {
  test.setTimeout(3 * BUILD_MS)
  const first = await start()
  expect(first.printed()).toMatch(/Building the code[^]*Built the code[^]*Building the docs/)
  expect((await page.request.get(`${first.url}/docs/`)).status()).toBe(503)
  // Incomplete docs are built again.
  expect(await first.close()).toBe(0)

  const second = await start()
  expect(second.printed()).toMatch(/No source has changed[^]*Building the docs/)
  await page.goto(`${second.url}/`)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  await page.goto(`${second.url}/docs/`)
  await expect(page.getByRole('heading', { name: 'The docs are not built yet' })).toBeVisible()
  // The page reloads itself.
  await expect(page.getByRole('link', { name: 'Reference' }).first()).toBeVisible({ timeout: BUILD_MS })
  await second.expectPrinted('Built the docs')
  expect(await second.close()).toBe(0)

  const third = await start()
  expect(third.printed()).toContain('No source has changed')
  expect(third.printed()).not.toContain('Building')
  expect((await page.request.get(`${third.url}/docs/reference/options`)).status()).toBe(200)
  expect(await third.close()).toBe(0)
})
