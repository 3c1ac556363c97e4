/**
 * `locales/<code>/index.ts` becomes plain data: languages that build on another one, such as de-AT on de-DE, would
 * otherwise share a chunk, which is asked for only after the language itself has come.
 */
import { evaluate } from '../evaluate.mjs'

export const languageData = () => ({
  name: 'language-data',
  async load(id) {
    if (!/[\\/]locales[\\/][\w-]+[\\/]index\.ts$/.test(id)) return null
    const { default: texts } = await evaluate(id)
    return `export default ${JSON.stringify(texts)}`
  },
})
