/** The table of calls as an OpenAPI document, version 3.1: `openapi.json` of the npm package. */
import * as z from 'zod/mini'
import { CALLS, responsesOf, type Call, type CallResponse } from './calls.js'

type Json = Record<string, unknown>

/** The schemas that are being described: the nodes of the navigation contain nodes. */
const open = new Set<z.ZodMiniType>()

/** Lists and tables drop invalid entries, which JSON Schema cannot say. The schemas name the entries. */
function describeEntries({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }): void {
  const { item, kind } = zodSchema as { item?: z.ZodMiniType; kind?: 'list' | 'table' }
  if (!item) return
  if (kind === 'list') Object.assign(jsonSchema, { type: 'array', items: toJson(item) })
  else Object.assign(jsonSchema, { type: 'object', additionalProperties: toJson(item) })
}

function toJson(schema: z.ZodMiniType): Json {
  if (open.has(schema)) return { type: 'object' }
  open.add(schema)
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: describeEntries,
  }) as Json
  open.delete(schema)
  return json
}

function responseOf({ meaning, schema, content, example }: CallResponse): Json {
  if (!schema) return { description: meaning }
  const json = toJson(schema) as { properties?: Record<string, Json> }
  if (content)
    Object.assign(json.properties!['contentJSON']!, {
      contentMediaType: 'application/json',
      contentSchema: toJson(content),
    })
  return { description: meaning, content: { 'application/json': { schema: json, example } } }
}

const operationOf = (call: Call): Json => ({
  operationId: call.name,
  description: call.caller,
  parameters: Object.entries(call.parameters ?? {}).map(
    ([parameter, { meaning, missing, example, in: place }]) => ({
      name: parameter,
      in: place,
      required: !missing,
      description: missing ? `${meaning} Left out ${missing}.` : meaning,
      schema: { type: 'string' },
      example,
    }),
  ),
  ...(call.body && {
    requestBody: {
      required: true,
      content: { [call.body.type]: { schema: toJson(call.body.schema), example: call.body.example } },
    },
  }),
  responses: Object.fromEntries(
    responsesOf(call).map(([status, response]) => [status, responseOf(response)]),
  ),
})

/** @param version  the version of shop-embed */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of CALLS) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call)
  const description =
    'The calls that the widgets of shop-embed make to the services of a shop: docs/start/services.md.'
  return { openapi: '3.1.0', info: { title: 'Services of a shop', version, description }, paths }
}
