/** Builds the package `shop-embed` for applications, which bring their own React, and its declarations. */
import { resolve } from 'node:path'
import alias from '@rollup/plugin-alias'
import dts from 'rollup-plugin-dts'
import { evaluate } from '../evaluate.mjs'
import { dependencies, peerDependencies, version } from '../package-facts.mjs'
import { at, dist, root } from '../paths.mjs'
import { preactAliases } from '../preact-aliases.mjs'
import { clean, enginePromise, onwarnIn, pictures, production, sources } from '../rollup/common.mjs'
import { releaseFacts } from '../rollup/release-facts.mjs'
import { collectPackages, thirdParty } from '../rollup/third-party.mjs'

const anyOf = (packages) => new RegExp(`^(${packages.join('|')})(/|$)`)

/** The application's React, and the dependencies of the package. Other packages are bundled, in `vendor/`. */
const external = anyOf(Object.keys({ ...peerDependencies, ...dependencies }))
/** jotai imports React, so the server's file contains jotai. */
const externalOnServer = anyOf(Object.keys(dependencies).filter((name) => name !== 'jotai'))

const serverEntry = { server: at('src/npm/server.ts') }
const entries = {
  index: at('src/npm/index.ts'),
  react: at('src/npm/react.tsx'),
  'testing/index': at('src/testing/index.ts'),
}
const folder = resolve(dist, 'npm')
const onwarn = onwarnIn(false)

/** The calls as OpenAPI. */
const descriptions = () => ({
  name: 'descriptions',
  async generateBundle() {
    const { openApi } = await evaluate(at('examples/shop/open-api.ts'))
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
    emit('openapi.json', `${JSON.stringify(openApi(version), null, 2)}\n`)
  },
})

/** The packages in `server.js`. The notices are written by the build of the other entries, which comes later. */
const bundledOnServer = []

/**
 * `shop-embed/server` in one file, with preact instead of React: server components have a React without hooks, and the commands
 * have none.
 */
const server = {
  input: serverEntry,
  external: externalOnServer,
  onwarn,
  treeshake: { moduleSideEffects: false },
  plugins: [
    clean(folder),
    alias({ entries: preactAliases }),
    production(),
    releaseFacts(),
    enginePromise(),
    ...sources(),
    pictures(false),
    collectPackages(bundledOnServer),
  ],
  output: {
    dir: folder,
    format: 'es',
    inlineDynamicImports: true,
  },
}

const code = {
  input: entries,
  external,
  onwarn,
  // Importing a module of the package has no side effects, so unused modules are left out.
  treeshake: { moduleSideEffects: false },
  plugins: [
    releaseFacts(),
    enginePromise(),
    ...sources(),
    pictures(false),
    thirdParty(folder, bundledOnServer),
    descriptions(),
  ],
  output: {
    dir: folder,
    format: 'es',
    // Rollup drops the directives of modules. With this one, a server component can import the entry.
    banner: ({ fileName }) => (fileName === 'react.js' ? `'use client';` : ''),
    // One file for each module, so that bundlers include only the used ones. `src/npm/react.tsx` → `react.js`.
    preserveModules: true,
    preserveModulesRoot: root,
    // npm does not pack folders with the name `node_modules`.
    entryFileNames: ({ name }) =>
      `${name.replace(/^src\/(npm\/)?/, '').replace(/^node_modules\//, 'vendor/')}.js`,
  },
}

const declarations = {
  // This entry has no code.
  input: { ...entries, ...serverEntry, jsx: at('src/npm/jsx.ts') },
  external: (id) => external.test(id) || id === 'virtual:release',
  onwarn,
  plugins: [dts({ tsconfig: at('tsconfig.json') })],
  output: {
    dir: folder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types.d.ts',
  },
}

export const npmBuilds = [server, code, declarations]
