import { beforeEach, describe, expect, it } from 'vitest'
import { createUnmount } from '../../src/shop/unmount.js'

let calls: string[]
const code = {
  mount: (target: string) => void calls.push(`mount ${target}`),
  unmount: (target: Element | string) => void calls.push(`unmount ${String(target)}`),
}

beforeEach(() => {
  calls = []
})

describe('before the code is loaded', () => {
  let finishLoading: () => void
  let mount: (target: string) => Promise<void>
  let unmount: (target: string) => void

  beforeEach(() => {
    const loading = new Promise<typeof code>((resolve) => {
      finishLoading = () => resolve(code)
    })
    mount = (target) => loading.then(({ mount }) => mount(target))
    unmount = createUnmount(
      () => loading,
      () => undefined,
    )
  })

  it('a mount and an unmount run in the order of the calls', async () => {
    const first = mount('#a')
    unmount('#a')
    const second = mount('#a')
    finishLoading()
    await Promise.all([first, second])
    expect(calls).toEqual(['mount #a', 'unmount #a', 'mount #a'])
  })
})

describe('after the code has been loaded', () => {
  const open = () => Promise.resolve(code)
  const unmount = createUnmount(open, () => code)

  it('a widget is unmounted at once', () => {
    unmount('#a')
    expect(calls).toEqual(['unmount #a'])
  })

  it('a mount that was called just before is undone, too', async () => {
    const loaded = open()
    const unmountAfter = createUnmount(
      () => loaded,
      () => code,
    )
    const mounted = loaded.then(({ mount }) => mount('#a'))
    unmountAfter('#a')
    await mounted
    await Promise.resolve()
    expect(calls.at(-1)).toBe('unmount #a')
  })
})

it('code that cannot be loaded causes no uncaught error', async () => {
  const failed = Promise.reject(new Error('offline'))
  createUnmount(
    () => failed,
    () => undefined,
  )('#a')
  await expect(failed).rejects.toThrow('offline')
  expect(calls).toEqual([])
})
