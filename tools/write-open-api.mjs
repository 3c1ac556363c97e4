/** Writes `dist/npm/openapi.json` from the table of calls. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from './evaluate.mjs'
import { dist, root } from './paths.mjs'

export async function writeOpenApi() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { openApi } = await evaluate(join(root, 'src/services/contract/open-api.ts'))
  writeFileSync(join(dist, 'npm/openapi.json'), `${JSON.stringify(openApi(version), null, 2)}\n`)
}
