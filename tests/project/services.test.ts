/** The table of calls is complete, its examples follow its own rules, and the docs and `openapi.json` list it. */
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { CALLS, findCall, responsesOf, type Call } from '../../examples/shop/calls.js'
import { openApi } from '../../examples/shop/open-api.js'
import { expectTables } from './tables.js'

const namesIn = ({ parameters = {} }: Call, place: string): string =>
  Object.entries(parameters)
    .filter(([, parameter]) => parameter.in === place)
    .map(([name, { missing }]) => `\`${name}\`${missing ? '?' : ''}`)
    .join(', ')

const exampleOf = (example: object): string => `\`\`\`json\n${JSON.stringify(example)}\n\`\`\``

function contentOf(call: Call): string[] {
  const responses = responsesOf(call)
  return [
    ...(call.body ? [`Body, as \`${call.body.type}\`:`, exampleOf(call.body.example)] : []),
    'Responses:',
    responses
      .map(([status, { meaning }]) => `- ${status === 'default' ? 'from 400' : `\`${status}\``}: ${meaning}`)
      .join('\n'),
    ...responses.flatMap(([status, { example }]) =>
      example && status === '200' ? [exampleOf(example)] : [],
    ),
  ]
}

/** Calls with the same body and responses, such as the two sign-ups, differ in their paths only. */
function describeContent(call: Call): string[] {
  const content = contentOf(call)
  const first = CALLS.find((other) => other.body && contentOf(other).join() === content.join())
  return first && first !== call ? [`Body and responses are those of \`${first.name}\`.`] : content
}

function section(call: Call): string {
  const { name, method, path, caller } = call
  const facts = { Caller: caller, Query: namesIn(call, 'query'), Headers: namesIn(call, 'header') }
  return [
    `### ${name}`,
    `\`${method} ${path}\``,
    Object.entries(facts)
      .filter(([, text]) => text)
      .map(([fact, text]) => `- ${fact}: ${text}`)
      .join('\n'),
    ...describeContent(call),
  ].join('\n\n')
}

test('docs/start/services.md lists all calls, with examples', () =>
  expectTables(
    'start/services.md',
    { calls: CALLS.map(section).join('\n\n') },
    Boolean(process.env['UPDATE_SERVICES']),
  ))

test('each name, and each method of a path, occurs once', () => {
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length)
  expect(new Set(CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(CALLS.length)
})

test('a fixed path comes before one with a parameter', () => {
  expect(findCall('GET', '/service/promotion/api/promotion/SHOP_FOOTER')?.name).toBe('readFooterContent')
  expect(findCall('GET', '/service/promotion/api/promotion/%7Eheader_top')?.name).toBe('readPromotion')
  expect(findCall('POST', '/service/cart/api/cart')).toBeUndefined()
})

test.each(CALLS.map((call) => [call.name, call] as const))('the examples of %s are valid', (_name, call) => {
  if (call.body) expect(call.body.schema.safeParse(call.body.example).error).toBeUndefined()
  for (const { schema, content, example } of responsesOf(call).map(([, response]) => response)) {
    if (!schema) expect(example).toBeUndefined()
    else expect(schema.safeParse(example).data).toMatchObject(example!)
    if (content)
      expect(content.safeParse(JSON.parse((example as { contentJSON: string }).contentJSON)).success).toBe(
        true,
      )
  }
})

test('openapi.json is a valid document with all calls, whose lists name their entries', async () => {
  const document = openApi('1.2.3')
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  const operations = Object.entries(document['paths'] as object).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).sort())
  const text = JSON.stringify(document)
  for (const name of ['productViewUrl', 'defectiveGiftCards', 'themeworlds', 'ctaButtonLink', 'groups'])
    expect(text).toContain(`"${name}"`)
})
