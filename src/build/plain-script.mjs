/** TypeScript without its types, for modules that do not come from the compiler's plugin. */
import { transform } from 'esbuild'

/** @param file  its ending says what the code is */
export async function plainScript(code, file) {
  const loader = file.endsWith('x') ? 'tsx' : 'ts'
  const { code: plain } = await transform(code, { loader, jsx: 'automatic', target: 'es2022' })
  return { code: plain, map: { mappings: '' } }
}
