/** Writes `scripts.json` next to the manifest: what each script is for. `cli/release/scripts.ts` has the facts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '../evaluate.mjs'
import { at } from '../paths.mjs'

/** @param folder  has the manifest */
export const scriptsList = (folder) => ({
  name: 'scripts-list',
  writeBundle: {
    // Another plugin of the same build writes the manifest.
    order: 'post',
    sequential: true,
    async handler() {
      const { SCRIPTS, scriptsOf } = await evaluate(at('cli/release/scripts.ts'))
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
      writeFileSync(join(folder, SCRIPTS), JSON.stringify(scriptsOf(manifest), null, 1))
    },
  },
})
