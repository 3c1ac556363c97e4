import { test } from 'vitest'
import { CALLS, UNUSED_CALLS } from '../../src/services/contract/calls.js'
import { responsesOf, type Parameter, type ServiceCall } from '../../src/services/contract/service-call.js'
import * as SCHEMAS from '../../src/services/contract/public.js'
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

const describe = ({ caller, parameters, body }: ServiceCall): string => {
  const fields = {
    Caller: caller,
    Query: namesIn(parameters, 'query'),
    Headers: namesIn(parameters, 'header'),
    Body: nameOf(body?.schema),
  }
  return Object.entries(fields)
    .filter(([, text]) => text)
    .map(([name, text]) => `- ${name}: ${text}`)
    .join('\n')
}

const responseTable = (call: ServiceCall): string =>
  table(
    ['status', 'response', 'what it means'],
    responsesOf(call).map(([status, { schema, meaning }]) => [
      status === 'default' ? 'from 400' : status,
      nameOf(schema),
      meaning,
    ]),
  )

const section = (call: ServiceCall): string =>
  [`### ${call.name}`, `\`${call.method} ${call.path}\``, describe(call), responseTable(call)].join('\n\n')

const SECTIONS = { calls: [...CALLS, ...UNUSED_CALLS].map(section).join('\n\n') }

test('docs/services.md lists all calls and responses', () =>
  expectTables('services.md', SECTIONS, Boolean(process.env['UPDATE_SERVICES'])))
