import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { lenient as lenientFields, type Fields } from '../../../src/services/fields.js'
import { describeProblems } from '../../../src/services/contract/problems.js'
import {
  cartResponse,
  cartChange,
  navigationResponse,
  promotionResponse,
} from '../../../src/services/contract/public.js'
import {
  strict as strictResponse,
  strict as strictRequest,
  strictFields,
} from '../../../src/services/contract/strict.js'

const createSchema = (f: Fields) =>
  z.object({
    title: f.text(5),
    pieces: f.optional(f.count()),
    isNew: f.flag(),
    rows: f.fallback(f.list(z.object({ name: f.text() })), []),
    words: f.optional(f.table(f.text())),
  })
const lenient = createSchema(lenientFields)
const problemsOf = (value: unknown) => describeProblems(createSchema(strictFields), value)

test('a response that a service should send has no problems', () => {
  expect(
    problemsOf({ title: 'Cups', pieces: 3, isNew: true, rows: [{ name: 'A' }], words: { a: 'b' } }),
  ).toEqual([])
})

test('optional fields may be missing, and further fields are ignored', () => {
  expect(problemsOf({ title: 'Cups', colour: 'red' })).toEqual([])
})

test('each field that the widgets would drop is named, with what was expected and what was sent', () => {
  const value = {
    title: 'Coffee cups',
    pieces: 1.5,
    isNew: 'yes',
    rows: [{ name: 'A' }, {}],
    words: { a: 1 },
  }
  expect(lenient.safeParse(value).success).toBe(true)
  expect(problemsOf(value)).toEqual([
    'title: expected at most 5 characters; got "Coffee cups"',
    'pieces: expected a whole number; got 1.5',
    'isNew: expected true or false; got "yes"',
    'rows.1.name: expected a text; got nothing',
    'words.a: expected a text; got 1',
  ])
})

test('null is not the same as a missing field', () => {
  expect(problemsOf({ title: 'Cups', pieces: null })).toEqual(['pieces: expected a number; got null'])
})

test('a schema may contain itself', () => {
  const node = (title: unknown) => ({
    list: [{ title: 'A', children: [{ title: 'B', children: [{ title }] }] }],
  })
  const strict = strictResponse(navigationResponse)
  expect(describeProblems(strict, node('C'))).toEqual([])
  expect(describeProblems(strict, node(7))).toEqual([
    'list.0.children.0.children.0.title: expected a text; got 7',
  ])
})

test('all allowed forms are named', () => {
  const cart = { articles: [{ productId: '1', quantity: 'two' }] }
  expect(describeProblems(strictResponse(cartResponse), { cart })).toEqual([
    'cart.articles.0.quantity: expected a number, or an object; got "two"',
  ])
})

test('a text that contains JSON is also checked', () => {
  const strict = strictResponse(promotionResponse)
  const response = (contentJSON: string) => ({ type: 'ApiCategory', contentJSON })
  expect(describeProblems(strict, response('{"headline":"Hello"}'))).toEqual([])
  expect(describeProblems(strict, response('{"headline":7}'))).toEqual([
    'contentJSON.headline: expected a text; got 7',
  ])
  expect(describeProblems(strict, response('{"headline"'))).toEqual([
    'contentJSON: expected JSON as a text; got "{\\"headline\\""',
  ])
})

test('a request must not have further fields', () => {
  const strict = strictRequest(cartChange)
  const item = { productId: '1', quantity: 1 }
  expect(describeProblems(strict, { setArticle: item })).toEqual([])
  expect(describeProblems(strict, { setArticle: { ...item, colour: 'red' } }).join()).toContain(
    'no field "colour"',
  )
  expect(
    describeProblems(strict, { setArticle: item, deleteSubscription: { subscriptionId: '1' } }),
  ).not.toEqual([])
})
