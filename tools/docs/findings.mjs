/** The findings of the doctor, as Markdown. */
import { evaluate } from '../evaluate.mjs'
import { at } from '../paths.mjs'

const FINDERS = { page: '`Shop.doctor()`', command: '`npx shop-embed-cli doctor`' }

/** The doctor fills in the words in braces; the list shows an ellipsis instead. */
const withoutValues = (text) =>
  text
    .replace(/`\{(directive|source)\}`/g, '`…`')
    .replace(/ ?\{(suggestion|base)\}/g, '')
    .replace(/\{\w+\}/g, '…')

const section = ([code, { severity, problem, reason, fix, foundBy }]) =>
  [
    `### ${code}`,
    `_${severity}, found by ${foundBy.map((finder) => FINDERS[finder]).join(' and ')}_`,
    `**What is wrong.** ${withoutValues(problem)}`,
    ...(reason ? [`**Why it matters.** ${withoutValues(reason)}`] : []),
    `**How to fix it.** ${withoutValues(fix)}`,
  ].join('\n\n')

export async function listFindings() {
  const { FINDINGS } = await evaluate(at('src/doctor/findings.ts'))
  return Object.entries(FINDINGS).map(section).join('\n\n')
}
