// @vitest-environment node
/** The tables of `docs/services.md` match `src/contracts/calls`. `UPDATE_SERVICES=1` writes them. */
import { test } from 'vitest'
import { CALLS, UNUSED_CALLS } from '../../src/contracts/calls/calls.js'
import { responsesOf, type Parameter } from '../../src/contracts/calls/service-call.js'
import * as SCHEMAS from '../../src/contracts/calls/public-schemas.js'
import { expectTables, table } from './tables.js'

const namesIn = (parameters: Readonly<Record<string, Parameter>>, place: Parameter['in']): string =>
  Object.entries(parameters)
    .filter(([, parameter]) => parameter.in === place)
    .map(([name, { missing }]) => `\`${name}\`${missing ? '?' : ''}`)
    .join(', ')

const nameOf = (schema: unknown): string => {
  const [name = ''] = Object.entries(SCHEMAS).find(([, known]) => known === schema) ?? []
  return schema ? `\`${name}\`` : ''
}

const TABLES = {
  calls: table(
    ['call', 'name', 'query', 'headers', 'body', 'who makes it, and when'],
    [...CALLS, ...UNUSED_CALLS].map(({ method, path, name, parameters, body, caller }) => [
      `\`${method} ${path}\``,
      `\`${name}\``,
      namesIn(parameters, 'query'),
      namesIn(parameters, 'header'),
      nameOf(body?.schema),
      caller,
    ]),
  ),
  responses: table(
    ['name', 'status', 'schema', 'what it means'],
    [...CALLS, ...UNUSED_CALLS].flatMap((call) =>
      responsesOf(call).map(([status, { schema, meaning }]) => [
        `\`${call.name}\``,
        status === 'default' ? 'from 400' : status,
        nameOf(schema),
        meaning,
      ]),
    ),
  ),
}

test('docs/services.md lists all calls and responses', () =>
  expectTables('services.md', TABLES, Boolean(process.env['UPDATE_SERVICES'])))
