import { describe, expect, test } from 'vitest'
import { safeUrl } from '../../../../src/host/urls.js'
import { MAX_TERM, normaliseTerm, searchUrl, sentTerm } from '../../../../src/widgets/header/search/term.js'

const host = {
  url: (value: unknown, kind: 'page' | 'link' | 'image' | 'call') =>
    safeUrl(undefined, 'https://shop.example', value, kind),
}

describe('a search term', () => {
  test('is cut at 200 characters', () => {
    expect(normaliseTerm('a'.repeat(201))).toBe('a'.repeat(MAX_TERM))
  })
  test('is never cut in the middle of an emoji', () => {
    expect(normaliseTerm('a'.repeat(199) + '☕️😀')).not.toMatch(/[\uD800-\uDBFF]$/)
    expect(normaliseTerm('a'.repeat(199) + '😀')).toBe('a'.repeat(199))
  })
  test('has letters with accents as the shop writes them, in one character each', () => {
    expect(normaliseTerm('Ku\u0308che')).toBe('K\u00FCche')
  })
  test('has none of the characters that nobody sees', () => {
    expect(sentTerm('\u200E Kaf\u00ADfee\u200B ')).toBe('Kaffee')
  })
  test('of digits loses the whitespace that groups them', () => {
    expect(normaliseTerm('123 456\t789')).toBe('123456789')
  })
  test('with a letter among its digits stays as it was typed', () => {
    expect(normaliseTerm('3 Tassen 250 ml')).toBe('3 Tassen 250 ml')
  })
  test.each([undefined, null, 42, {}, ['kaffee'], Symbol('x')])(
    'that is no text counts as empty (%s)',
    (raw) => {
      expect(normaliseTerm(raw)).toBe('')
    },
  )
  test('is sent without the whitespace around it', () => {
    expect(sentTerm('  kaffee  ')).toBe('kaffee')
  })
})

describe('a search', () => {
  test('goes to the search page with term and site', () => {
    expect(searchUrl(host, 'CH_FR', 'café & thé')).toBe(
      'https://shop.example/search?query=caf%C3%A9+%26+th%C3%A9&site=CH_FR',
    )
  })
  test('for an empty term has no address', () => {
    expect(searchUrl(host, 'DE', '   ')).toBeUndefined()
  })
  test.each(['agb', 'AGB', ' Agb '])(
    'for "%s" on the German site leads to the terms and conditions',
    (term) => {
      expect(searchUrl(host, 'DE', term)).toBe('https://shop.example/agb-s400007325.html')
    },
  )
  test('for a word that begins with agb is an ordinary search', () => {
    expect(searchUrl(host, 'DE', 'agbs')).toContain('/search?query=agbs')
  })
  test('for agb is an ordinary search on other sites', () => {
    expect(searchUrl(host, 'AT', 'agb')).toBe('https://shop.example/search?query=agb&site=AT')
  })
  test('for 200 letters of any script has an address', () => {
    expect(searchUrl(host, 'DE', '咖'.repeat(300))).toContain('/search?query=')
  })
})
