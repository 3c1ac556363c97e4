import { beforeEach, expect, it } from 'vitest'
import { createOrderedRunner } from '../../src/page/run-in-order.js'

let calls: string[]
const code = { call: (name: string) => void calls.push(name) }

beforeEach(() => {
  calls = []
})

it('before the code is loaded, tasks wait, and then run in the order of the calls', async () => {
  let finishLoading = (_code: typeof code) => {}
  const loading = new Promise<typeof code>((resolve) => (finishLoading = resolve))
  const run = createOrderedRunner(
    () => loading,
    () => undefined,
  )
  const done = ['mount', 'unmount', 'mount again'].map((name) => run(({ call }) => call(name)))
  expect(calls).toEqual([])
  finishLoading(code)
  await Promise.all(done)
  expect(calls).toEqual(['mount', 'unmount', 'mount again'])
})

it('after the code has been loaded, a task runs at once', () => {
  const run = createOrderedRunner(
    () => Promise.resolve(code),
    () => code,
  )
  void run(({ call }) => call('unmount'))
  expect(calls).toEqual(['unmount'])
})

it('if the code cannot be loaded, the task does not run, and the error goes to the given function or to the caller', async () => {
  const run = createOrderedRunner<typeof code>(
    () => Promise.reject(new Error('offline')),
    () => undefined,
  )
  const onLoadError = (error: unknown) => void calls.push(String(error))
  await run(({ call }) => call('mount'), onLoadError)
  expect(calls).toEqual(['Error: offline'])
  await expect(run(({ call }) => call('mount'))).rejects.toThrow('offline')
})
