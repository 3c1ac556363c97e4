/** `npm run test:sizes`: fails where a page downloads more than its limit. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './dist.mjs'
import { readSizes } from './page-sizes.mjs'

if (!existsSync(join(dist, 'cdn/manifest.json'))) {
  console.error(`There is nothing to measure in ${dist}: run "npm run build" first.`)
  process.exit(1)
}

/**
 * Bytes of brotli 11. `target` is what the page was asked to weigh; where we are not there yet, `limit` holds what has
 * been reached, so that no change makes it worse, and is lowered with each step.
 */
const BUDGETS = {
  'the loader': { limit: 1500, target: 1500 },
  'Shop.cart on a page without a widget': { limit: 7000, target: 7000 },
  'the header, before the first interaction': { limit: 18000, target: 18000 },
  'the newsletter form alone': { limit: 14000, target: 14000 },
  'the newsletter form beside the header': { limit: 4900, target: 6000 },
  'the support form alone': { limit: 14800, target: 16000 },
  'the support form beside the header': { limit: 5700, target: 7000 },
  'the footer alone': { limit: 15000, target: 15000 },
  'the footer beside the header': { limit: 5600, target: 7000 },
  'the preview panel beside the header (staff only)': { limit: 3700, target: 4000 },
  'all visitor widgets on one page': { limit: 32000, target: 32000 },
}

let isOver = false
console.log(`${'bytes in brotli 11'.padEnd(52)}     now   limit  target`)
for (const [what, bytes] of Object.entries(readSizes())) {
  const { limit, target } = BUDGETS[what]
  const verdict =
    bytes > limit ? '  OVER ITS LIMIT' : bytes > target ? `  ${bytes - target} above the target` : ''
  console.log(
    `${what.padEnd(50)} ${[bytes, limit, target].map((value) => String(value).padStart(7)).join(' ')}${verdict}`,
  )
  isOver ||= bytes > limit
}
process.exit(isOver ? 1 : 0)
