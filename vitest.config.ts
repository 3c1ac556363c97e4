import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { css } from './tools/rollup/css.mjs'
import { releaseFacts } from './tools/rollup/release-facts.mjs'

const shared = {
  exclude: [...configDefaults.exclude, 'tests/browser/**', 'tests/long/**'],
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 30_000,
}
/**
 * Tests with the page of happy-dom: those of views, which run on React, and those of the folders that use the page. The browser
 * tests load the built files, which have preact.
 */
const withPage = {
  ...shared,
  environment: 'happy-dom',
  // happy-dom is loaded once for each worker, and not once for each file: that takes a third of the time.
  pool: 'vmThreads',
  setupFiles: ['tests/support/setup.ts'],
}
const WITH_PAGE = [
  'tests/{ui,widgets}/**/*.test.tsx',
  'tests/{cdn,doctor,host,html,loader,mount,npm,options,page,testing}/**/*.test.{ts,tsx}',
]

export default defineConfig({
  plugins: [css(), releaseFacts()],
  // Nothing is bundled before the tests run, so the pages in the folders need not be searched for packages.
  optimizeDeps: { noDiscovery: true },
  // The commands and an example import the package by its name. `paths` in tsconfig.json says the same.
  resolve: {
    alias: [
      { find: /^shop-embed\/(react|server)$/, replacement: join(import.meta.dirname, 'src/npm/$1') },
      { find: /^shop-embed\/testing$/, replacement: join(import.meta.dirname, 'src/testing/index.ts') },
    ],
  },
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          // The files of a worker share modules, which halves the time. A test that replaces a module must first forget those that
          // other tests have imported: `vi.resetModules()`.
          pool: 'threads',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [...shared.exclude, ...WITH_PAGE],
        },
      },
      {
        extends: true,
        test: { ...withPage, name: 'page', include: [...WITH_PAGE, 'examples/testing/unit/*.test.jsx'] },
      },
    ],
  },
})
