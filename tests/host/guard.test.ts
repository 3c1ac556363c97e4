import { beforeEach, expect, test, vi } from 'vitest'
import { guard } from '../../src/host/errors.js'
import { recordFailures } from '../support/fail.js'

let reports: string[]
let report: ReturnType<typeof recordFailures>['report']

beforeEach(() => {
  const recorded = recordFailures()
  report = (...failure) => {
    reports.push(`${failure[0]}: ${failure[1]}`)
    return recorded.report(...failure)
  }
  reports = []
})

test('the callback runs at once, with what the browser passes', () => {
  const run = vi.fn()
  void guard(report, run)('entries', 'observer')
  expect(run).toHaveBeenCalledExactlyOnceWith('entries', 'observer')
  expect(reports).toEqual([])
})
test('an exception is reported at once, and does not reach the browser', async () => {
  const done = guard(report, () => {
    throw new TypeError('the first problem')
  })()
  expect(reports).toEqual(['RENDER_FAILED: the first problem'])
  await expect(done).resolves.toBeUndefined()
})
test('a rejection is reported, and does not reach the browser', async () => {
  await guard(report, () => Promise.reject(new Error('the second problem')))()
  expect(reports).toEqual(['RENDER_FAILED: the second problem'])
})
test('a page that causes the same error again when it hears of it gets one report', async () => {
  const run = guard(report, () => {
    throw new Error('the third problem')
  })
  document.addEventListener('shop-error', run, { once: true })
  await run()
  await run()
  expect(reports).toEqual(['RENDER_FAILED: the third problem'])
})
test('a thrown value that cannot become a text is reported', async () => {
  await guard(report, () => Promise.reject(Object.create(null)))()
  expect(reports).toEqual(['RENDER_FAILED: an unreadable value'])
})
