/** Writes the table of calls as an OpenAPI document, version 3.1. */
import * as z from 'zod/mini'
import { CALLS, UNUSED_CALLS } from './calls.js'
import { schemaOf } from './check.js'
import { contentOf } from './json-text.js'
import * as PUBLIC from './public.js'
import {
  responsesOf,
  type Body,
  type Parameter,
  type ServiceCall,
  type ServiceResponse,
} from './service-call.js'
import { strict } from './strict.js'

type Json = Record<string, unknown>

/** The name of a schema in the document: `cartResponse` → `CartResponse`. */
const idOf = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
const refTo = (id: string): string => `#/components/schemas/${id}`

const ALL_CALLS = [...CALLS, ...UNUSED_CALLS]

/** All schemas that have a name, in their strict form. */
const registry = z.registry<{ id: string }>()
for (const [name, value] of Object.entries(PUBLIC))
  if (value instanceof z.ZodMiniType) registry.add(strict(value), { id: idOf(name) })

const withoutMeta = ({ $schema: _schema, $id: _id, ...schema }: Json): Json => schema

/** Adds the schema of the JSON to a field that contains JSON text. */
function describeContent({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  const content = contentOf(zodSchema)
  const id = content && registry.get(content)?.id
  if (!id) return
  jsonSchema['contentMediaType'] = 'application/json'
  jsonSchema['contentSchema'] = { $ref: refTo(id) }
}

const components = (): Json => {
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: refTo, override: describeContent })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutMeta(schema as Json)]))
}

const refOf = (schema: z.ZodMiniType): Json => {
  const id = registry.get(strict(schema))?.id
  if (!id)
    throw new Error(
      'A schema of the table of calls has no public name: export it from the `.calls.ts` file of its service.',
    )
  return { $ref: refTo(id) }
}

const parameter = ([name, details]: [string, Parameter]): Json => {
  const { missing, meaning, example } = details
  return {
    name,
    in: details.in,
    required: missing === undefined,
    description: missing === undefined ? meaning : `${meaning} Left out ${missing}.`,
    schema: withoutMeta(z.toJSONSchema(schemaOf(details), { io: 'input' })),
    example,
  }
}

const response = ({ meaning, schema, example }: ServiceResponse): Json => ({
  description: meaning,
  ...(schema && { content: { 'application/json': { schema: refOf(schema), example } } }),
})

const requestBody = ({ type, schema, example }: Body): Json => ({
  required: true,
  content: { [type]: { schema: refOf(schema), example } },
})

const operation = (call: ServiceCall): Json => ({
  operationId: call.name,
  ...(UNUSED_CALLS.includes(call) && { 'x-called-by-widgets': false }),
  tags: [call.service],
  summary: call.summary,
  description: [
    call.caller,
    call.effect ? `The call ${call.effect}.` : 'The call changes nothing.',
    `Specification: ${call.spec}.`,
  ].join('\n\n'),
  parameters: Object.entries(call.parameters).map(parameter),
  ...(call.body && { requestBody: requestBody(call.body) }),
  responses: Object.fromEntries(responsesOf(call).map(([status, details]) => [status, response(details)])),
})

function paths(): Json {
  const byPath: Record<string, Json> = {}
  for (const call of ALL_CALLS) (byPath[call.path] ??= {})[call.method.toLowerCase()] = operation(call)
  return byPath
}

const DESCRIPTION = `The calls that the widgets of shop-embed make to the shop's services.

The document says what a service should send. The widgets are more lenient: an invalid field that is not required counts as
missing, an invalid list entry is left out, and unknown fields are ignored. Each response must arrive within 15
seconds, with at most 1,048,576 characters. All paths are resolved against the option \`api-base\`, and cookies are sent as the
option \`credentials\` says. Other pages of the shop call the operations with \`x-called-by-widgets: false\`.`

/** @param version  the version of shop-embed */
export const openApi = (version: string): Json => ({
  openapi: '3.1.0',
  info: { title: 'Services of the shop', version, description: DESCRIPTION },
  servers: [{ url: '/', description: 'the shop’s own origin, or the option api-base' }],
  tags: [...new Set(CALLS.map(({ service }) => service))].map((name) => ({ name })),
  paths: paths(),
  components: { schemas: components() },
})
