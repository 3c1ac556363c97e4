/** A returning visitor: a browser with its cache, and an nginx that logs what it sends. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { startNginx } from '../../../../tools/start-nginx.mjs'

/** The `Cache-Control` that `nginx.conf` sends with the files of a channel. */
const CHANNEL_CONTROL = 'max-age=300, stale-while-revalidate=86400'

/**
 * @param folder   the release folder
 * @param log      a file for what nginx sends
 * @param control  replaces the `Cache-Control` of a channel's files, because no test can wait that long
 */
export async function startCountingNginx(folder: string, log: string, control: string) {
  writeFileSync(log, '')
  const nginx = await startNginx(folder, (text: string) => {
    if (!text.includes(CHANNEL_CONTROL)) throw new Error(`nginx.conf has no "${CHANNEL_CONTROL}"`)
    const counting = text
      .replace(CHANNEL_CONTROL, control)
      .replaceAll('access_log off;', '')
      .replace('server {', `server {\n    access_log ${log} sent;`)
    return `log_format sent '$status $uri';\n${counting}`
  })
  return {
    ...nginx,
    /** The paths of the files that were sent since the last call. A file that the browser had already (304) does not count. */
    takeSent(): string[] {
      const lines = readFileSync(log, 'utf8').split('\n')
      writeFileSync(log, '')
      return lines
        .filter((line) => line.startsWith('200 /'))
        .map((line) => line.slice('200 /'.length))
        .sort()
    },
  }
}

/** Opens a page in a new tab of the visitor's browser, and waits until nothing is loaded any more. */
export async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  for (const widget of ['support', 'footer', 'newsletter'])
    await page.locator(`[data-shop-widget=${widget}]`).scrollIntoViewIfNeeded()
  await page.locator('[data-shop-widget=newsletter] [part~=title]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}
