import { beforeEach, expect, it, vi } from 'vitest'
import { createShopError } from '../../src/host/errors.js'
import type { Exports } from '../../loader/chunks.js'

const { fetchChunk, addHashes } = vi.hoisted(() => ({
  fetchChunk: vi.fn<(name: string) => Promise<unknown>>(),
  addHashes: vi.fn<(hashes: Record<string, string> | undefined) => void>(),
}))
vi.mock('../../loader/files.js', () => ({ fetchChunk, addHashes }))
vi.mock('virtual:release', () => ({
  needs: { newsletter: ['core', 'runtime', 'forms'], cart: ['core'], runtime: ['core'] },
}))

type Declare = (
  add: (name: string | Exports, value?: unknown) => unknown,
  context: { import(path: string): Promise<Exports> },
) => { setters?: Array<(exports: Exports) => void>; execute(): void }

/** A chunk as the build writes it. It exports its own name after the names of the chunks that it needs. */
const chunkOf = (name: string, needed: string[]): { needs: string[]; declare: Declare } => ({
  needs: needed.map((path) => `./${path}.js`),
  declare(add) {
    const received: Exports[] = []
    return {
      ...(needed.length > 0 && {
        setters: needed.map(() => (exports: Exports) => void received.push(exports)),
      }),
      execute: () => add('names', [...received.flatMap(({ names }) => names as string[]), name]),
    }
  },
})

const CHUNKS = {
  core: chunkOf('core', []),
  runtime: chunkOf('runtime', ['core']),
  forms: chunkOf('forms', ['runtime']),
  newsletter: chunkOf('newsletter', ['core', 'forms']),
  cart: chunkOf('cart', ['core']),
}
const MISSING = createShopError('LOAD_FAILED', 'missing')

let fetched: string[]
let missing: Set<string>
let loadChunk: (name: string) => Promise<Exports>

beforeEach(async () => {
  fetched = []
  missing = new Set()
  fetchChunk.mockImplementation(async (name) => {
    fetched.push(name)
    if (missing.has(name)) throw MISSING
    return CHUNKS[name as keyof typeof CHUNKS]
  })
  vi.resetModules()
  ;({ loadChunk } = await import('../../loader/chunks.js'))
})

it('learns from a chunk the hashes of the lazy chunks that it imports, before it runs', async () => {
  const known: unknown[] = []
  addHashes.mockImplementation((hashes) => void known.push(hashes))
  fetchChunk.mockResolvedValueOnce({
    needs: [],
    declare: () => ({ execute: () => known.push('runs') }),
    hashes: { later: 'x' },
  })
  await loadChunk('header')
  expect(known).toEqual([{ later: 'x' }, 'runs'])
})

it('passes a chunk the exports of the chunks that it needs', async () => {
  expect(await loadChunk('newsletter')).toEqual({
    names: ['core', 'core', 'runtime', 'forms', 'newsletter'],
  })
})

it('requests everything that a chunk needs in the same tick, each chunk once', async () => {
  const loaded = [loadChunk('newsletter'), loadChunk('cart'), loadChunk('newsletter')]
  expect(fetched.toSorted()).toEqual(['cart', 'core', 'forms', 'newsletter', 'runtime'])
  await Promise.all(loaded)
  expect(fetched).toHaveLength(5)
})

it('fails for a missing chunk and for the chunks that need it, and loads the others', async () => {
  missing.add('forms')
  const loaded = [loadChunk('newsletter'), loadChunk('cart')]
  await expect(loaded[0]).rejects.toBe(MISSING)
  expect(await loaded[1]).toEqual({ names: ['core', 'cart'] })
})

it('does not retry a needed chunk because the chunk that needs it arrives later', async () => {
  missing.add('core')
  let arrive = () => {}
  fetchChunk.mockImplementationOnce(async (name) => {
    fetched.push(name)
    throw MISSING
  })
  fetchChunk.mockImplementationOnce(async (name) => {
    fetched.push(name)
    await new Promise<void>((resolve) => (arrive = resolve))
    return CHUNKS.cart
  })
  const cart = loadChunk('cart')
  const core = loadChunk('core')
  await expect(core).rejects.toBe(MISSING)
  arrive()
  await expect(cart).rejects.toBe(MISSING)
  expect(fetched).toEqual(['core', 'cart'])
})

it('retries only the chunks that failed, at the next call', async () => {
  missing.add('forms')
  await expect(loadChunk('newsletter')).rejects.toBe(MISSING)
  missing.clear()
  fetched = []
  await loadChunk('newsletter')
  expect(fetched.toSorted()).toEqual(['forms', 'newsletter'])
})

it('fails for a chunk that throws while it runs', async () => {
  fetchChunk.mockResolvedValue({
    needs: [],
    declare: () => ({
      setters: [],
      execute() {
        throw new TypeError('Object.prototype is frozen')
      },
    }),
  })
  await expect(loadChunk('core')).rejects.toMatchObject({
    code: 'LOAD_FAILED',
    message: 'the chunk "core" could not run: Object.prototype is frozen',
  })
})

it('loads another chunk for an import() inside a chunk', async () => {
  let lazyChunk: Promise<Exports> | undefined
  fetchChunk.mockImplementation(async (name) =>
    name === 'header'
      ? {
          needs: [],
          declare: (_add: unknown, context: { import(path: string): Promise<Exports> }) => ({
            setters: [],
            execute: () => void (lazyChunk = context.import('./cart.js')),
          }),
        }
      : CHUNKS[name as keyof typeof CHUNKS],
  )
  await loadChunk('header')
  expect(await lazyChunk).toEqual({ names: ['core', 'cart'] })
})

it('is loaded although a library of the page adds a property with its name to all objects', async () => {
  Object.defineProperty(Object.prototype, 'core', {
    configurable: true,
    enumerable: true,
    writable: true,
    value: () => 7,
  })
  try {
    expect(Object.entries(await loadChunk('core'))).toEqual([['names', ['core']]])
  } finally {
    Reflect.deleteProperty(Object.prototype, 'core')
  }
  expect(fetched).toEqual(['core'])
})
