/** `openapi.json` is a valid document that matches the schemas from which it is generated. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS, UNUSED_CALLS } from '../../../src/services/contract/calls.js'
import { openApi } from '../../../src/services/contract/open-api.js'
import * as PUBLIC from '../../../src/services/contract/public.js'
import { responsesOf } from '../../../src/services/contract/service-call.js'
import { strict } from '../../../src/services/contract/strict.js'

const SCHEMAS = Object.fromEntries(
  Object.entries(PUBLIC).filter(([, value]) => value instanceof z.ZodMiniType),
)

type Json = Record<string, unknown>
const document = openApi('1.2.3') as Json & { components: { schemas: Record<string, Json> } }
const { schemas } = document.components

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
})

test('the document contains all calls and all schemas', () => {
  const operations = Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual(
    [...CALLS, ...UNUSED_CALLS].map(({ method, path }) => `${method} ${path}`).sort(),
  )
  const names = Object.keys(SCHEMAS).map((name) => name[0]!.toUpperCase() + name.slice(1))
  expect(Object.keys(schemas).sort()).toEqual(names.sort())
})

/** Every object, list and field in a JSON Schema. */
function* within(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const entry of Object.values(value)) yield* within(entry)
}

test('every field restricts its values', () => {
  for (const [name, schema] of Object.entries(schemas))
    for (const { properties, items } of within(schema))
      for (const field of [...Object.values((properties as Json) ?? {}), items ?? { type: 'none' }])
        expect(Object.keys(field as Json), name).not.toEqual([])
})

const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'shop', ...document }] })
const validatorOf = (name: string) =>
  ajv.compile({ $ref: `shop#/components/schemas/${name[0]!.toUpperCase()}${name.slice(1)}` })

/** The value, and its variants with one field removed or replaced. */
function* variants(value: unknown): Generator<unknown> {
  yield value
  if (typeof value !== 'object' || value === null) {
    yield* [null, 7, -1, 1.5, 'text', '', true, [], {}, 'x'.repeat(3000)]
    return
  }
  for (const [key, entry] of Object.entries(value)) {
    const { [key]: _left, ...others } = value as Json
    if (!Array.isArray(value)) yield others
    for (const variant of variants(entry))
      yield Array.isArray(value) ? value.with(Number(key), variant) : { ...value, [key]: variant }
  }
}

const examples = CALLS.flatMap((call) => [
  ...(call.body?.type === 'application/json' ? [call.body] : []),
  ...responsesOf(call).flatMap(([, { schema, example }]) => (schema ? [{ schema, example }] : [])),
]).map(({ schema, example }) => {
  const [name = ''] = Object.entries(SCHEMAS).find(([, known]) => known === schema) ?? []
  return [name, strict(schema), example] as const
})

test.each(examples)('%s: a JSON Schema validator agrees with our schema', (name, strictSchema, example) => {
  const isValid = validatorOf(name)
  let accepted = 0
  let refused = 0
  for (const variant of variants(example)) {
    const json = JSON.parse(JSON.stringify(variant)) as unknown
    const isGood = strictSchema.safeParse(json).success
    // JSON Schema describes the content of a text, but a validator does not check it.
    if (!name.endsWith('Response') || !JSON.stringify(json).includes('contentJSON'))
      expect([json, isValid(json)]).toEqual([json, isGood])
    if (isGood) accepted++
    else refused++
  }
  expect(accepted).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
})

test('three calls are marked as not made by the widgets', () => {
  const marked = Object.values(document['paths'] as Record<string, Record<string, Json>>)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => operation['x-called-by-widgets'] === false)
    .map((operation) => operation['operationId'])
  expect(marked).toEqual(['readSubscriber', 'changeSubscriber', 'confirmSubscriber'])
  expect(JSON.stringify(schemas['SubscriberChange'])).toContain('SHOP_CARD')
})
