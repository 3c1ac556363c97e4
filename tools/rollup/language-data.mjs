/**
 * Replaces `locales/<code>/index.ts` and `rest.ts` by their data, without imports. Otherwise a language that imports
 * another one, as de-AT imports de-DE, would share a chunk with it, which is only requested after the language's own
 * chunk has been loaded.
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
