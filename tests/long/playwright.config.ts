/** The browser tests of `npm run test:long`, which take minutes. */
import { defineConfig } from 'playwright/test'
import { browserTests } from '../browser/playwright.config.js'

export default defineConfig({
  ...browserTests(Number(process.env.TEST_PORT ?? 4497), 'long-browser'),
  timeout: 60_000,
  projects: [
    { name: 'long', testIgnore: ['**/unit/**', 'react-18/**', 'pictures/**'] },
    // The pictures of the gallery are in the repository. `npm run pictures -- accept` writes them.
    { name: 'pictures', testMatch: 'pictures/**/*.test.ts', snapshotPathTemplate: '../pictures/{arg}{ext}' },
    { name: 'browser', testDir: '../browser', grep: /@long/ },
  ],
  // The tests that compare other pictures take them.
  snapshotPathTemplate: '../../test-results/pictures/{arg}{ext}',
  updateSnapshots: 'none',
})
