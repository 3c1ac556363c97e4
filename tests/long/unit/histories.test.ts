/**
 * Random shoppers with several tabs use a cart service with every fault. At the end, each tab must show the cart of its
 * service, and have stopped reading it.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CART_ERROR_CODES } from '../../../src/api/cart.js'
import { DONE_BUT_LOST, LAGGING, LOST, REFUSED, UNMODIFIED, type Outcome } from '../../cart/model.js'
import { halfOf, historyOf, runHistory } from '../../cart/model-tabs.js'

const HISTORIES = 10_000
const STEPS = 20

/** The service refuses a change, in its own format or with a page. */
const STATUSES = [400, 401, 403, 404, 409, 429, 500, 503]
const refusals = STATUSES.flatMap((status): Outcome[] => [
  { isDone: false, status, bodyOf: () => ({ error: 'UNKNOWN' }) },
  // A gateway responds, which does not know what the service has done.
  { isDone: false, status },
  { isDone: true, status },
])

/** NOT_MODIFIED is left out: the service says this with status 304. */
const codes = CART_ERROR_CODES.filter((code) => code !== 'NOT_MODIFIED').map((error): Outcome => ({
  isDone: false,
  status: 409,
  bodyOf: () => ({ error }),
}))

/** The service makes a change, but its response cannot be read. */
const MALFORMED = [
  undefined,
  null,
  [],
  'text',
  {},
  { cart: null },
  { cart: [] },
  { cart: { articles: 'text' } },
  { cart: { numberOfArticles: 'text' } },
  { unexpected: true },
]
const malformed = MALFORMED.map((body): Outcome => ({ isDone: true, status: 200, bodyOf: () => body }))

const FAULTS: readonly Outcome[] = [
  REFUSED,
  UNMODIFIED,
  LOST,
  DONE_BUT_LOST,
  LAGGING,
  { isDone: true, status: 204 },
  ...refusals,
  ...codes,
  ...malformed,
]

const history = historyOf(halfOf(FAULTS), STEPS)

it(`in ${HISTORIES} histories with failing calls, every change ends, and all tabs show the service’s cart`, async ({
  task,
}) => {
  let changes = 0
  let histories = 0
  let settledByItself = 0
  await fc.assert(
    fc.asyncProperty(history, async (chosen) => {
      const end = await runHistory(chosen)
      changes += end.changes
      if (end.isByItself) settledByItself++
      histories++
    }),
    { numRuns: HISTORIES, seed: 4321 },
  )
  expect(histories).toBe(HISTORIES)
  // If most histories needed the read at the end, the test would prove little about the changes.
  expect(settledByItself).toBeGreaterThan(HISTORIES / 2)
  Object.assign(task.meta, { counted: { 'histories of a cart': histories, 'changes of a cart': changes } })
  // On two busy cores, it takes longer than the other tests may.
}, 1_800_000)
