/** The tests of `npm run test:long` that need no browser. */
import { defineConfig } from 'vitest/config'
import { css } from '../../tools/rollup/css.mjs'
import { releaseFacts } from '../../tools/rollup/release-facts.mjs'

export default defineConfig({
  plugins: [css(), releaseFacts()],
  test: {
    environment: 'happy-dom',
    include: ['tests/long/unit/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/long-unit.json' }]],
    testTimeout: 600_000,
  },
})
