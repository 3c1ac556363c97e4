import { beforeEach, expect, test, vi } from 'vitest'
import { createSlices } from '../../loader/placeholders.js'
import { nextTask } from '../../src/host/next-task.js'

let now: number
let started: string[]
/** A job that takes a while on the test’s clock. */
const job = (name: string, ms: number) => async () => {
  started.push(name)
  now += ms
}

beforeEach(() => {
  now = 0
  started = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
test('short jobs run at once', async () => {
  await Promise.all(createSlices()([job('a', 1), job('b', 1)]))
  expect(started).toEqual(['a', 'b'])
})
test('jobs that do not fit into a short task run in further tasks, in order', async () => {
  const inSlices = createSlices()
  const done = inSlices([job('a', 6), job('b', 6), job('c', 6)])
  expect(started).toEqual(['a', 'b'])
  const later = inSlices([job('d', 1)])
  expect(started).toEqual(['a', 'b'])
  await Promise.all([...done, ...later])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})
test('jobs that are added after all others have run start at once', async () => {
  const inSlices = createSlices()
  await Promise.all(inSlices([job('a', 20), job('b', 20)]))
  await nextTask(window)
  const more = inSlices([job('c', 1)])
  expect(started).toEqual(['a', 'b', 'c'])
  await Promise.all(more)
})
