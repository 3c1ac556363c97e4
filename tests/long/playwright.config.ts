/** The browser tests of `npm run test:long`: what takes minutes. */
import { defineConfig } from 'playwright/test'
import { browserTests } from '../browser/playwright.config.js'

export default defineConfig({
  ...browserTests(Number(process.env.TEST_PORT ?? 4497), 'long-browser'),
  timeout: 60_000,
  projects: [
    { name: 'long', testIgnore: ['unit/**', 'react-18/**'] },
    { name: 'browser', testDir: '../browser', grep: /@long/ },
  ],
  // Of the gallery. `npm run pictures:accept` writes them.
  snapshotPathTemplate: '../pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // Other pictures are taken by the tests that compare them.
  expect: { toHaveScreenshot: { pathTemplate: '../../test-results/pictures/{arg}{ext}' } },
})
