/** Each example, started by its command on free ports, as a reader starts it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright/test'
import { findProgram } from '../../../tools/find-programs.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { root } from '../../../tools/paths.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget, part, placeholder } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'

/** Time for an installation from the registry and a start of Vite. */
const START_MS = 300_000

interface Example {
  address: string
  shop: string
  /** Sends SIGTERM, as Ctrl+C sends SIGINT, to the command and all that it has started. @returns its exit code */
  stop(): Promise<void>
}

let child: ChildProcess | undefined

test.afterEach(() => {
  if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
})

async function start(name: string): Promise<Example> {
  test.setTimeout(START_MS)
  const env = { ...process.env, PORT: String(await freePort()), SHOP_PORT: String(await freePort()) }
  const started = spawn('npm', ['run', 'example', '--', name], { cwd: root, env, detached: true })
  child = started
  let printed = ''
  started.stdout.on('data', (text: Buffer) => (printed += String(text)))
  started.stderr.on('data', (text: Buffer) => (printed += String(text)))
  const isEnded = () => started.exitCode !== null
  await expect.poll(() => isEnded() || /The example is at/.test(printed), { timeout: START_MS }).toBe(true)
  const [, address, shop] = /The example is at (\S+) and uses the shop at (\S+)\./.exec(printed) ?? []
  test.skip(/ENOTFOUND|EAI_AGAIN|ETIMEDOUT/.test(printed), 'the npm registry is not reachable')
  expect(address, printed).toBeDefined()
  const exited = once(started, 'exit')
  return {
    address: address!,
    shop: shop!,
    stop: async () => {
      process.kill(-started.pid!, 'SIGTERM')
      await exited
    },
  }
}

const isFree = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => false,
    () => true,
  )

/** Checks that the ports are free after the command has ended. */
async function stopAndCount({ address, shop, stop }: Example): Promise<void> {
  await stop()
  await expect.poll(() => isFree(address)).toBe(true)
  await expect.poll(() => isFree(shop)).toBe(true)
  counted('examples started by their command')
}

const addToCart = async (page: Page) => {
  await expect(page.getByText('Im Warenkorb: 0')).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText('Im Warenkorb: 1')).toBeVisible()
  await expect(part(page, 'cart-badge')).toHaveText('1')
}

test('plain HTML has the header, the cart, the footer and the newsletter form', async ({ page }) => {
  const example = await start('html')
  await page.goto(example.address)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  await placeholder(page, 'footer').scrollIntoViewIfNeeded()
  await expect(part(page, 'legal-link').first()).toBeVisible()
  await page.goto(`${example.address}mill.html`)
  await addToCart(page)
  await page.goto(`${example.address}newsletter.html`)
  await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
  await inWidget('newsletter').part(page, 'submit').click()
  await expect(inWidget('newsletter').part(page, 'success')).toBeVisible()
  await stopAndCount(example)
})

test('PHP has the navigation in its HTML, and the header takes it over', async ({ page, request }) => {
  test.skip(!findProgram('php'), 'PHP is not installed')
  const example = await start('php')
  const html = await (await request.get(example.address)).text()
  const visible = html.replace(/<script[^]*?<\/script>/g, '')
  expect(visible).toMatch(/<template shadowrootmode="open">[^]*part="nav-item"/)
  await page.goto(`${example.address}roasting.php`)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window.Shop as { version?: string } | undefined)?.version))
    .toMatch(/^\d/)
  await placeholder(page, 'footer').scrollIntoViewIfNeeded()
  await expect(part(page, 'legal-link').first()).toBeVisible()
  await stopAndCount(example)
})

test('the React application has the header, the cart and the footer', async ({ page }) => {
  const example = await start('react')
  await page.goto(example.address)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  await addToCart(page)
  await expect(part(page, 'footer')).toBeAttached()
  await stopAndCount(example)
})

test("the partner's page has the newsletter form in its own colours, and a visitor signs up", async ({
  page,
}) => {
  const example = await start('partner')
  await page.goto(example.address)
  const { part: own, field } = inWidget('newsletter')
  await field(page, 'email').fill('anna@mail.example')
  await expect(own(page, 'submit')).toHaveCSS('background-color', 'rgb(47, 93, 58)')
  await own(page, 'submit').click()
  await expect(own(page, 'success')).toBeVisible()
  await stopAndCount(example)
})
