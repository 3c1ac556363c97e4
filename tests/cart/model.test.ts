/** A random shopper and a random network, on one page and in several tabs. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ACCEPTED,
  CartServer,
  DONE_BUT_LOST,
  LAGGING,
  LOST,
  REFUSED,
  stepOf,
  Tab,
  UNMODIFIED,
  type Step,
} from './model.js'
import { halfOf, historyOf, runHistory } from './model-tabs.js'

const RUNS = 100
const STEPS = 40
const OUTCOMES = [ACCEPTED, ACCEPTED, ACCEPTED, REFUSED, UNMODIFIED, LOST, DONE_BUT_LOST]

/**
 * @param isCartKnown  whether the first read has ended before the first step
 * @returns whether the page has settled without help
 */
async function run(script: readonly Step[], isCartKnown: boolean): Promise<boolean> {
  const server = new CartServer()
  server.quantities.set('1', 2)
  const tab = new Tab(server)
  if (isCartKnown) await tab.page.startWith(server.cart())
  else await tab.do({ do: 'load', force: false })
  for (const step of script) await tab.do(step)
  await tab.drain()
  const { needsRead } = tab
  await tab.do({ do: 'pass', ms: 10_000 })
  if (tab.isCutOff) {
    await tab.do({ do: 'online' })
    await tab.drain()
  }
  await tab.expectRest()
  return !needsRead
}

it(`shows the service’s cart after everything has settled, whatever happens in ${RUNS * STEPS} steps`, async () => {
  let steps = 0
  let settledByItself = 0
  const script = fc.array(stepOf(OUTCOMES), { minLength: STEPS, maxLength: STEPS + 20 })
  await fc.assert(
    fc.asyncProperty(script, fc.boolean(), async (chosen, isCartKnown) => {
      if (await run(chosen, isCartKnown)) settledByItself++
      steps += chosen.length
    }),
    { numRuns: RUNS, seed: 4321 },
  )
  expect(steps).toBeGreaterThanOrEqual(RUNS * STEPS)
  // If most runs needed the read at the end, the test would prove little about the changes.
  expect(settledByItself).toBeGreaterThan(RUNS / 2)
}, 60_000)

/** `tests/long/unit/histories.test.ts` runs many more. */
const HISTORIES = 100

it(`comes to rest with the service’s cart in all tabs, in ${HISTORIES} histories of tabs that share local storage`, async () => {
  let settledByItself = 0
  let reads = 0
  await fc.assert(
    fc.asyncProperty(
      historyOf(halfOf([REFUSED, UNMODIFIED, LOST, DONE_BUT_LOST, LAGGING]), 30),
      async (history) => {
        const end = await runHistory(history)
        if (end.isByItself) settledByItself++
        reads += end.reads
      },
    ),
    { numRuns: HISTORIES, seed: 4321 },
  )
  expect(settledByItself).toBeGreaterThan(HISTORIES / 2)
  expect(reads).toBeGreaterThan(HISTORIES)
}, 60_000)
