/** `npx shop-embed-cli fragments`: writes the header and the footer of each site as HTML files, for the pages of any server. */
import { join } from 'node:path'
import { messageOf } from '../../src/host/errors.js'
import { printable } from '../printable.js'
import type { Command } from '../command.js'
import { readArguments, USAGE } from './arguments.js'
import { putFile } from './put-file.js'
import { renderSite } from './render-site.js'

/** How long the calls of a site may take. */
const LONGEST_READ_MS = 15_000

const fragments: Command = {
  summary: 'Writes the header and the footer as HTML files, which pages of any server include',
  usage: USAGE,
  async run(args) {
    const { shop, cdn, folder, sites, hasPromotions } = readArguments(args)
    const source = { shop, fetch, timeUp: AbortSignal.timeout(LONGEST_READ_MS) }
    const problems: string[] = []
    let [count, written] = [0, 0]
    await Promise.all(
      [...sites].map(async ([site, variants]) => {
        try {
          const { files, problem } = await renderSite(site, variants, { source, cdn, hasPromotions })
          for (const [name, html] of files) {
            count++
            if (putFile(join(folder, name), html)) written++
          }
          if (problem) problems.push(`${site}: ${problem}. Its headers have no promotion.`)
        } catch (error) {
          problems.push(`${site}: ${messageOf(error)}. Its files stay as they are.`)
        }
      }),
    )
    console.log(`${written} of ${count} files have changed.`)
    for (const problem of problems) console.error(printable(problem))
    return problems.length > 0 ? 1 : 0
  },
}
export default fragments
