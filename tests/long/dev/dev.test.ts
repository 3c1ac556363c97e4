/** `npm run dev`, in a copy of the project whose sources the tests change. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { part, placeholder } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'
import { copyProject } from '../support/copy-project.js'

/** Time for the first build and a change on a busy machine. */
const BUILD_MS = 120_000

let copy: ReturnType<typeof copyProject>
let dev: ChildProcess
let printed = ''
let shop: string

const expectPrinted = (text: string | RegExp) =>
  expect.poll(() => printed, { timeout: BUILD_MS }).toMatch(text)

/** Adds a line to a source. @returns a function that removes it */
function addLine(path: string, line: string): () => void {
  const before = readFileSync(join(copy.folder, path), 'utf8')
  writeFileSync(join(copy.folder, path), `${before}${line}\n`)
  return () => writeFileSync(join(copy.folder, path), before)
}

/** Opens a page, and waits until it listens for builds. */
async function open(page: Page): Promise<void> {
  const listening = page.waitForResponse('**/dev/reload')
  await page.goto(`${shop}/`)
  await listening
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(2 * BUILD_MS)
  copy = copyProject()
  const port = await freePort()
  shop = `http://127.0.0.1:${port}`
  const { DIST: _dist, SHOP_EMBED_CDN_DIR: _cdn, ...env } = process.env
  dev = spawn(process.execPath, ['tools/dev.mjs'], { cwd: copy.folder, env: { ...env, PORT: String(port) } })
  dev.stdout!.on('data', (text) => (printed += String(text)))
  dev.stderr!.on('data', (text) => (printed += String(text)))
  await expectPrinted(/The shop is open/)
})

test.afterAll(() => {
  dev.kill()
  copy.remove()
})

test('an open page soon gets a changed line of the loader', async ({ page }) => {
  test.setTimeout(BUILD_MS)
  await open(page)
  addLine('loader/loader.ts', "document.documentElement.dataset['loader'] = 'changed'")
  await expect(page.locator('html')).toHaveAttribute('data-loader', 'changed', { timeout: BUILD_MS })
  await expect(part(page, 'nav-item').first()).toBeVisible()
  counted('changes that `npm run dev` has shown')
})

test('an open page soon gets a changed line of a widget, in a chunk with another hash', async ({ page }) => {
  test.setTimeout(BUILD_MS)
  await open(page)
  addLine('src/widgets/header/index.ts', "document.documentElement.dataset['header'] = 'changed'")
  await expect(page.locator('html')).toHaveAttribute('data-header', 'changed', { timeout: BUILD_MS })
  counted('changes that `npm run dev` has shown')
})

test('a syntax error is printed with its place, and the next correct change is shown', async ({ page }) => {
  test.setTimeout(2 * BUILD_MS)
  await open(page)
  const removeLine = addLine('src/widgets/footer/index.ts', 'const = 1')
  await expectPrinted(/src\/widgets\/footer\/index\.ts \(\d+:\d+\).*expected/)
  removeLine()
  addLine('src/widgets/footer/index.ts', "document.documentElement.dataset['footer'] = 'changed'")
  await expect
    .poll(
      async () => {
        await placeholder(page, 'footer').scrollIntoViewIfNeeded()
        return page.locator('html').getAttribute('data-footer')
      },
      { timeout: BUILD_MS },
    )
    .toBe('changed')
  counted('changes that `npm run dev` has shown')
})
