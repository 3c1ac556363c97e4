/** Builds everything except the docs: the files for the CDN, and the npm packages. */
import { spawnSync } from 'node:child_process'
import { writeHtmlData } from './docs/html-data.mjs'
import { root } from './paths.mjs'
import { recordBuild } from './sources.mjs'
import { writeOpenApi } from './write-open-api.mjs'

const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--silent']

/** Ends the process if the build fails. */
export const buildCode = () =>
  recordBuild('code', async () => {
    const { status } = spawnSync(process.execPath, rollup, { cwd: root, stdio: 'inherit' })
    if (status !== 0) {
      console.error('The build failed: see the lines above.')
      process.exit(1)
    }
    await writeHtmlData()
    await writeOpenApi()
  })
