/**
 * A model of a shopper with several tabs of one origin, which share local storage: tabs of two shops, a page with an old
 * library, and a tab with an older release of ours. Storage may be full, and events between tabs may be late.
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import { FakeStorage } from '../support/fake-storage.js'
import { settle } from '../support/settle.js'
import { ACCEPTED, CartServer, stepOf, Tab, type Outcome, type Step } from './model.js'
import { SHOP } from './page.js'

const SHOPS = [SHOP, 'https://www.shop.example/ AT'] as const
/** There is space for the text that tells other tabs that the cart has changed, but for no cart with several articles. */
const LITTLE_SPACE = 110
const MAX_TABS = 4

type TabsStep =
  | Step
  /** A tab gets the events of what other tabs have stored. */
  | { do: 'deliver' }
  | { do: 'fill'; isFull: boolean }
  /** A tab with an older release has read the cart of the first shop. */
  | { do: 'store' }

interface TabKind {
  /** The index of the tab's shop. */
  shop: number
  /** Whether the page has a library that turns lists into texts when they become JSON, such as Prototype.js 1.6. */
  isOld: boolean
}

export interface History {
  tabs: readonly TabKind[]
  /** The number of a tab, and what happens there. */
  script: ReadonlyArray<readonly [number, TabsStep]>
}

/**
 * @param outcomes  the outcomes of the calls, each as often as it is listed
 * @param steps     the largest number of steps; the smallest is half of it
 */
export const historyOf = (outcomes: readonly Outcome[], steps: number): fc.Arbitrary<History> =>
  fc.record({
    tabs: fc.array(
      fc.record({
        shop: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
        isOld: fc.oneof(
          { weight: 3, arbitrary: fc.constant(false) },
          { weight: 1, arbitrary: fc.constant(true) },
        ),
      }),
      { minLength: 1, maxLength: MAX_TABS },
    ),
    script: fc.array(
      fc.tuple(
        fc.nat(MAX_TABS - 1),
        fc.oneof(
          { weight: 24, arbitrary: stepOf(outcomes) },
          { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
          { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), isFull: fc.boolean() }) },
          { weight: 1, arbitrary: fc.record({ do: fc.constant('store' as const) }) },
        ),
      ),
      { minLength: steps / 2, maxLength: steps },
    ),
  })

/** Runs a step on a page whose library has added `toJSON` to lists. */
async function withOldLibrary(run: () => Promise<void>): Promise<void> {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[…]' })
  try {
    await run()
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
}

class Tabs {
  private readonly servers = SHOPS.map(() => new CartServer())
  private readonly local = new FakeStorage()
  private readonly olderRelease = this.local.openIn(new EventTarget())
  private readonly all: ReadonlyArray<{ tab: Tab; isOld: boolean }>

  constructor(kinds: readonly TabKind[]) {
    this.all = kinds.map(({ shop, isOld }) => ({
      tab: new Tab(this.servers[shop]!, { local: this.local, shop: SHOPS[shop]! }),
      isOld,
    }))
  }

  private in({ isOld }: { isOld: boolean }, run: () => Promise<void>): Promise<void> {
    return isOld ? withOldLibrary(run) : run()
  }

  /** @returns whether there were events */
  private async deliver({ tab }: { tab: Tab }): Promise<boolean> {
    const wasDelivered = this.local.deliver(tab.page.window)
    await settle()
    if (wasDelivered) tab.check()
    return wasDelivered
  }

  async start(): Promise<void> {
    for (const one of this.all) await this.in(one, () => one.tab.page.startWith(one.tab.server.cart()))
  }

  /** Lets time pass in all tabs. */
  async do(which: number, step: TabsStep): Promise<void> {
    const one = this.all[which % this.all.length]!
    if (step.do === 'fill') this.local.freeChars = step.isFull ? LITTLE_SPACE : Infinity
    else if (step.do === 'store') {
      if (this.local.freeChars === Infinity)
        this.olderRelease.setItem('cart', JSON.stringify(this.servers[0]!.cart()))
    } else if (step.do === 'deliver') await this.in(one, async () => void (await this.deliver(one)))
    else
      for (const each of step.do === 'pass' ? this.all : [one]) await this.in(each, () => each.tab.do(step))
  }

  private get reads(): number {
    return this.all.reduce((sum, { tab }) => sum + tab.page.gets().length, 0)
  }

  /**
   * The service accepts all remaining calls, and all events arrive.
   *
   * A change is stored once, which starts one read in each other tab, and so does each event that is due. Besides, a tab
   * makes a read that is waiting, one after an error, and one that checks what it shows.
   */
  async drain(): Promise<void> {
    const pending = this.all.reduce((sum, { tab }) => sum + tab.pending, 0)
    const due = this.all.reduce((sum, { tab }) => sum + this.local.due(tab.page.window), 0)
    const most = this.reads + due + this.all.length * (pending + 3 * this.all.length)
    for (let isBusy = true; isBusy;) {
      isBusy = false
      for (const one of this.all)
        await this.in(one, async () => {
          if (await this.deliver(one)) isBusy = true
          if (one.tab.page.open().length > 0) isBusy = true
          await one.tab.drain()
        })
      expect(this.reads).toBeLessThanOrEqual(most)
    }
  }

  /** @returns what has happened, and whether the tabs have come to rest by themselves */
  async finish() {
    await this.drain()
    await this.do(0, { do: 'pass', ms: 10_000 })
    const isByItself = !this.all.some(({ tab }) => tab.needsRead)
    for (const one of this.all) if (one.tab.isCutOff) await this.in(one, () => one.tab.do({ do: 'online' }))
    await this.drain()
    for (const one of this.all) if (one.tab.needsRead) await this.in(one, () => one.tab.do({ do: 'trigger' }))
    await this.drain()
    for (const { tab } of this.all) await tab.expectRest()
    return {
      changes: this.all.reduce((sum, { tab }) => sum + tab.results.length, 0),
      reads: this.reads,
      isByItself,
    }
  }
}

export async function runHistory({ tabs: kinds, script }: History) {
  const tabs = new Tabs(kinds)
  await tabs.start()
  for (const [which, step] of script) await tabs.do(which, step)
  return tabs.finish()
}

/** Each fault as often as a call without a fault. */
export const halfOf = (faults: readonly Outcome[]): Outcome[] => [...faults.map(() => ACCEPTED), ...faults]
