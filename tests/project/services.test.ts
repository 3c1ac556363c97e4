// @vitest-environment node
/** The tables of `docs/services.md` are those of `src/contracts/calls`. `UPDATE_SERVICES=1` writes them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { CALLS, UNUSED_CALLS } from '../../src/contracts/calls/calls.js'
import { responsesOf, type Parameter } from '../../src/contracts/calls/service-call.js'
import * as SCHEMAS from '../../src/contracts/calls/public-schemas.js'

const FILE = join(import.meta.dirname, '../../docs/services.md')

const row = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

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

test('docs/services.md lists all calls and responses', async () => {
  const text = readFileSync(FILE, 'utf8')
  let expected = text
  for (const [name, content] of Object.entries(TABLES))
    expected = expected.replace(
      new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`),
      (_all, start: string, end: string) => `${start}\n\n${content}\n\n${end}`,
    )
  const formatted = await format(expected, { ...(await resolveConfig(FILE)), filepath: FILE })
  if (process.env['UPDATE_SERVICES']) writeFileSync(FILE, formatted)
  expect(readFileSync(FILE, 'utf8')).toBe(formatted)
})
