/**
 * Replaces `locales/<code>/index.ts` and `rest.ts` with their data, without imports. Otherwise a language that imports
 * another one, as de-AT imports de-DE, would share a chunk with it. That chunk would be requested only after the language's
 * own chunk has loaded.
 */
import { evaluate } from '../evaluate.mjs'

export const languageData = () => ({
  name: 'language-data',
  async load(id) {
    if (!/[\\/]locales[\\/][\w-]+[\\/](index|rest)\.ts$/.test(id)) return null
    const { default: texts } = await evaluate(id)
    return `export default ${JSON.stringify(texts)}`
  },
})
