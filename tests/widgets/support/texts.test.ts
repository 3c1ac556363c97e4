import { describe, expect, it } from 'vitest'
import de from '../../../locales/de-DE/support.js'

const CODES = ['de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR', 'en', 'da-DK', 'sv-SE']
const placeholders = (text: string) => (text.match(/\{\w+(?=[:}])/g) ?? []).sort()

describe.each(CODES)('the support texts in %s', (code) => {
  it('say everything that the German ones say, with the same figures and names in them', async () => {
    const { default: texts } = (await import(`../../../locales/${code}/support.ts`)) as {
      default: Record<string, string>
    }
    expect(Object.keys(texts).sort()).toEqual(Object.keys(de).sort())
    for (const [key, text] of Object.entries(de)) {
      expect(texts[key], key).not.toBe('')
      expect(placeholders(texts[key]!), key).toEqual(placeholders(text))
    }
  })

  it('use the signs of their language', async () => {
    const { default: texts } = (await import(`../../../locales/${code}/support.ts`)) as {
      default: Record<string, string>
    }
    const all = Object.values(texts).join(' ')
    if (code === 'de-CH') expect(all).not.toContain('ß')
    if (!code.startsWith('de')) expect(all).not.toMatch(/Bitte|Datei/)
  })
})
