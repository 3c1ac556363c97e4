/** Builds everything except the docs: the files for the CDN, and the npm packages. */
import { rollup } from 'rollup'
import builds from '../rollup.config.mjs'
import { recordBuild } from './sources.mjs'

/** @throws {Error} if a build fails */
export const buildCode = () =>
  recordBuild('code', async () => {
    for (const { output, ...input } of builds) {
      const bundle = await rollup(input)
      await bundle.write(output)
      await bundle.close()
    }
  })
