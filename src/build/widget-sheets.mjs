/**
 * Each widget's style sheet as a file, for fragments that a server renders: the base and the widget's own, as the
 * frame adopts them. The definitions are the one source, so they are run.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { slimAliases } from './aliases.mjs'
import { minifyCss } from './css-text.mjs'
import { widgetNames } from './entries.mjs'
import { shortHash } from './release.mjs'

const inNode = {
  name: 'in-node',
  setup(builder) {
    // What comes later brings its own styles with it.
    builder.onResolve({ filter: /^/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : null))
    for (const { find, replacement } of slimAliases())
      builder.onResolve({ filter: find }, () => ({ path: replacement }))
    builder.onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: minifyCss(path), loader: 'text' }))
  },
}

/** @returns `{ header: { path, css }, … }`; no widget without a sheet of its own */
export async function widgetSheets(root) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-sheets-'))
  try {
    const names = widgetNames(root)
    await build({
      stdin: {
        contents: [
          "export { default as base } from './src/ui/base.css'",
          ...names.map((name) => `export { default as ${name} } from './src/widgets/${name}/index.ts'`),
        ].join('\n'),
        resolveDir: root,
      },
      outfile: join(folder, 'widgets.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      loader: { '.jpg': 'empty', '.svg': 'empty' },
      logLevel: 'error',
      plugins: [inNode],
    })
    const widgets = await import(pathToFileURL(join(folder, 'widgets.mjs')).href)
    return Object.fromEntries(
      names
        .filter((name) => widgets[name].styles)
        .map((name) => {
          const css = widgets.base + widgets[name].styles
          return [name, { path: `styles/${name}.${shortHash(css)}.css`, css }]
        }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
