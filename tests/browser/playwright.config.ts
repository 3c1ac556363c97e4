import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../tools/find-browser.mjs'
import { cdn } from '../../tools/paths.mjs'
import { shopCommand } from '../../tools/shop.mjs'

/**
 * @param port  the port of the shop; the next port is that of the partner's pages
 * @param name  the name of the files in `test-results`
 */
export const browserTests = (port: number, name: string): PlaywrightTestConfig => ({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: `../../test-results/${name}`,
  fullyParallel: true,
  workers: 2,
  // On a busy machine, a test may time out once; a test that passes on a retry is reported as flaky.
  retries: process.env.CI ? 2 : 1,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: `../../test-results/${name}.json` }]],
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1500, height: 900 },
    locale: 'de-DE',
    launchOptions: { executablePath: findBrowser() ?? '', args: BROWSER_FLAGS },
  },
  webServer: {
    command: ['node', ...shopCommand(port)].join(' '),
    url: `http://127.0.0.1:${port}/`,
    env: { SHOP_EMBED_CDN_DIR: cdn, CHECK_CALLS: '1' },
    reuseExistingServer: false,
  },
})

export default defineConfig({
  ...browserTests(Number(process.env.TEST_PORT ?? 4397), 'browser'),
  grepInvert: /@long/,
  // Of `transcripts.test.ts`.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
})
