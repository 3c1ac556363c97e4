import { beforeEach, expect, it, vi } from 'vitest'
import { createShopError } from '../../src/host/errors.js'
import type { Exports } from '../../loader/chunks.js'

const { fetchChunk } = vi.hoisted(() => ({ fetchChunk: vi.fn<(name: string) => Promise<unknown>>() }))
vi.mock('../../loader/files.js', () => ({ fetchChunk }))
vi.mock('virtual:release', () => ({
  needs: { newsletter: ['core', 'runtime', 'forms'], cart: ['core'], runtime: ['core'] },
}))

type Declare = (
  add: (name: string | Exports, value?: unknown) => unknown,
  context: { import(path: string): Promise<Exports> },
) => { setters?: Array<(exports: Exports) => void>; execute(): void }

/** As the build writes a chunk: it gives its own name and the names below it. */
const chunkOf = (name: string, needed: string[]): { needs: string[]; declare: Declare } => ({
  needs: needed.map((path) => `./${path}.js`),
  declare(add) {
    const below: Exports[] = []
    return {
      ...(needed.length > 0 && {
        setters: needed.map(() => (exports: Exports) => void below.push(exports)),
      }),
      execute: () => add('names', [...below.flatMap(({ names }) => names as string[]), name]),
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
const GONE = createShopError('LOAD_FAILED', 'gone')

let asked: string[]
let gone: Set<string>
let loadChunk: (name: string) => Promise<Exports>

beforeEach(async () => {
  asked = []
  gone = new Set()
  fetchChunk.mockImplementation(async (name) => {
    asked.push(name)
    if (gone.has(name)) throw GONE
    return { chunk: CHUNKS[name as keyof typeof CHUNKS] }
  })
  vi.resetModules()
  ;({ loadChunk } = await import('../../loader/chunks.js'))
})

it('a chunk gets the exports of the chunks that it needs', async () => {
  expect(await loadChunk('newsletter')).toEqual({
    names: ['core', 'core', 'runtime', 'forms', 'newsletter'],
  })
})

it('all that a chunk needs is asked for in the same tick, and once', async () => {
  const loaded = [loadChunk('newsletter'), loadChunk('cart'), loadChunk('newsletter')]
  expect(asked.toSorted()).toEqual(['cart', 'core', 'forms', 'newsletter', 'runtime'])
  await Promise.all(loaded)
  expect(asked).toHaveLength(5)
})

it('a chunk that is missing takes along what needs it, and nothing else', async () => {
  gone.add('forms')
  const loaded = [loadChunk('newsletter'), loadChunk('cart')]
  await expect(loaded[0]).rejects.toBe(GONE)
  expect(await loaded[1]).toEqual({ names: ['core', 'cart'] })
})

it('what has failed is asked for anew, and only that', async () => {
  gone.add('forms')
  await expect(loadChunk('newsletter')).rejects.toBe(GONE)
  gone.clear()
  asked = []
  await loadChunk('newsletter')
  expect(asked.toSorted()).toEqual(['forms', 'newsletter'])
})

it('a chunk that throws when it runs has failed', async () => {
  fetchChunk.mockResolvedValue({
    chunk: {
      needs: [],
      declare: () => ({
        setters: [],
        execute() {
          throw new TypeError('Object.prototype is frozen')
        },
      }),
    },
  })
  await expect(loadChunk('core')).rejects.toMatchObject({
    code: 'LOAD_FAILED',
    message: 'the chunk "core" could not run: Object.prototype is frozen',
  })
})

it('import() inside a chunk loads another chunk', async () => {
  let parts: Promise<Exports> | undefined
  fetchChunk.mockImplementation(async (name) => ({
    chunk:
      name === 'header'
        ? {
            needs: [],
            declare: (_add: unknown, context: { import(path: string): Promise<Exports> }) => ({
              setters: [],
              execute: () => void (parts = context.import('./cart.js')),
            }),
          }
        : CHUNKS[name as keyof typeof CHUNKS],
  }))
  await loadChunk('header')
  expect(await parts).toEqual({ names: ['core', 'cart'] })
})
