// @vitest-environment node
/** The tables of `docs/testing.md` are those of the code. `UPDATE_TESTING=1` writes them. */
import { test } from 'vitest'
import { FILE_MODES } from '../../examples/shop/faults/modes.js'
import { CALL_NAMES } from '../../examples/shop/faults/names.js'
import { CALL_MODES_OF_KIT } from '../../src/testing/faults.js'
import { expectTables, table } from './tables.js'

const rowsOf = (descriptions: Readonly<Record<string, string>>, others: string[] = []): string[][] =>
  Object.entries(descriptions).map(([name, description]) => [
    `\`${name}\``,
    ...others,
    // Markdown would make bold letters of it.
    description.replace('__proto__', '`__proto__`'),
  ])

test('docs/testing.md lists the names and the modes of the faults', () =>
  expectTables(
    'testing.md',
    {
      calls: table(['name', 'what it hits'], rowsOf(CALL_NAMES)),
      modes: table(
        ['mode', 'of', 'what happens'],
        [...rowsOf(CALL_MODES_OF_KIT, ['calls']), ...rowsOf(FILE_MODES, ['files'])],
      ),
    },
    Boolean(process.env['UPDATE_TESTING']),
  ))
