/** The packed package in an application of Next.js with the app router: server components, a static and a dynamic page. */
import { spawn } from 'node:child_process'
import { freePort } from '../../../tools/free-port.mjs'
import { part } from '../../browser/support/parts.js'
import { recordProblems } from './support/open-app.js'
import { expect, run, test } from './support/test.js'

/** Starts the built application. @returns its address, and a function that stops it */
async function startNext(folder: string) {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', port], {
    cwd: folder,
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return { address, stop: () => server.kill() }
}

test('server components of Next.js render widgets, which the browser takes over', async ({
  page,
  installApp,
  baseURL,
}) => {
  // The application reads it when it is built and when it runs.
  process.env['SHOP'] = baseURL!
  process.env['NEXT_TELEMETRY_DISABLED'] = '1'
  const folder = await installApp('next')
  await run(folder, 'npm', 'run', 'build')
  const server = await startNext(folder)
  try {
    const html = await (await fetch(server.address)).text()
    expect(html).toMatch(
      /<div data-shop-host="header"><template shadowrootmode="open"><link [^>]*><div data-shop-root /,
    )

    const problems = recordProblems(page)
    await page.goto(server.address)
    const header = page.locator('[data-shop-host=header]')
    await expect(header.locator('[data-shop-root=header]')).toHaveCount(1)
    await expect(header.locator('[data-shop-root=""]')).toHaveCount(0)
    await expect(part(header, 'header')).toHaveAttribute('data-site', 'AT')
    await expect(part(page, 'footer')).toBeVisible()

    await expect(page.locator('output')).toHaveText('0')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.locator('output')).toHaveText('1')
    await expect(part(header, 'cart-badge')).toHaveText('1')

    // The client-side router keeps the header, and renders the newsletter form without a new page.
    await header.evaluate((element) => Object.assign(element, { isSame: true }))
    await page.getByRole('link', { name: 'More' }).click()
    await expect(page.getByRole('heading', { name: 'Dynamic' })).toBeVisible()
    await expect(part(page.locator('[data-shop-host=newsletter]'), 'form')).toBeVisible()
    expect(await header.evaluate((element) => (element as { isSame?: boolean }).isSame)).toBe(true)
    await page.reload()
    await expect(page.locator('[data-shop-host=newsletter] [data-shop-root=newsletter]')).toHaveCount(1)
    await expect(page.locator('[data-shop-root=""]')).toHaveCount(0)
    expect(problems).toEqual([])
  } finally {
    server.stop()
  }
})
