/** Writes the tables of failed calls in `docs/reference/events.md` from the outcomes that the tests expect, and that `calls.test.ts` has seen. */
import { faultsOf, type CallCase } from './call-case.js'
import { CALL_FAULTS, type CallFault } from './call-faults.js'
import { CALL_CASES } from './cases/index.js'

/** The text of a report after the first fault of a kind. */
const messageOf = (kind: CallFault['kind']): string =>
  `\`GET /json/psdata: ${CALL_FAULTS.find((fault) => fault.kind === kind)!.problem}\``

const MESSAGES = [
  ['failure', 'the message, for example'],
  ['a status from 400 on', messageOf('status')],
  [
    'a cut connection, no connection, a redirect to another origin, a certificate error, a response after 15 s',
    messageOf('no response'),
  ],
  ['a web page instead of data', messageOf('page')],
  [
    'no JSON, another shape, more than 1,048,576 characters, a nesting deeper than 32',
    `${messageOf('malformed')}, or the field`,
  ],
]

/** Pads the cells of each column, as prettier does. */
function writeTable(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...row[column]!].length)))
  const write = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`
  const [head, ...body] = rows
  return [write(head!), write(widths.map((width) => '-'.repeat(width))), ...body.map(write)].join('\n')
}

const KINDS = [
  ['status', 'a status from 400 on'],
  ['no response', 'no response'],
  ['malformed', 'a malformed response'],
] as const

const isSame = (faults: readonly CallFault[], others: readonly CallFault[]): boolean =>
  faults.length === others.length && faults.every((fault) => others.includes(fault))

/** If all faults of a kind are listed, names the kind instead. */
function nameOf(faults: readonly CallFault[], all: readonly CallFault[]): string {
  if (faults.length === all.length) return 'any failure'
  const done = all.filter(({ isDone }) => isDone)
  if (isSame(faults, done)) return 'the service has made the change, but its response cannot be read'
  const complete = KINDS.filter(([kind]) =>
    all.filter((fault) => fault.kind === kind).every((fault) => faults.includes(fault)),
  )
  const single = faults.filter(({ kind }) => !complete.some(([known]) => known === kind))
  return [...complete.map(([, words]) => words), ...single.map(({ words }) => words)].join(', ')
}

const groupBy = <T>(values: readonly T[], keyOf: (value: T) => string): Array<[key: string, group: T[]]> =>
  [...new Set(values.map(keyOf))].map((key) => [key, values.filter((value) => keyOf(value) === key)])

function rowOf(callCase: CallCase): string[] {
  const failures = faultsOf(callCase).filter(({ kind }) => kind !== 'harmless')
  const sightOf = (fault: CallFault) => callCase.outcomeOf(fault).sees.words
  const bySight = groupBy(failures, sightOf).sort(([, one], [, other]) => other.length - one.length)
  const mostSeen = bySight[0]![0]
  const differenceOf = (fault: CallFault) =>
    [
      sightOf(fault) !== mostSeen && sightOf(fault),
      callCase.outcomeOf(fault).problems.length === 0 && 'not reported',
    ]
      .filter(Boolean)
      .join('; ')
  const differences = groupBy(failures, differenceOf).filter(([words]) => words)
  return [
    `\`${callCase.call}\``,
    mostSeen,
    differences.map(([words, faults]) => `**${nameOf(faults, failures)}:** ${words}`).join('. '),
  ]
}

const HEAD = ['call', 'what a visitor sees after a failure', 'what differs']

/** @returns the page with both tables */
export function writeFaults(page: string): string {
  const tables = { failures: MESSAGES, 'failed calls': [HEAD, ...CALL_CASES.map(rowOf)] }
  return Object.entries(tables).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n\\n)[^]*(\\n\\n<!-- /${name} -->)`),
        (_all, start: string, end: string) => start + writeTable(rows) + end,
      ),
    page,
  )
}
