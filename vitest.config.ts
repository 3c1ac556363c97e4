import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { preactAliases } from './tools/preact-aliases.mjs'
import { css } from './tools/rollup/css.mjs'
import { releaseFacts } from './tools/rollup/release-facts.mjs'

/** Tests that render run twice: on React, and on preact, which replaces React in the CDN build. */
const shared = {
  environment: 'happy-dom',
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, 'tests/browser/**', 'tests/long/**'],
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 30_000,
}

export default defineConfig({
  plugins: [css(), releaseFacts()],
  // The commands and an example import the package by its name. `paths` in tsconfig.json says the same.
  resolve: {
    alias: [
      { find: /^shop-embed\/(react|server)$/, replacement: join(import.meta.dirname, 'src/npm/$1') },
      { find: /^shop-embed\/testing$/, replacement: join(import.meta.dirname, 'src/testing/index.ts') },
      { find: /^shop-embed\/testing\/msw$/, replacement: join(import.meta.dirname, 'src/testing/msw.ts') },
    ],
  },
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'react',
          include: [...shared.include, 'examples/testing/unit/*.test.jsx'],
        },
      },
      {
        extends: true,
        resolve: { alias: preactAliases },
        test: {
          ...shared,
          name: 'preact',
          // The aliases must also apply to libraries that import React.
          server: { deps: { inline: ['jotai'] } },
          // Code that does not render is the same in both projects.
          include: ['tests/{widgets,ui,mount,page}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
