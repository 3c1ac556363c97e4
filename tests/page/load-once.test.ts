import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadOnce, type LoadedOnce } from '../../src/page/load-once.js'

/** What the tests load: an object that records its calls. */
interface Code {
  call(name: string): void
}

let calls: string[]
let code: Code
/** How often loading has been attempted. */
let attempts: number
let finish: () => void
let fail: (error: Error) => void
let once: LoadedOnce<Code>

beforeEach(() => {
  calls = []
  attempts = 0
  code = { call: (name) => void calls.push(name) }
  once = loadOnce(
    () =>
      new Promise<Code>((resolve, reject) => {
        attempts++
        finish = () => resolve(code)
        fail = reject
      }),
    () => void calls.push('loaded'),
  )
})

const refuse = (error: unknown): never => {
  throw new Error(`refused: ${(error as Error).message}`)
}

describe('load', () => {
  it('is one attempt, however many callers there are', async () => {
    const both = Promise.all([once.load(), once.load()])
    finish()
    expect(await both).toEqual([code, code])
    expect(await once.load()).toBe(code)
    expect(attempts).toBe(1)
  })

  it('tries again after a failure, which each caller gets', async () => {
    const both = [once.load(), once.load(refuse)]
    fail(new Error('offline'))
    await expect(both[0]).rejects.toThrow(/^offline$/)
    await expect(both[1]).rejects.toThrow(/^refused: offline$/)
    const again = once.load()
    finish()
    expect(await again).toBe(code)
    expect(attempts).toBe(2)
  })

  it('tries again after `start` itself has thrown', async () => {
    let isBroken = true
    const thrower = loadOnce(() => {
      if (isBroken) throw new Error('broken')
      return Promise.resolve(code)
    })
    await expect(thrower.load()).rejects.toThrow('broken')
    isBroken = false
    expect(await thrower.load()).toBe(code)
  })

  it('is returned by `current` and `loaded`, even if the first attempt failed', async () => {
    const failed = once.load()
    fail(new Error('offline'))
    await expect(failed).rejects.toThrow()
    expect(once.current()).toBeUndefined()
    void once.load()
    finish()
    expect(await once.loaded).toBe(code)
    expect(once.current()).toBe(code)
  })
})

describe('prepare', () => {
  let now: number
  beforeEach(() => {
    now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  /** Prepares it at each failure, as a page may do at each `shop-error`. */
  const prepareAgain = (error: unknown): never => {
    void once.prepare(prepareAgain)
    throw error
  }

  it('loads it, once, and gets it', async () => {
    const both = Promise.all([once.prepare(), once.prepare()])
    finish()
    expect(await both).toEqual([code, code])
    expect(await once.prepare()).toBe(code)
    expect(attempts).toBe(1)
  })

  it('tries again 15 s after a failure', async () => {
    const failed = once.prepare(prepareAgain)
    now = 9000
    fail(new Error('offline'))
    expect(await failed).toBeUndefined()
    now = 23_999
    expect(await once.prepare()).toBeUndefined()
    expect(attempts).toBe(1)
    now = 24_000
    const again = once.prepare()
    finish()
    expect(await again).toBe(code)
    expect(attempts).toBe(2)
  })

  it('also waits after a failure of `load` and `run`, which try again at once', async () => {
    const loaded = once.load(prepareAgain)
    fail(new Error('offline'))
    await expect(loaded).rejects.toThrow('offline')
    const ran = once.run(() => {}, prepareAgain)
    fail(new Error('offline'))
    await expect(ran).rejects.toThrow('offline')
    expect(attempts).toBe(2)
  })

  it('gets what `load` has loaded since the failure', async () => {
    const failed = once.prepare()
    fail(new Error('offline'))
    await failed
    void once.load()
    finish()
    await once.loaded
    expect(await once.prepare()).toBe(code)
  })
})

describe('run', () => {
  it('runs tasks in the order of their calls when the code is loaded, after `onLoaded`', async () => {
    const done = ['mount', 'unmount', 'mount again'].map((name) => once.run(({ call }) => call(name)))
    expect(calls).toEqual([])
    finish()
    await Promise.all(done)
    expect(calls).toEqual(['loaded', 'mount', 'unmount', 'mount again'])
  })

  it('runs tasks that need nothing of it in the same order, and does not load for them', async () => {
    once.inTurn(() => calls.push('unmount'))
    expect(calls).toEqual(['unmount'])
    expect(attempts).toBe(0)
    const done = [once.run(({ call }) => call('mount'), refuse)]
    once.inTurn(() => calls.push('unmount'))
    done.push(once.run(({ call }) => call('mount again'), refuse))
    finish()
    await Promise.all(done)
    expect(calls).toEqual(['unmount', 'loaded', 'mount', 'unmount', 'mount again'])
  })

  it('runs a task at once after loading', async () => {
    const loaded = once.load()
    finish()
    await loaded
    void once.run(({ call }) => call('unmount'))
    expect(calls).toEqual(['loaded', 'unmount'])
  })

  it('runs a task that another task adds after those that wait', async () => {
    const done = [
      once.run(({ call }) => {
        call('first')
        void once.run(() => call('added'))
      }),
      once.run(({ call }) => call('second')),
    ]
    finish()
    await Promise.all(done)
    await once.run(() => {})
    expect(calls).toEqual(['loaded', 'first', 'second', 'added'])
  })

  it('does not run a task whose code cannot be loaded, and the caller gets the error', async () => {
    const failed = [once.run(({ call }) => call('mount')), once.run(({ call }) => call('mount'), refuse)]
    fail(new Error('offline'))
    await expect(failed[0]).rejects.toThrow(/^offline$/)
    await expect(failed[1]).rejects.toThrow(/^refused: offline$/)
    expect(calls).toEqual([])
  })
})
