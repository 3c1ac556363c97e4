/** What a page holds: memory, nodes, listeners, timers and observers. */
import type { CDPSession, Page } from 'playwright/test'
import { expect } from 'playwright/test'

export interface Resources {
  /** The heap size in bytes, after garbage collection. */
  heap: number
  nodes: number
  listeners: number
  /** Timers that have not run and were not cleared. */
  timers: number
  /** Mutation, intersection and resize observers that observe something. */
  observers: number
}

interface Counters {
  timers: number
  observers: number
}

/** Counts timers and observers from the start of the page on. */
export const countTimersAndObservers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<unknown>()
    const observers = new Set<object>()
    const counters: Counters = {
      get timers() {
        return timers.size
      },
      get observers() {
        return observers.size
      },
    }
    Object.assign(window, { counters })

    const { setTimeout, setInterval, clearTimeout, clearInterval } = window
    const countedSetTimeout = (run: TimerHandler, ms?: number, ...values: unknown[]) => {
      const id: number = setTimeout(
        (...given: unknown[]) => {
          timers.delete(id)
          if (typeof run === 'function') run(...given)
        },
        ms,
        ...values,
      )
      timers.add(id)
      return id
    }
    const countedSetInterval = (...given: Parameters<typeof setInterval>) => {
      const id = setInterval(...given)
      timers.add(id)
      return id
    }
    const clearing = (clear: (id?: number) => void) => (id?: number) => {
      timers.delete(id)
      clear(id)
    }
    Object.assign(window, {
      setTimeout: countedSetTimeout,
      setInterval: countedSetInterval,
      clearTimeout: clearing(clearTimeout),
      clearInterval: clearing(clearInterval),
    })

    for (const { prototype } of [MutationObserver, IntersectionObserver, ResizeObserver]) {
      const { observe, disconnect } = prototype
      Object.assign(prototype, {
        observe(this: object, ...given: unknown[]) {
          observers.add(this)
          return Reflect.apply(observe, this, given)
        },
        disconnect(this: object) {
          observers.delete(this)
          return Reflect.apply(disconnect, this, [])
        },
      })
    }
  })

export async function resourcesOf(page: Page, client: CDPSession): Promise<Resources> {
  // After the first collection, the next one may free more.
  for (let at = 0; at < 3; at++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)!.value
  const { timers, observers } = await page.evaluate(
    () => (window as unknown as { counters: Counters }).counters,
  )
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers,
    observers,
  }
}

/** Allowed growth: 2 %. Small counts may differ by the one timer or node that happens to be in use. */
const MOST_GROWTH = 1.02

export function expectNoGrowth(before: Resources, after: Resources): void {
  for (const name of Object.keys(before) as Array<keyof Resources>)
    expect(after[name], `${name}: ${before[name]} before, ${after[name]} after`).toBeLessThanOrEqual(
      Math.max(before[name] * MOST_GROWTH, before[name] + 1),
    )
}
