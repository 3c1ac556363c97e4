/** `npx shop-embed-cli check-service`: checks a running service against the table of calls. `docs/services.md` describes it. */
import { CALLS } from '../../src/services/contract/calls.js'
import { printable, printableJson } from '../../src/doctor/printable.js'
import type { Command } from '../command.js'
import { readArguments } from './arguments.js'
import { checkCall, type Result } from './check-call.js'

const USAGE = `ORIGIN [options]

  ORIGIN                 where the services are, such as https://shop.example
  --site DE              the country site
  --only cart,…          only these calls or services
  --origin ORIGIN        the origin of a host page: also checks what CORS allows it, with a preflight for each call
  --credentials include  the host page has data-credentials="include": CORS has to allow its cookies as well
  --cookie COOKIES       the cookies of a visitor, such as "LoginToken=…; LongtermToken=…"
  --set name=value       a parameter or a field of a body, instead of the example in openapi.json
  --write                also makes the calls that change something: use it on a test system
  --json                 prints the result as JSON`

const BAD: ReadonlyArray<Result['outcome']> = ['wrong', 'missing', 'failed', 'unreachable']
const isBad = ({ outcome }: Result): boolean => BAD.includes(outcome)

const describe = ({ name, method, path, outcome, status, details }: Result): string =>
  [
    `${outcome.padEnd(11)} ${name}: ${method} ${path}${status === undefined ? '' : `, status ${status}`}`,
    ...details.map((line) => `              ${printable(line)}`),
  ].join('\n')

const summarize = (results: readonly Result[]): string => {
  const outcomes = ['ok', 'wrong', 'missing', 'failed', 'refused', 'unreachable', 'left out'] as const
  return outcomes
    .map((outcome) => `${results.filter((result) => result.outcome === outcome).length} ${outcome}`)
    .join(', ')
}

/** An outcome that is no failure, and does not look like it. */
const REFUSED =
  'refused: an error status that is allowed, often because the visitor is not logged in. This is no failure. --cookie makes the calls of another visitor.'

const command: Command = {
  summary: 'Checks the services of a shop, call by call',
  usage: USAGE,
  async run(args) {
    const settings = readArguments(args)
    const isChosen = (names: string[]) =>
      settings.only.length === 0 || names.some((name) => settings.only.includes(name))
    const results: Result[] = []
    // The calls are made one after the other, so that a check does not burden the services.
    for (const call of CALLS.filter(({ name, service }) => isChosen([name, service]))) {
      const result = await checkCall(call, settings)
      results.push(result)
      if (!settings.isJson) console.log(describe(result))
    }
    console.log(settings.isJson ? printableJson(results) : `\n${summarize(results)}`)
    const isChecked = results.some(({ outcome }) => outcome !== 'left out')
    if (results.some(({ outcome }) => outcome === 'refused') && !settings.isJson) console.log(REFUSED)
    if (!isChecked && !settings.isJson)
      console.log(
        'Nothing was checked, so nothing is known. --origin checks what CORS allows, --cookie and --write make further calls.',
      )
    return !isChecked || results.some(isBad) ? 1 : 0
  },
}
export default command
