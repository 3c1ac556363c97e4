/** The tests of `npm run test:long` that need no browser. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { css } from '../../tools/rollup/css.mjs'
import { releaseFacts } from '../../tools/rollup/release-facts.mjs'

const shared = {
  environment: 'happy-dom',
  setupFiles: [join(import.meta.dirname, '../support/setup.ts')],
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 600_000,
}

const react18 = join(import.meta.dirname, 'react-18/node_modules')

export default defineConfig({
  plugins: [css(), releaseFacts()],
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/long-unit.json' }]],
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: ['tests/long/{unit,operators/unit}/**/*.test.ts'] },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^(react|react-dom)(?=$|\/)/, replacement: `${react18}/$1` }] },
        test: {
          ...shared,
          name: 'react-18',
          // The alias must also apply to a library that imports React.
          server: { deps: { inline: ['jotai'] } },
          include: [
            'tests/{ui,widgets,page}/**/*.test.tsx',
            'tests/{mount,npm}/**/*.test.{ts,tsx}',
            'tests/long/react-18/*.test.ts',
          ],
        },
      },
    ],
  },
})
