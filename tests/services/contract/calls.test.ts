/** The table of calls is complete, and its examples follow its own rules. */
import { expect, test } from 'vitest'
import { CALLS, findCall, UNUSED_CALLS } from '../../../src/services/contract/calls.js'
import { checkResponse, checkRequest, schemaOf } from '../../../src/services/contract/check.js'
import { describeProblems } from '../../../src/services/contract/problems.js'
import * as PUBLIC from '../../../src/services/contract/public.js'
import { responsesOf, type ServiceCall } from '../../../src/services/contract/service-call.js'
import { strict } from '../../../src/services/contract/strict.js'

const json = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' })
const call = (name: string) => CALLS.find((row) => row.name === name) as ServiceCall

test('each name, and each method of a path, occurs once', () => {
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length)
  expect(new Set(CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(CALLS.length)
})

/** The arguments with which the function of an address returns the path of its row. */
const ARGUMENTS: Record<string, unknown[]> = {
  promotionPath: ['{id}'],
  customerInfoPath: ['/service/support/v1', '{loginId}'],
  supportRequestsPath: ['/service/support/v1'],
}

test('each address has a row', () => {
  const { SUPPORT_SERVICE: _option, HEADER_PROMOTION_ID: _id, ...all } = PUBLIC
  const addresses = Object.entries(all).filter(([, value]) => ['string', 'function'].includes(typeof value))
  expect(addresses.length).toBeGreaterThan(15)
  const paths = addresses.map(([name, address]) => {
    const path =
      typeof address === 'string'
        ? address
        : (address as (...args: unknown[]) => string)(...(ARGUMENTS[name] ?? ['']))
    return decodeURIComponent(path.split('?')[0]!)
  })
  const known = CALLS.map(({ path }) => path)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

test.each([...CALLS, ...UNUSED_CALLS].map((row) => [row.name, row] as const))(
  'the examples of %s are valid',
  (_name, row) => {
    for (const parameter of Object.values(row.parameters))
      expect(describeProblems(schemaOf(parameter), parameter.example)).toEqual([])
    if (row.body) expect(describeProblems(strict(row.body.schema), row.body.example)).toEqual([])
    for (const [, { schema, example }] of responsesOf(row))
      if (schema) expect(describeProblems(strict(schema), example)).toEqual([])
      else expect(example).toBeUndefined()
  },
)

test('each path parameter is in the path, and vice versa', () => {
  for (const { path, parameters } of [...CALLS, ...UNUSED_CALLS]) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const listed = Object.entries(parameters).filter(([, parameter]) => parameter.in === 'path')
    expect(listed.map(([name]) => name)).toEqual(inPath)
  }
})

test('a call is found by its address, and a fixed path comes before one with a parameter', () => {
  expect(findCall('GET', '/service/promotion/api/promotion/SHOP_FOOTER')?.call.name).toBe('readFooterContent')
  const found = findCall('GET', '/service/promotion/api/promotion/%7Eheader_top')
  expect([found?.call.name, found?.path]).toEqual(['readPromotion', { id: '~header_top' }])
  expect(findCall('POST', '/service/cart/api/cart')).toBeUndefined()
})

test('a request is checked with its headers, its query and its body', () => {
  const request = { path: {}, query: new URLSearchParams(), headers: json }
  expect(checkRequest(call('changeCart'), { ...request, body: { setArticle: { productId: '1' } } })).toEqual([
    'header X-CSRF-Token: it is missing',
    'body setArticle.quantity: expected a number; got nothing',
  ])
  expect(
    checkRequest(call('readNavigation'), { ...request, query: new URLSearchParams('site=XX&colour=red') }),
  ).toEqual([
    expect.stringContaining('query site: the whole value: expected one of "DE", "AT"'),
    'query colour: this parameter does not exist',
  ])
  const headers = new Headers({ Accept: '*/*', 'X-Colour': 'red', 'X-Forwarded-Host': 'shop.example' })
  expect(checkRequest(call('readThemeWorlds'), { ...request, headers })).toEqual([
    'header Accept: expected application/json; got */*',
    'header x-colour: this parameter does not exist',
  ])
  const ofHint = {
    ...request,
    query: new URLSearchParams('site=DE'),
    headers: new Headers({ Accept: '*/*' }),
  }
  expect(checkRequest(call('readNavigation'), ofHint)).toEqual([])
})

test('a response is checked with its status, its type and its body', () => {
  const response = { status: 200, headers: json, text: '{"cart":{}}' }
  expect(checkResponse(call('readCart'), response)).toEqual([])
  expect(checkResponse(call('readCart'), { ...response, status: 304 })).toEqual([
    'status: expected 200, errors from 400; got 304',
  ])
  const page = {
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }),
    text: '<p>',
  }
  expect(checkResponse(call('readCart'), page)).toEqual([
    'header Content-Type: expected application/json; got text/html',
    'body: expected JSON; got "<p>"',
  ])
  expect(checkResponse(call('readCart'), { ...response, status: 409, text: '{"error":"LIMIT"}' })).toEqual([
    expect.stringContaining('error: expected one of "UNKNOWN"'),
  ])
  expect(checkResponse(call('assignTests'), page)).toEqual([])
})
