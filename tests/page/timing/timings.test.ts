import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WidgetName } from '../../../src/api/names.js'
import type { ShopTiming } from '../../../src/api/timings.js'
import { nextTask } from '../../../src/host/next-task.js'
import { addEntry, type TraceEntry } from '../../../src/host/trace.js'
import { createTimings } from '../../../src/page/timing/index.js'
import { createTestPage, type TestPage } from '../../support/page.js'
import { endPrerender, prerender } from '../../support/prerender.js'
import { stubPerformanceObserver } from './performance-entries.js'

const MOUNT: TraceEntry = { type: 'mount', widget: 'header', start: 100, duration: 50, renderDuration: 10 }

let page: TestPage
let entries: ReturnType<typeof stubPerformanceObserver>
let timings: ShopTiming[]
let stop: () => void

beforeEach(() => {
  page = createTestPage()
  entries = stubPerformanceObserver()
  timings = []
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** @param listener  by default, collects the timings */
async function listen(listener = (timing: ShopTiming) => void timings.push(timing)) {
  stop = createTimings(page).subscribe(listener)
  await nextTask(window)
  await nextTask(window)
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

/** A widget’s element, as `mountWidget` leaves it. */
function showWidget(widget: WidgetName): Element {
  const element = document.createElement('div')
  element.attachShadow({ mode: 'open' }).innerHTML = `<div data-shop-root="${widget}"></div>`
  return element
}

describe('a listener', () => {
  it('gets the kept timings, and then each new one', async () => {
    addEntry(page.trace, MOUNT)
    await listen()
    expect(timings).toEqual([MOUNT])
    addEntry(page.trace, { ...MOUNT, start: 200 })
    expect(timings).toEqual([MOUNT, { ...MOUNT, start: 200 }])
  })

  it('gets nothing before the caller has the function that removes it', () => {
    addEntry(page.trace, MOUNT)
    stop = createTimings(page).subscribe((timing) => timings.push(timing))
    expect(timings).toEqual([])
  })

  it('gets nothing after it is removed, and the observers stop', async () => {
    await listen()
    expect([page.trace.watchers.size, entries.observers()]).toEqual([1, 2])
    stop()
    addEntry(page.trace, MOUNT)
    leave()
    expect(timings).toEqual([])
    expect([page.trace.watchers.size, entries.observers()]).toEqual([0, 0])
  })

  it('may be removed while it gets the earlier timings', async () => {
    addEntry(page.trace, MOUNT)
    addEntry(page.trace, MOUNT)
    await listen((timing) => {
      timings.push(timing)
      stop()
    })
    expect(timings).toEqual([MOUNT])
    expect([page.trace.watchers.size, entries.observers()]).toEqual([0, 0])
  })

  it('that throws is reported by the browser, and does not stop our code', async () => {
    const reportError = vi.fn()
    Object.assign(window, { reportError })
    const mistake = new Error('a mistake of the host page')
    await listen(() => {
      throw mistake
    })
    const stopOther = createTimings(page).subscribe((timing) => timings.push(timing))
    await nextTask(window)
    await nextTask(window)
    addEntry(page.trace, MOUNT)
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
    addEntry(page.trace, MOUNT)
    leave()
    expect(timings).toEqual([])
    open(130)
    addEntry(page.trace, { ...MOUNT, start: 200 })
    expect(timings).toEqual([
      { ...MOUNT, start: 0, duration: 20, renderDuration: 10 },
      { ...MOUNT, start: 70 },
    ])
  })

  it('gets 0 for what was earlier', async () => {
    const open = prerender()
    addEntry(page.trace, MOUNT)
    addEntry(page.trace, { type: 'call', method: 'GET', path: '/x', status: 200, start: 10, duration: 20 })
    await listen()
    open(1000)
    expect(timings).toEqual([
      { ...MOUNT, start: 0, duration: 0, renderDuration: 0 },
      { type: 'call', method: 'GET', path: '/x', status: 200, start: 0, duration: 0 },
    ])
  })

  it('gets nothing if it was removed before', async () => {
    const open = prerender()
    await listen()
    addEntry(page.trace, MOUNT)
    stop()
    open()
    expect(timings).toEqual([])
    expect([page.trace.watchers.size, entries.observers()]).toEqual([0, 0])
  })

  it('gets a CLS without the shifts that nobody has seen', async () => {
    vi.stubGlobal('LayoutShift', class {})
    const open = prerender()
    await listen()
    open(1000)
    document.elementsFromPoint = () => []
    addEntry(page.trace, MOUNT)
    entries.deliver('layout-shift', { value: 0.5, hadRecentInput: false, startTime: 500, sources: [] })
    leave()
    expect(timings).toContainEqual({ type: 'CLS', widget: 'header', value: 0 })
  })
})

it('an error of ours in an observer is reported, and does not reach the page', async () => {
  await listen()
  const broken = {
    get interactionId(): number {
      throw new TypeError('the page has replaced a getter')
    },
  }
  expect(() => entries.deliver('event', broken)).not.toThrow()
  expect(page.errors).toEqual(['the page has replaced a getter'])
})

describe('a call', () => {
  const CALL = {
    type: 'call',
    widget: 'header',
    method: 'GET',
    path: '/navigation',
    status: 200,
    start: 300,
    duration: 20,
  } as const
  const request = (startTime: number, responseEnd: number) => ({
    name: 'https://shop.example/navigation?site=DE',
    startTime,
    responseEnd,
  })

  it('starts with the loader’s request if the widget takes its response', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([request(120, 310)] as never)
    addEntry(page.trace, CALL)
    await listen()
    expect(timings).toEqual([{ ...CALL, start: 120, duration: 200 }])
  })

  it.each(['https://', 'http://localhost:PORT/nav'])(
    'to the refused address %s has a timing, for a listener and for one that is added later',
    async (path) => {
      const refused = { ...CALL, path, status: 0 }
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([request(120, 310)] as never)
      addEntry(page.trace, refused)
      await listen()
      expect(() => addEntry(page.trace, refused)).not.toThrow()
      expect(timings).toEqual([refused, refused])
      expect(page.trace.watchers.size).toBe(1)
    },
  )

  it('does not start with the request of an earlier call', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([request(120, 310)] as never)
    addEntry(page.trace, CALL)
    addEntry(page.trace, { ...CALL, start: 9000 })
    await listen()
    expect(timings).toEqual([
      { ...CALL, start: 120, duration: 200 },
      { ...CALL, start: 9000 },
    ])
  })
})

describe('INP', () => {
  it('is the slowest interaction of each widget, when the page is left', async () => {
    await listen()
    const [header, footer] = [showWidget('header'), showWidget('footer')]
    const interact = (interactionId: number, target: Element | null, duration: number) =>
      entries.deliver('event', { interactionId, target, duration })
    interact(1, header, 48)
    interact(2, header, 240)
    interact(3, footer, 64)
    interact(4, header, 56)
    interact(5, document.body, 900)
    interact(0, header, 900)
    expect(timings).toEqual([])
    leave()
    expect(timings).toEqual([
      { type: 'INP', widget: 'header', value: 240 },
      { type: 'INP', widget: 'footer', value: 64 },
    ])
  })

  it('counts an event without a target if another event of the interaction has one', async () => {
    await listen()
    entries.deliver('event', { interactionId: 1, target: null, duration: 240 })
    entries.deliver('event', { interactionId: 1, target: showWidget('header'), duration: 200 })
    leave()
    expect(timings).toEqual([{ type: 'INP', widget: 'header', value: 240 }])
  })

  it('includes entries that the browser has not delivered yet, and is reported again only after a change', async () => {
    await listen()
    const target = showWidget('header')
    entries.queue('event', { interactionId: 1, target, duration: 80 })
    leave()
    leave()
    entries.deliver('event', { interactionId: 2, target, duration: 96 })
    leave()
    expect(timings).toEqual([
      { type: 'INP', widget: 'header', value: 80 },
      { type: 'INP', widget: 'header', value: 96 },
    ])
  })
})

describe('CLS', () => {
  const INSIDE = { node: null, currentRect: { x: 0, y: 0, width: 100, height: 20 } }
  const shift = (startTime: number, value: number, more = {}) =>
    entries.deliver('layout-shift', { startTime, value, hadRecentInput: false, sources: [INSIDE], ...more })

  beforeEach(() => {
    const header = showWidget('header')
    document.body.append(header)
    header.shadowRoot!.elementsFromPoint = () => [header]
    document.elementsFromPoint = (x, y) => (x === 50 && y === 10 ? [header, document.body] : [document.body])
  })

  it('is the largest sum of shifts inside a widget that follow each other', async () => {
    await listen()
    shift(1000, 0.01)
    shift(1900, 0.02)
    shift(5000, 0.004)
    leave()
    expect(timings).toEqual([{ type: 'CLS', widget: 'header', value: expect.closeTo(0.03) as number }])
  })

  it('belongs to the innermost widget', async () => {
    const header = document.elementsFromPoint(50, 10)[0]!
    const form = showWidget('newsletter')
    form.shadowRoot!.elementsFromPoint = () => []
    header.shadowRoot!.append(form)
    header.shadowRoot!.elementsFromPoint = () => [form, header]
    await listen()
    shift(1000, 0.01)
    leave()
    expect(timings).toEqual([{ type: 'CLS', widget: 'newsletter', value: 0.01 }])
  })

  it('starts a new sum after 5 s', async () => {
    await listen()
    for (let at = 0; at <= 6000; at += 900) shift(at, 0.01)
    leave()
    expect(timings).toEqual([{ type: 'CLS', widget: 'header', value: expect.closeTo(0.06) as number }])
  })

  it('ignores shifts that the visitor has caused, that happen outside, or that move the widget as a whole', async () => {
    await listen()
    shift(1000, 0.1, { hadRecentInput: true })
    shift(2000, 0.1, { sources: [{ ...INSIDE, node: document.body }] })
    shift(3000, 0.1, {
      sources: [{ node: null, currentRect: { x: 500, y: 500, width: 10, height: 10 } }],
    })
    leave()
    expect(timings).toEqual([])
  })

  it('is 0 for a widget that has not shifted', async () => {
    addEntry(page.trace, MOUNT)
    await listen()
    leave()
    expect(timings).toEqual([MOUNT, { type: 'CLS', widget: 'header', value: 0 }])
  })

  it('is not reported by a browser that does not measure it', async () => {
    entries = stubPerformanceObserver([])
    addEntry(page.trace, MOUNT)
    await listen()
    leave()
    expect(timings).toEqual([MOUNT])
  })
})

describe('the Web Vitals', () => {
  it('arrive when the page is hidden, before a listener of the host page that sends them', async () => {
    const sent: number[] = []
    const send = () => sent.push(timings.length)
    document.addEventListener('visibilitychange', send)
    await listen()
    entries.deliver('event', { interactionId: 1, target: showWidget('header'), duration: 80 })
    const state = vi.spyOn(document, 'visibilityState', 'get')
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    document.removeEventListener('visibilitychange', send)
    expect(sent).toEqual([0, 1])
  })
})
