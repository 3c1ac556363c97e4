import { describe, expect, test } from 'vitest'
import { safeUrl } from '../../../../../src/host/urls.js'
import { productUrl, rowsOf, splitMatch } from '../../../../../src/widgets/header/search/combobox/rows.js'
import type { SuggestedProduct } from '../../../../../src/widgets/header/search/combobox/source.js'

const host = {
  url: (value: unknown, kind: 'page' | 'link' | 'image' | 'call') =>
    safeUrl(undefined, 'https://shop.example', value, kind),
}
const product = (fields: Partial<SuggestedProduct> = {}): SuggestedProduct => ({
  title: 'Kanne',
  image: '/service/imagedelivery/pot/1/56x56.svg',
  page: 'p/kanne-1',
  variant: 'blau',
  ...fields,
})

describe('a suggested product', () => {
  test('links to its page, with the typed term and its variant', () => {
    expect(productUrl(host, product(), 'ka ff')).toBe('https://shop.example/p/kanne-1?query=ka+ff&dim1=blau')
  })
  test('without a variant has no dim1', () => {
    expect(productUrl(host, product({ variant: undefined }), 'ka')).toBe(
      'https://shop.example/p/kanne-1?query=ka',
    )
  })
  test('keeps the parameters of its address', () => {
    expect(productUrl(host, product({ page: '/p/1?size=l' }), 'ka')).toContain('size=l&query=ka')
  })
  test.each(['https://evil.example/p', 'https://user@shop.example/p'])(
    'that leaves the shop is dropped (%s)',
    (page) => {
      expect(productUrl(host, product({ page }), 'ka')).toBeUndefined()
    },
  )
  test.each(['//evil.example/p', '\\\\evil.example/p', '/\\evil.example', 'javascript:alert(1)'])(
    'stays in the shop whatever its address pretends (%s)',
    (page) => {
      expect(new URL(productUrl(host, product({ page }), 'ka')!).origin).toBe('https://shop.example')
    },
  )
  test('without a title is left out, because it would have no text', () => {
    const given = { terms: [], products: [product({ title: '' }), product()] }
    expect(rowsOf(host, 'DE', 'ka', given).products.map(({ text }) => text)).toEqual(['Kanne'])
  })
  test('has an image below /img', () => {
    const { products } = rowsOf(host, 'DE', 'ka', { terms: [], products: [product()] })
    expect(products[0]!.image).toBe('https://shop.example/img/pot/1/56x56.svg')
  })
})

test('no more than ten terms and five products are shown', () => {
  const { terms, products } = rowsOf(host, 'DE', 'ka', {
    terms: Array.from({ length: 20 }, (_, at) => `ka ${at}`),
    products: Array.from({ length: 20 }, () => product()),
  })
  expect(terms).toHaveLength(10)
  expect(products).toHaveLength(5)
})

test('a suggested term links to its search, agb to the terms and conditions', () => {
  const { terms } = rowsOf(host, 'DE', 'ka', { terms: ['kanne', 'AGB'], products: [] })
  expect(terms.map((row) => row.url)).toEqual([
    'https://shop.example/search?query=kanne&site=DE',
    'https://shop.example/agb-s400007325.html',
  ])
})

describe('the typed part of a suggestion is marked', () => {
  test('at any position, in the spelling of the suggestion', () => {
    expect(splitMatch('Espresso-Kanne', 'kan', 'de-DE')).toEqual(['Espresso-', 'Kan', 'ne'])
  })
  test('only if it occurs', () => {
    expect(splitMatch('Tasse', 'kan', 'de-DE')).toEqual(['Tasse', '', ''])
  })
  test('by the rules of the language, for example with a Turkish I', () => {
    expect(splitMatch('İpek Işık', 'ışık', 'tr-TR')).toEqual(['İpek ', 'Işık', ''])
  })
  test('but never at a wrong position, if lower case is longer than upper case', () => {
    expect(splitMatch('İİİ Kanne', 'kanne', 'de-DE').join('')).toBe('İİİ Kanne')
  })
  test('but not while nothing is typed', () => {
    expect(splitMatch('Tasse', '', 'de-DE')).toEqual(['Tasse', '', ''])
  })
  test('literally, even if it contains characters of regular expressions', () => {
    expect(splitMatch('a.*b', '.*', 'de-DE')).toEqual(['a', '.*', 'b'])
  })
})
