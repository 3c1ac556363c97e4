import { describe, expect, test } from 'vitest'
import type { SuggestedProduct } from '../../../../../src/services/suggestions.js'
import { safeUrl } from '../../../../../src/host/urls.js'
import { productUrl, rowsOf, splitMatch } from '../../../../../src/widgets/header/search/combobox/rows.js'

const host = {
  url: (value: unknown, kind: 'page' | 'link' | 'image' | 'call') =>
    safeUrl(undefined, 'https://shop.example', value, kind),
}
const product = (fields: Partial<SuggestedProduct> = {}): SuggestedProduct => ({
  id: '1',
  title: 'Kanne',
  imageProductThumb: '/service/imagedelivery/pot/1/56x56.svg',
  productViewUrl: 'p/kanne-1',
  webshopProductDimensionKey: 'blau',
  ...fields,
})

describe('a suggested product', () => {
  test('links to its page, with the typed term and its variant', () => {
    expect(productUrl(host, product(), 'ka ff')).toBe('https://shop.example/p/kanne-1?query=ka+ff&dim1=blau')
  })
  test('without a variant has no dim1', () => {
    expect(productUrl(host, product({ webshopProductDimensionKey: undefined }), 'ka')).toBe(
      'https://shop.example/p/kanne-1?query=ka',
    )
  })
  test('keeps the parameters of its address', () => {
    expect(productUrl(host, product({ productViewUrl: '/p/1?size=l' }), 'ka')).toContain('size=l&query=ka')
  })
  test.each(['https://evil.example/p', 'https://user@shop.example/p'])(
    'that leaves the shop is dropped (%s)',
    (productViewUrl) => {
      expect(productUrl(host, product({ productViewUrl }), 'ka')).toBeUndefined()
    },
  )
  test.each(['//evil.example/p', '\\\\evil.example/p', '/\\evil.example', 'javascript:alert(1)'])(
    'stays in the shop whatever its address pretends (%s)',
    (productViewUrl) => {
      expect(new URL(productUrl(host, product({ productViewUrl }), 'ka')!).origin).toBe(
        'https://shop.example',
      )
    },
  )
  test('without a title is left out, because it would have no text', () => {
    const given = { searchTerms: [], products: [product({ title: '' }), product()] }
    expect(rowsOf(host, 'DE', 'ka', given).products.map(({ text }) => text)).toEqual(['Kanne'])
  })
  test('has an image below /img', () => {
    const { products } = rowsOf(host, 'DE', 'ka', { searchTerms: [], products: [product()] })
    expect(products[0]!.image).toBe('https://shop.example/img/pot/1/56x56.svg')
  })
})

test('no more than ten terms and five products are shown', () => {
  const { terms, products } = rowsOf(host, 'DE', 'ka', {
    searchTerms: Array.from({ length: 20 }, (_, at) => ({ searchterm: `ka ${at}` })),
    products: Array.from({ length: 20 }, () => product()),
  })
  expect(terms).toHaveLength(10)
  expect(products).toHaveLength(5)
})

test('a suggested term links to its search, agb to the terms and conditions', () => {
  const response = { searchTerms: [{ searchterm: 'kanne' }, { searchterm: 'AGB' }], products: [] }
  const { terms } = rowsOf(host, 'DE', 'ka', response)
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
