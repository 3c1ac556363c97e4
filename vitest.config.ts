import { configDefaults, defineConfig } from 'vitest/config'
import { preactAliases } from './tools/preact-aliases.mjs'
import { css } from './tools/rollup/css.mjs'
import { releaseFacts } from './tools/rollup/release-facts.mjs'

/** The same files run twice: on React, and on preact, which the CDN build puts in its place. */
const shared = {
  environment: 'happy-dom',
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, 'tests/browser/**'],
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 30_000,
}

export default defineConfig({
  plugins: [css(), releaseFacts()],
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      { extends: true, test: { ...shared, name: 'react' } },
      {
        extends: true,
        resolve: { alias: preactAliases },
        test: {
          ...shared,
          name: 'preact',
          // The alias has to reach the libraries that import React.
          server: { deps: { inline: ['jotai'] } },
          // Only what renders differs between the two.
          include: ['tests/{widgets,forms,runtime,page}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
