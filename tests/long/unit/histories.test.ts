/**
 * Random shoppers with several tabs use a cart service with every fault. The tabs share local storage: when one tab stores
 * something, the others receive an event. At the end, each tab must show the cart of the service.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CART_ERROR_CODES } from '../../../src/api/cart.js'
import { settle } from '../../support/settle.js'
import {
  ACCEPTED,
  CartServer,
  DONE_BUT_LOST,
  LOST,
  REFUSED,
  stepOf,
  Tab,
  UNMODIFIED,
  type Outcome,
  type Step,
} from '../../cart/model.js'

const HISTORIES = 10_000
const STEPS = 20
const MAX_TABS = 3
const STORAGE_KEY = 'cart'

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
  { isDone: true, status: 204 },
  ...refusals,
  ...codes,
  ...malformed,
]

/** The tabs of one shopper. */
class Tabs {
  readonly server = new CartServer()
  readonly all: Tab[]
  private stored: string | undefined

  constructor(many: number) {
    this.all = Array.from({ length: many }, () => new Tab(this.server))
  }

  /** Delivers what a tab has stored to the others. */
  private async share(): Promise<void> {
    for (const writer of this.all) {
      const text = writer.page.local.get(STORAGE_KEY)
      if (text === this.stored) continue
      this.stored = text
      for (const reader of this.all) {
        if (reader === writer) continue
        if (text === undefined) reader.page.local.delete(STORAGE_KEY)
        else reader.page.local.set(STORAGE_KEY, text)
        reader.page.dispatch('storage', { key: STORAGE_KEY, newValue: text ?? null })
        await settle()
      }
    }
  }

  async start(): Promise<void> {
    for (const { page } of this.all) await page.startWith(this.server.cart())
    await this.share()
  }

  /** Lets time pass in all tabs. */
  async do(which: number, step: Step): Promise<void> {
    const tabs = step.do === 'pass' ? this.all : [this.all[which % this.all.length]!]
    for (const tab of tabs) await tab.do(step)
    await this.share()
  }

  async drain(): Promise<void> {
    while (this.all.some(({ page }) => page.open().length > 0)) {
      for (const tab of this.all) await tab.drain()
      await this.share()
    }
  }

  /** @returns the number of changes, and whether the tabs have come to rest by themselves */
  async finish(): Promise<{ changes: number; isByItself: boolean }> {
    await this.drain()
    await this.do(0, { do: 'pass', ms: 10_000 })
    const lost = this.all.filter(({ needsRead }) => needsRead)
    for (const tab of lost) await tab.do({ do: 'trigger' })
    await this.drain()
    for (const tab of this.all) await tab.expectRest()
    const changes = this.all.reduce((sum, { results }) => sum + results.length, 0)
    return { changes, isByItself: lost.length === 0 }
  }
}

const history = fc.record({
  tabs: fc.integer({ min: 1, max: MAX_TABS }),
  script: fc.array(fc.tuple(fc.nat(MAX_TABS - 1), stepOf([...FAULTS.map(() => ACCEPTED), ...FAULTS])), {
    minLength: STEPS / 2,
    maxLength: STEPS,
  }),
})

it(`in ${HISTORIES} histories with failing calls, every change ends, and all tabs show the service’s cart`, async ({
  task,
}) => {
  let changes = 0
  let histories = 0
  let settledByItself = 0
  await fc.assert(
    fc.asyncProperty(history, async ({ tabs: many, script }) => {
      const tabs = new Tabs(many)
      await tabs.start()
      for (const [which, step] of script) await tabs.do(which, step)
      const end = await tabs.finish()
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
})
