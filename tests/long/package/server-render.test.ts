/** The packed package in an application that a server renders as a stream and the browser hydrates. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { part, placeholder } from '../../browser/support/parts.js'
import { recordProblems, serveBuilt } from './support/open-app.js'
import { expect, run, test } from './support/test.js'

/** Starts the application's server. @returns its address, and a function that stops it */
async function startServer(folder: string) {
  const server = spawn(process.execPath, ['server.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  server.stderr.on('data', (text) => (log += String(text)))
  const [port] = (await once(server.stdout, 'data')) as [Buffer]
  return {
    address: `http://127.0.0.1:${Number(String(port))}/`,
    /** What the server has written to its error output. */
    log: () => log,
    stop: () => server.kill(),
  }
}

for (const version of ['18.2.0', '19.3.1'])
  test(`on React ${version}, a server renders the application, and the browser hydrates it`, async ({
    page,
    installApp,
  }) => {
    const folder = await installApp('server-render', `react@${version}`, `react-dom@${version}`)
    await run(folder, 'npm', 'run', 'build')
    const server = await startServer(folder)
    try {
      const html = await (await fetch(server.address)).text()
      expect(html).toMatch(
        /<div data-shop-host="header"><template shadowrootmode="open">.*<\/template><a href="\/">Startseite<\/a><\/div>/,
      )
      expect(html).toContain('<output>…</output>')
      expect(html).toMatch(/<div data-shop-widget="footer"[^>]*><template shadowrootmode="open">/)
      expect(server.log()).toBe('')

      const problems = recordProblems(page)
      await serveBuilt(page, folder)
      await page.route('**/rendered', async (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
      await page.goto('/rendered')
      // A server's markup has one header for each width, until the takeover.
      await expect(part(page, 'header')).toHaveCount(1)
      await expect(part(page, 'header')).toHaveAttribute('data-site', 'AT')
      await expect(part(placeholder(page, 'footer'), 'footer')).toBeVisible()

      await expect(page.locator('output')).toHaveText('0')
      await page.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(page.locator('output')).toHaveText('1')
      await expect(part(page, 'cart-badge')).toHaveText('1')
      expect(problems).toEqual([])
    } finally {
      server.stop()
    }
  })
