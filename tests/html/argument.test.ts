import { expect, it } from 'vitest'
import { argumentOf } from '../../src/html/argument.js'

const ofAttributes = (attributes: DOMStringMap) =>
  argumentOf('add', { type: 'click', attributes, data: undefined })
const ofFields = (fields: ReadonlyArray<readonly [string, string | Blob]>, attributes: DOMStringMap = {}) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return argumentOf('add', { type: 'submit', attributes, data })
}

it.each([
  { productId: '42' },
  { productid: '42' },
  { PRODUCTID: '42' },
  { 'product-Id': '42' },
] as DOMStringMap[])('spells attributes like options: %j', (attributes) => {
  expect(ofAttributes(attributes)).toEqual({ productId: '42' })
})

it('trims what a template has put around the values of attributes and fields', () => {
  expect(ofAttributes({ productId: '\n  42\u00a0', remove: ' true ' })).toEqual({
    productId: '42',
    remove: true,
  })
  expect(ofFields([['productId', ' 42\n']])).toEqual({ productId: '42' })
})

it.each([
  ['3', 3],
  [' 12\n', 12],
  ['007', 7],
  ['', ''],
  ['-1', '-1'],
  ['1.5', '1.5'],
  ['1e3', '1e3'],
  ['1 2', '1 2'],
  ['0x1', '0x1'],
])('reads the number %j as %j', (quantity, expected) => {
  expect(ofAttributes({ quantity })).toEqual({ quantity: expected })
})

it.each([
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['no', 'no'],
])('reads the boolean %j as %j', (text, expected) => {
  expect(ofAttributes({ set: text, remove: text })).toEqual({ set: expected, remove: expected })
})

it('leaves other attributes out', () => {
  expect(ofAttributes({ shopCart: 'add', price: '9', productId: '42' })).toEqual({ productId: '42' })
})

it('prefers the first of the form’s texts to the attributes', () => {
  const file = new Blob(['x'])
  expect(
    ofFields(
      [
        ['tcm', file],
        ['tcm', 'B'],
        ['tcm', 'C'],
        ['quantity', '2'],
      ],
      { tcm: 'A', quantity: '1', productId: '42' },
    ),
  ).toEqual({ productId: '42', tcm: 'B', quantity: 2 })
})

it('takes the value of a field as the quantity', () => {
  const press = { type: 'change', attributes: { productId: '42', quantity: '1' }, data: '5' }
  expect(argumentOf('setArticle', press)).toEqual({ productId: '42', quantity: 5 })
})

it('ignores the value of a button', () => {
  expect(argumentOf('add', { type: 'click', attributes: {}, data: '5' })).toEqual({})
})

it('gives `restore` no argument', () => {
  const press = { type: 'click', attributes: { productId: '42' }, data: undefined }
  expect(argumentOf('restore', press)).toBeUndefined()
})
