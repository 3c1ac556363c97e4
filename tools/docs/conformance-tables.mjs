/** The tables of the conformance report, `docs/conformance.md`. */
import { CRITERIA, TEST_GROUPS } from './criteria.mjs'
import { code, table } from './markdown.mjs'

const PRINCIPLES = { 1: 'perceivable', 2: 'operable', 3: 'understandable', 4: 'robust' }

/** What a template inserts differs from test to test. */
const testText = ([file, title]) => `${code(file)} ${title.replaceAll(/\$\{\w+\}|%s/g, '…')}`

function evidenceText({ tests = [], byHand }) {
  const names = tests.map((test) => (typeof test === 'string' ? `[${test}](#${test})` : testText(test)))
  return [...names, ...(byHand ? [`by hand: ${byHand}`] : [])].join('<br>') || '–'
}

const criterionTable = (principle) =>
  table(
    ['criterion', 'level', 'verdict', 'why', 'evidence'],
    Object.entries(CRITERIA)
      .filter(([number]) => number.startsWith(principle))
      .map(([number, criterion]) => [
        `${number} ${criterion.name}`,
        criterion.level,
        criterion.verdict,
        criterion.why,
        evidenceText(criterion),
      ]),
  )

function verdictTable() {
  const verdicts = Object.values(CRITERIA)
  const count = (verdict, level) =>
    String(verdicts.filter((one) => one.verdict === verdict && one.level === level).length)
  return table(
    ['verdict', 'level A', 'level AA'],
    ['supports', 'partially supports', 'does not support', 'not applicable'].map((verdict) => [
      verdict,
      count(verdict, 'A'),
      count(verdict, 'AA'),
    ]),
  )
}

const groupTables = () =>
  Object.entries(TEST_GROUPS)
    .map(([name, { what, tests }]) => {
      const sentence = `${what[0].toUpperCase()}${what.slice(1)}:`
      return [`### ${name}`, sentence, tests.map((test) => `- ${testText(test)}`).join('\n')].join('\n\n')
    })
    .join('\n\n')

/** @returns {Record<string, string>}  keyed by the name in the marker */
export const conformanceTables = () => ({
  'the verdicts': verdictTable(),
  ...Object.fromEntries(
    Object.entries(PRINCIPLES).map(([principle, name]) => [name, criterionTable(principle)]),
  ),
  'the groups of tests': groupTables(),
})
