/** Loads the option tables that the widgets use: kinds, allowed values and defaults. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../paths.mjs'

/** The code of a module that exports the table of the common options, and one table for each widget that has options. */
function entryOf(widgets) {
  const own = widgets
    .filter((widget) => existsSync(join(root, `src/widgets/${widget}/options.ts`)))
    .map((widget) => `export { options as ${widget} } from './src/widgets/${widget}/options.ts'`)
  return `import { commonOptions } from './src/options/common.ts'
import { localesOf } from './src/texts/load-texts.ts'
export const common = commonOptions(localesOf('support'))
${own.join('\n')}`
}

/**
 * @param {string[]} widgets
 * @returns {Promise<Record<string, Record<string, import('../../src/options/kinds.js').Option<unknown>>>>}
 */
export async function loadOptionTables(widgets) {
  const { outputFiles } = await build({
    stdin: { contents: entryOf(widgets), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
