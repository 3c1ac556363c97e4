import { expect, it, vi } from 'vitest'
import type { CallRequest } from '../../src/host/call.js'
import { traceCalls } from '../../src/host/trace-calls.js'
import { addEntry, traceOf, type TraceEntry } from '../../src/host/trace.js'

const mount = (start: number): TraceEntry => ({
  type: 'mount',
  widget: 'footer',
  start,
  duration: 5,
  renderDuration: 1,
})

it('passes entries to watchers, and keeps the first 250 for later watchers', () => {
  const trace = traceOf({})
  const watched: TraceEntry[] = []
  trace.watchers.add((entry) => watched.push(entry))
  for (let start = 0; start < 300; start++) addEntry(trace, mount(start))
  expect(watched).toHaveLength(300)
  expect(trace.kept).toEqual(Array.from({ length: 250 }, (_, start) => mount(start)))
})

it('loses an entry, but does not throw, on a page that has broken `push`', () => {
  const trace = traceOf({})
  const watched: TraceEntry[] = []
  trace.watchers.add((entry) => (watched[watched.length] = entry))
  vi.spyOn(trace.kept, 'push').mockImplementation(() => {
    throw new TypeError('broken')
  })
  expect(() => addEntry(trace, mount(1))).not.toThrow()
  expect([trace.kept, watched]).toEqual([[], [mount(1)]])
})

it('with a watcher that throws, calls still resolve, and the other watchers get their entries', async () => {
  const trace = traceOf({})
  const watched: TraceEntry[] = []
  trace.watchers.add(() => {
    throw new TypeError('Invalid URL')
  })
  trace.watchers.add((entry) => watched.push(entry))
  const result = { ok: false, status: 0, error: undefined } as const
  const call = traceCalls(
    trace,
    'header',
    () => 0,
    () => Promise.resolve(result),
  )
  expect(await call('https://')).toBe(result)
  expect(watched).toHaveLength(1)
})

it('is the same for everything that uses the pageStart', () => {
  const pageStart = {}
  expect(traceOf(pageStart)).toBe(traceOf(pageStart))
  expect(traceOf({ ...pageStart })).toBe(traceOf(pageStart))
})

it.each<[string, string, CallRequest<unknown, unknown> | undefined, boolean, number, object]>([
  ['without its query', '/suggestions?query=kaffee', undefined, true, 200, { path: '/suggestions' }],
  [
    'with the path that reports name',
    '/customer-info/4711',
    { reportedPath: '/customer-info/…' },
    true,
    200,
    { path: '/customer-info/…' },
  ],
  ['also if it has failed', '/requests', { method: 'POST' }, false, 503, { method: 'POST', status: 503 }],
  ['also without a response', '/requests', undefined, false, 0, { status: 0 }],
])('has an entry for a call, %s', async (_what, path, request, ok, status, expected) => {
  const trace = traceOf({})
  const times = [10, 35]
  const call = traceCalls(
    trace,
    'support',
    () => times.shift()!,
    () => Promise.resolve({ ok, status, data: undefined } as never),
  )
  expect(await call(path, request)).toMatchObject({ ok, status })
  expect(trace.kept).toEqual([
    {
      type: 'call',
      widget: 'support',
      method: 'GET',
      path: path.split('?')[0],
      status,
      start: 10,
      duration: 25,
      ...expected,
    },
  ])
})
