/**
 * Rollup's configuration of the npm package: ES modules that leave React to the application, and their declarations.
 * The replacement of typesafe-i18n and zod/mini itself are bundled, so that the package depends on React alone.
 */
import { join } from 'node:path'
import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import dts from 'rollup-plugin-dts'
import { slimAliases } from './aliases.mjs'
import { cssText } from './css-text.mjs'
import { packageFiles } from './package-files.mjs'

/** Export name of package.json → its source. */
const ENTRIES = { index: 'npm.ts', react: 'react.tsx', server: 'server.ts' }

/** `locales/de-DE/header.ts` becomes `parts/de-DE-header.js`. */
const partName = ({ name, facadeModuleId }) => {
  const path = facadeModuleId?.match(/(?:locales|src\/widgets|src)\/(.+?)(\/index)?\.tsx?$/)?.[1]
  return `parts/${(path ?? name).replaceAll('/', '-')}.js`
}

/** No module has effects of its own, so importing one without a name says nothing; bundlers complain about it. */
const withoutBareImports = {
  name: 'without-bare-imports',
  renderChunk: (code) => ({ code: code.replace(/^import '[^']*';\n?/gm, ''), map: null }),
}

export function packageConfigs({ root, directory, types, onwarn }) {
  const input = Object.fromEntries(
    Object.entries(ENTRIES).map(([name, file]) => [name, join(root, 'src/shop', file)]),
  )
  const external = /^react(-dom)?(\/|$)/
  return [
    {
      input,
      external,
      onwarn,
      // As package.json promises to bundlers.
      treeshake: { moduleSideEffects: false },
      plugins: [
        packageFiles(root),
        alias({ entries: slimAliases().filter(({ find }) => !/react/.test(find.source)) }),
        nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
        cssText(),
        types(),
        withoutBareImports,
      ],
      output: {
        dir: directory,
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: partName,
        hoistTransitiveImports: false,
      },
    },
    {
      input,
      external: (id) => external.test(id) || /^(package|files|locales):/.test(id),
      onwarn,
      plugins: [dts({ tsconfig: join(root, 'tsconfig.json') }), withoutBareImports],
      output: { dir: directory, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'types.d.ts' },
    },
  ]
}
