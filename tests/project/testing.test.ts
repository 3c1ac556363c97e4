/** The tables of `docs/testing.md` match the code. `UPDATE_TESTING=1` writes them. */
import { test } from 'vitest'
import { FILE_MODES } from '../../examples/shop/faults/modes.js'
import { CALL_NAMES } from '../../examples/shop/faults/names.js'
import { CALL_MODES_OF_KIT } from '../../src/testing/faults.js'
import { expectTables, table } from './tables.js'

const rowsOf = (descriptions: Readonly<Record<string, string>>, others: string[] = []): string[][] =>
  Object.entries(descriptions).map(([name, description]) => [
    `\`${name}\``,
    ...others,
    // Markdown would show it in bold.
    description.replace('__proto__', '`__proto__`'),
  ])

test('docs/testing.md lists the names and modes of all faults', () =>
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
