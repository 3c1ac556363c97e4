/** Opens a page in a browser that is not attached to DevTools, as Playwright's is: only such a browser prerenders pages. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from '../../../tools/find-browser.mjs'

/** @returns a function that closes the browser */
export async function openWithoutDevTools(address: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(join(tmpdir(), 'prerender-'))
  // A group of its own, because the command may be a script that starts the browser.
  const browser = spawn(
    findBrowser()!,
    ['--headless', '--window-size=1500,900', ...BROWSER_FLAGS, `--user-data-dir=${profile}`, address],
    { stdio: 'ignore', detached: true },
  )
  return async () => {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    process.kill(-browser.pid!)
    await gone
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
