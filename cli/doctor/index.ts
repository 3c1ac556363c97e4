/** `npx shop-embed-cli doctor URL`: says what is wrong with the widgets of a page, and how to fix it. */
import { parseArgs } from 'node:util'
import { docsUrl } from 'virtual:release'
import type { Finding } from '../../src/api/doctor.js'
import { printFinding, printSummary } from '../../src/doctor/print.js'
import { printableJson } from '../../src/doctor/printable.js'
import { UsageError, type Command } from '../command.js'
import { isPlaceholder } from '../placeholders.js'
import { examineUrl } from './examine-url.js'
import { readInventory } from './read-inventory.js'

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

interface Arguments {
  url: string
  isJson: boolean
  /** The path or the address of the list of known scripts. */
  inventory: string | undefined
}

function readArgs(args: string[]): Arguments {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, inventory: { type: 'string' } },
  })
  const [url, other] = positionals
  if (url === undefined) throw new UsageError('The address of the page is missing.')
  if (other !== undefined)
    throw new UsageError(`Only one address is allowed, but "${other}" is a second one.`)
  if (!isHttp(url))
    throw new UsageError(
      `The address has to be one such as https://partner.example/page, but it is "${url}".`,
    )
  return { url, isJson: values.json, inventory: values.inventory }
}

/** The public docs have no address until the shop has given them one. */
const DOCS = `
The docs are not published yet: ${docsUrl} is a placeholder. To read them, run npx shop-embed-cli shop, and open
http://127.0.0.1:4321/docs/doctor`

const hasDeadLink = ({ link }: Finding): boolean => link.startsWith(docsUrl) && isPlaceholder(docsUrl)

function printText(findings: readonly Finding[], url: string): string {
  const parts = findings.map((finding) => {
    const { heading, lines } = printFinding(finding)
    return `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`
  })
  const hint = findings.some(hasDeadLink) ? [DOCS] : []
  return [printSummary(findings, url), ...parts, ...hint].join('\n')
}

const doctor: Command = {
  summary: 'Says what is wrong with the widgets of a page, and how to fix it',
  usage: `URL [--json] [--inventory scripts.json]

  URL                       the address of the page
  --json                    prints the findings as JSON
  --inventory scripts.json  also compares the scripts of the page with those of a release; a file or an address

The exit code is 1 if there is an error. In a browser, Shop.doctor() in the console finds more.`,
  async run(args) {
    const { url, isJson, inventory } = readArgs(args)
    const known = inventory === undefined ? undefined : await readInventory(inventory)
    const findings = await examineUrl(url, known)
    console.log(isJson ? printableJson(findings) : printText(findings, url))
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0
  },
}
export default doctor
