/** Writes `docs/faults.md` from the outcomes that the tests expect, and that `calls.test.ts` has seen. */
import { faultsOf, type CallCase } from './call-case.js'
import { CALL_CASES } from './cases/index.js'

const INTRODUCTION = `# Faults

What a person sees, and what the host page hears, if a call fails. Tests cause each of these faults, compare the outcome with
this table, and check that the next try works when the service has recovered. The table is written by
\`UPDATE_FAULTS=1 npx playwright test --config tests/long table.test.ts\`.

The host page hears a fault once, by the event \`shop-error\` and by the hook \`onError\`, with the code \`CALL_FAILED\` and a
message that names the call and the problem, such as \`GET /json/psdata: status 500\`. The table names the problem. No fault causes
an uncaught error.
`

interface Row {
  faults: string[]
  sees: string
  problems: string
}

/** Neighbouring faults with the same outcome share a row. */
function rowsOf(callCase: CallCase): Row[] {
  const rows = new Map<string, Row>()
  for (const fault of faultsOf(callCase)) {
    const { sees, problems } = callCase.outcomeOf(fault)
    // The status stands in the first column.
    const problem =
      fault.kind === 'status' && problems.length > 0
        ? 'the status'
        : problems.map((one) => `\`${one}\``).join()
    const key = `${sees.words} ${problem}`
    const row = rows.get(key) ?? { faults: [], sees: sees.words, problems: problem || 'nothing' }
    row.faults.push(fault.words)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** Pads the cells of each column, as prettier does. */
function writeTable(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...row[column]!].length)))
  const write = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`
  const [head, ...body] = rows
  return [write(head!), write(widths.map((width) => '-'.repeat(width))), ...body.map(write)].join('\n')
}

const HEAD = ['fault', 'what the person sees', 'what the host page hears']

/** \`__proto__\` would be bold text. */
const escape = (text: string) =>
  text.replace('__proto__', '`__proto__`').replace('constructor', '`constructor`')

const sectionOf = (callCase: CallCase): string =>
  [
    `## \`${callCase.call}\``,
    writeTable([
      HEAD,
      ...rowsOf(callCase).map(({ faults, sees, problems }) => [escape(faults.join('; ')), sees, problems]),
    ]),
  ].join('\n\n')

export const writeFaults = (): string => `${INTRODUCTION}\n${CALL_CASES.map(sectionOf).join('\n\n')}\n`
