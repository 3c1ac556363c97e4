/** Builds the CDN's files from the same source, but with React instead of preact. */
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import { cdnBuilds } from '../build/cdn.mjs'

const require = createRequire(import.meta.url)
const REACT = '\0react'

/** @returns the code of one ES module with the exports of all entries of React, which is CommonJS */
async function reactModule() {
  const entries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
  const taken = new Set(['default'])
  const lines = entries.map((entry) => {
    const names = Object.keys(require(entry)).filter((name) => !taken.has(name) && /^[a-zA-Z]\w*$/.test(name))
    names.forEach((name) => taken.add(name))
    return `export { ${names.join(', ')} } from '${entry}'`
  })
  const { outputFiles } = await build({
    stdin: {
      contents: [...lines, `export { default } from 'react'`].join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0].text
}

const code = await reactModule()
const onReact = {
  name: 'on-react',
  resolveId: (id) => (/^react(-dom)?(\/|$)/.test(id) ? REACT : null),
  load: (id) => (id === REACT ? code : null),
  // React itself reports errors that event handlers throw.
  transform: (_code, id) =>
    id.endsWith('cdn/preact.ts')
      ? 'export const guardHandlers = () => {}, replaceTexts = guardHandlers, lowerCaseAttributes = guardHandlers'
      : null,
}

const { chunks, doctor, loader } = cdnBuilds()
const plugins = chunks.plugins.filter((plugin) => plugin && plugin.name !== 'alias')
for (const config of [{ ...chunks, plugins: [onReact, ...plugins] }, doctor, loader]) {
  const bundle = await rollup(config)
  await bundle.write(config.output)
}
