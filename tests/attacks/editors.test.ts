/** Payloads that an editor of the shop or a visitor can send: styles, content, search terms and file names. */
import { describe, expect, it } from 'vitest'
import { readContent, readEditedContent } from '../../src/widgets/footer/read-content.js'
import { parseHex, toCss } from '../../src/widgets/header/promotions/contrast.js'
import { CONTAINER_CSS, IMAGE_CSS, safeCss } from '../../src/widgets/header/promotions/page/safe-css.js'
import { parsePromotion } from '../../src/widgets/header/promotions/read-promotion.js'
import { splitMatch } from '../../src/widgets/header/search/combobox/rows.js'
import { normaliseTerm } from '../../src/widgets/header/search/term.js'
import { endLine, translated } from '../../src/widgets/header/theme-worlds/world-text.js'
import { parseTimestamp } from '../../src/widgets/preview/panel/settings.js'
import { checkFiles } from '../../src/widgets/support/form/check-files.js'
import { CSS } from './payloads/css.js'
import { TEXTS } from './payloads/index.js'
import { JSON_TEXTS, NO_JSON } from './payloads/json.js'
import { ALLOWED_FILE_NAMES, FILE_NAMES, INHERITED_NAMES } from './payloads/names.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()

describe('the styles of a promotion', () => {
  it('are dropped if they are hostile', () => {
    for (const payload of CSS)
      for (const allowed of [IMAGE_CSS, CONTAINER_CSS])
        for (const [name, value] of safeCss(payload, allowed)) {
          expect(allowed, print(payload)).toContain(name)
          expect(value, print(payload)).toMatch(/^[\w#%. -]*$/)
          expect(value, print(payload)).not.toMatch(/url|\d{4}|^-|\bv[wh]\b/i)
        }
  })

  it('accept a colour only as a hex value or as a name that the browser knows', () => {
    for (const payload of [...CSS, ...TEXTS]) {
      const colour = parseHex(payload)
      if (colour) expect(toCss(colour), print(payload)).toMatch(/^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/)
    }
  })
})

describe('a promotion', () => {
  it('of an unknown type, or with malformed content, is not shown', () => {
    for (const payload of [...TEXTS, ...INHERITED_NAMES])
      expect(parsePromotion({ type: payload, contentJSON: '{}' }), print(payload)).toBeNull()
    for (const payload of [...NO_JSON, ...TEXTS])
      expect(parsePromotion({ type: 'ApiCategory', contentJSON: payload }), print(payload)).toBeNull()
    for (const payload of JSON_TEXTS) parsePromotion({ type: 'ApiCategory', contentJSON: payload })
  })
})

describe('the content of a footer', () => {
  it('is read from any JSON; one short line names its problems', () => {
    for (const payload of [...JSON_TEXTS, ...NO_JSON]) {
      const problems: string[] = []
      readEditedContent(payload, (problem) => problems.push(problem))
      for (const problem of problems) expect(problem.length).toBeLessThan(2500)
    }
    for (const payload of JSON_TEXTS)
      for (const key of ['teaser', 'legalLinks', 'qualityLogos', 'salesTax', ...INHERITED_NAMES])
        readContent({ [key]: JSON.parse(payload) }, () => {})
  })
})

describe('the texts of a theme world', () => {
  it('are found by their own keys, never by inherited ones', () => {
    const translations = Object.assign(Object.create(null), { NEW: 'Neu' }) as Record<string, string>
    expect(translated([...INHERITED_NAMES, ...TEXTS], translations)).toEqual([])
    expect(translated(INHERITED_NAMES, {})).toEqual([])
  })

  it('mention an end only if the service sent a date', () => {
    for (const payload of TEXTS) {
      endLine({ endDate: payload }, 'DE', 'de-DE', ({ date }) => date)
      parseTimestamp(payload)
    }
  })
})

describe('a search term', () => {
  it('has at most 200 characters, and marks a part of a suggestion without changing it', () => {
    for (const payload of TEXTS) {
      const term = normaliseTerm(payload)
      expect(term.length, print(payload)).toBeLessThanOrEqual(200)
      for (const text of TEXTS.slice(0, 50))
        expect(splitMatch(text, term, 'tr-TR').join(''), print(payload)).toBe(text)
    }
  })
})

describe('the name of an attachment', () => {
  const file = (name: string) => ({
    name,
    size: 5,
    type: 'application/pdf',
    lastModified: 0,
    slice: () => ({
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode('%PDF-').buffer as ArrayBuffer),
    }),
  })
  const check = (name: string) =>
    checkFiles([file(name)], () => [], { maxFiles: 1, maxFileSize: 1 }, new AbortController().signal)

  it('is refused unless its extension matches its type', async () => {
    for (const name of FILE_NAMES) {
      const { refused } = await check(name)
      expect(refused, print(name)).toEqual([{ name, problem: 'type' }])
    }
  })

  it('may contain anything before the extension', async () => {
    for (const name of ALLOWED_FILE_NAMES) expect((await check(name)).accepted, print(name)).toHaveLength(1)
  })
})
