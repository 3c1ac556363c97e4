import { expect, it } from 'vitest'
import { createSuggestionsResponse } from '../../src/services/suggestions.js'

const suggestionsResponse = createSuggestionsResponse()

const product = { title: 'Tasse', productViewUrl: '/p/tasse' }
const readProduct = (more: object) =>
  suggestionsResponse.parse({ products: [{ ...product, ...more }] }).products[0]

it('has empty lists if they are missing or invalid', () => {
  for (const value of [{}, { products: 7, searchTerms: 'x' }])
    expect(suggestionsResponse.parse(value)).toStrictEqual({ products: [], searchTerms: [] })
  for (const value of [null, [], 'x']) expect(suggestionsResponse.safeParse(value).success).toBe(false)
})

it('reads ids that are texts or numbers', () => {
  expect(['7', 7, 1.5, '', null, {}].map((id) => readProduct({ id })!.id)).toEqual([
    '7',
    '7',
    '1.5',
    '',
    '',
    '',
  ])
})

it('drops a product without a title or an address, and a search term without a text', () => {
  const { products, searchTerms } = suggestionsResponse.parse({
    products: [product, { title: 'a' }, { productViewUrl: '/b' }, { ...product, title: ' ' }, null],
    searchTerms: [{ searchterm: 'tee' }, 'tee', {}, { searchterm: '\u200b' }],
  })
  expect(products).toStrictEqual([{ id: '', imageProductThumb: '', ...product }])
  expect(searchTerms).toStrictEqual([{ searchterm: 'tee' }])
})

it('counts an invalid dimension key as missing, and does not cut one', () => {
  expect(
    readProduct({ webshopProductDimensionKey: 'k'.repeat(201) })!.webshopProductDimensionKey,
  ).toBeUndefined()
  expect(readProduct({ webshopProductDimensionKey: 'k' })!.webshopProductDimensionKey).toBe('k')
  expect(readProduct({ webshopProductDimensionKey: 7 })!.webshopProductDimensionKey).toBeUndefined()
})
