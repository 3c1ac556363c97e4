import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopTiming } from '../../src/api/timings.js'
import { nextTask } from '../../src/host/next-task.js'
import { addTiming, timingLogOf, type TimingLog } from '../../src/host/timing-log.js'
import { createTimings } from '../../src/page/timing.js'
import { endPrerender, prerender } from '../support/prerender.js'

const MOUNT = { type: 'mount', widget: 'header', start: 100, duration: 50, renderDuration: 10 } as const
const CALL = {
  type: 'call',
  widget: 'header',
  method: 'GET',
  path: '/navigation',
  status: 200,
  start: 300,
  duration: 20,
} as const

let timingLog: TimingLog
let timings: ShopTiming[]
let stop: () => void

beforeEach(() => {
  timingLog = timingLogOf({})
  timings = []
})
afterEach(() => {
  stop()
})

const subscribe = (listener: (timing: ShopTiming) => void) =>
  createTimings({ timingLog, window }).subscribe(listener)

/** @param listener  by default, collects the timings */
async function listen(listener = (timing: ShopTiming) => void timings.push(timing)) {
  stop = subscribe(listener)
  await nextTask(window)
  await nextTask(window)
}

describe('a listener', () => {
  it('gets the kept timings, and then each new one', async () => {
    addTiming(timingLog, MOUNT)
    await listen()
    expect(timings).toEqual([MOUNT])
    addTiming(timingLog, { ...MOUNT, start: 200 })
    expect(timings).toEqual([MOUNT, { ...MOUNT, start: 200 }])
  })

  it('that is added late gets the first 250 timings', async () => {
    for (let start = 1; start <= 300; start++) addTiming(timingLog, { ...MOUNT, start })
    await listen()
    expect(timings).toHaveLength(250)
    expect(timings.at(-1)).toEqual({ ...MOUNT, start: 250 })
  })

  it('gets nothing before the caller has the function that removes it', () => {
    addTiming(timingLog, MOUNT)
    stop = subscribe((timing) => timings.push(timing))
    expect(timings).toEqual([])
  })

  it('gets nothing after it is removed', async () => {
    await listen()
    stop()
    addTiming(timingLog, MOUNT)
    expect(timings).toEqual([])
    expect(timingLog.listeners.size).toBe(0)
  })

  it('may be removed while it gets the earlier timings', async () => {
    addTiming(timingLog, MOUNT)
    addTiming(timingLog, MOUNT)
    await listen((timing) => {
      timings.push(timing)
      stop()
    })
    addTiming(timingLog, MOUNT)
    expect(timings).toEqual([MOUNT])
  })

  it('that throws is reported by the browser, and does not stop our code', async () => {
    const reportError = vi.fn()
    Object.assign(window, { reportError })
    const mistake = new Error('a mistake of the host page')
    await listen(() => {
      throw mistake
    })
    const stopOther = subscribe((timing) => timings.push(timing))
    await nextTask(window)
    await nextTask(window)
    addTiming(timingLog, MOUNT)
    stopOther()
    expect(reportError).toHaveBeenCalledExactlyOnceWith(mistake)
    expect(timings).toEqual([MOUNT])
  })
})

describe('on a prerendered page, a listener', () => {
  afterEach(endPrerender)

  it('gets nothing until the visitor opens the page, and then times that count from there', async () => {
    const open = prerender()
    await listen()
    addTiming(timingLog, MOUNT)
    expect(timings).toEqual([])
    open(130)
    addTiming(timingLog, { ...MOUNT, start: 200 })
    expect(timings).toEqual([
      { ...MOUNT, start: 0, duration: 20, renderDuration: 10 },
      { ...MOUNT, start: 70 },
    ])
  })

  it('gets 0 for what was earlier', async () => {
    const open = prerender()
    addTiming(timingLog, MOUNT)
    addTiming(timingLog, CALL)
    await listen()
    open(1000)
    expect(timings).toEqual([
      { ...MOUNT, start: 0, duration: 0, renderDuration: 0 },
      { ...CALL, start: 0, duration: 0 },
    ])
  })

  it('gets nothing if it was removed before', async () => {
    const open = prerender()
    await listen()
    addTiming(timingLog, MOUNT)
    stop()
    open()
    expect(timings).toEqual([])
    expect(timingLog.listeners.size).toBe(0)
  })
})

describe('a call', () => {
  const request = (startTime: number, responseEnd: number) => ({
    name: 'https://shop.example/navigation?site=DE',
    startTime,
    responseEnd,
  })
  const recordRequest = (startTime: number, responseEnd: number) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation((type) =>
        type === 'resource' ? ([request(startTime, responseEnd)] as never) : ([] as never),
      )

  it('starts with the loader’s request if the widget takes its response', async () => {
    recordRequest(120, 310)
    addTiming(timingLog, CALL)
    await listen()
    expect(timings).toEqual([{ ...CALL, start: 120, duration: 200 }])
  })

  it.each(['https://', 'http://localhost:PORT/nav'])(
    'to the refused address %s has a timing, for a listener and for one that is added later',
    async (path) => {
      const refused = { ...CALL, path, status: 0 }
      recordRequest(120, 310)
      addTiming(timingLog, refused)
      await listen()
      addTiming(timingLog, refused)
      expect(timings).toEqual([refused, refused])
    },
  )

  it('does not start with the request of an earlier call', async () => {
    recordRequest(120, 310)
    addTiming(timingLog, CALL)
    addTiming(timingLog, { ...CALL, start: 9000 })
    await listen()
    expect(timings).toEqual([
      { ...CALL, start: 120, duration: 200 },
      { ...CALL, start: 9000 },
    ])
  })
})
