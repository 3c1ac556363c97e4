import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { cssText } from './src/build/css-text.mjs'
import { slimAliases } from './src/build/aliases.mjs'
import { packageFiles } from './src/build/package-files.mjs'

/** The same files run twice: on React, and on the slim twins that the CDN build ships. */
const shared = {
  environment: 'happy-dom',
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: [...configDefaults.exclude, 'tests/browser/**'],
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 30_000,
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [cssText(), packageFiles(fileURLToPath(new URL('.', import.meta.url)))],
  test: {
    projects: [
      { extends: true, test: { ...shared, name: 'react' } },
      {
        extends: true,
        resolve: { alias: slimAliases() },
        test: {
          ...shared,
          name: 'cdn',
          // Only what renders or formats texts differs between the runtimes.
          include: ['tests/{widgets,ui,forms,cart,i18n,shop}/**/*.test.{ts,tsx}'],
          // The npm package is for React itself.
          exclude: [...shared.exclude, 'tests/shop/{react,render-to-html}.test.tsx'],
        },
      },
    ],
  },
})
