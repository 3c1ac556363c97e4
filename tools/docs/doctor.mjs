/** `npm run reference`: writes the list of findings in `docs/doctor.md` from `src/doctor/findings.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { evaluate } from '../evaluate.mjs'
import { root } from '../paths.mjs'

const PAGE = join(root, 'docs/doctor.md')
/** The list begins below this heading and reaches to the end of the page. */
const HEADING = '## All findings\n'

const FINDERS = { page: '`Shop.doctor()`', command: '`npx shop-embed-cli doctor`' }

/** The doctor fills in the words in braces; the list shows an ellipsis instead. */
const withoutValues = (text) =>
  text
    .replace(/`\{(directive|source)\}`/g, '`…`')
    .replace(/ ?\{suggestion\}/g, '')
    .replace(/\{\w+\}/g, '…')

const section = ([code, { severity, problem, reason, fix, foundBy }]) =>
  [
    `### ${code}`,
    `_${severity}, found by ${foundBy.map((finder) => FINDERS[finder]).join(' and ')}_`,
    `**What is wrong.** ${withoutValues(problem)}`,
    ...(reason ? [`**Why it matters.** ${withoutValues(reason)}`] : []),
    `**How to fix it.** ${withoutValues(fix)}`,
  ].join('\n\n')

/** @returns {Promise<{ written: string, expected: string }>}  what the file contains, and what it should contain */
export async function compareDoctorPage() {
  const { FINDINGS } = await evaluate(join(root, 'src/doctor/findings.ts'))
  const written = readFileSync(PAGE, 'utf8')
  const [introduction] = written.split(HEADING)
  const list = Object.entries(FINDINGS).map(section).join('\n\n')
  const text = `${introduction}${HEADING}\n${list}\n`
  return { written, expected: await format(text, { ...(await resolveConfig(PAGE)), filepath: PAGE }) }
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, (await compareDoctorPage()).expected)
