import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChunks } from '../../src/shop/chunks.js'
import type { LoaderPage } from '../../src/shop/page.js'

/** A chunk that stands on others and gives its name, and theirs. */
const chunk =
  (name: string, ...below: string[]) =>
  (resolve: (name: string) => { all: string[] }) => ({
    all: [...below.flatMap((one) => resolve(one).all), name],
  })
const cart = { core: chunk('core'), cart: chunk('cart', 'core') }
const frame = { core: chunk('core'), runtime: chunk('runtime', 'core') }
const fields = { fields: chunk('fields', 'core') }
const newsletter = { newsletter: chunk('newsletter', 'runtime', 'fields') }
const preview = { preview: chunk('preview', 'runtime') }

const FILES: Record<string, object> = {
  'cart-page': cart,
  'newsletter-page': { ...frame, ...fields, ...newsletter },
  'runtime-page': frame,
  'pieces-page': {
    pieces: () => ({
      __proto__: null,
      runtime: ['runtime-page hash core runtime'],
      newsletter: ['fields hash', 'newsletter hash'],
      preview: ['preview hash'],
    }),
  },
  ...{ fields, newsletter, preview },
}

/** Each request for a file, first tries and second ones. */
let asked: string[]
/** Files that do not come. */
let gone: Set<string>
/** Files whose answers wait. */
let held: Map<string, Promise<void>>
let load: ReturnType<typeof createChunks>

const hold = (name: string) => {
  let release!: () => void
  held.set(name, new Promise((resolve) => (release = resolve)))
  return release
}

beforeEach(() => {
  asked = []
  gone = new Set()
  held = new Map()
  vi.stubGlobal('__PACKS__', {
    __proto__: null,
    cart: 'hash core',
    newsletter: 'hash core runtime fields',
    pieces: 'hash',
  })
  vi.stubGlobal('fetch', async () => ({ ok: false }))
  load = createChunks(
    {
      script: { src: 'https://shop.example/loader.js' },
      async load(path: string, _integrity: string, fresh = '') {
        const name = /\/([\w-]+)\./.exec(path)![1]!
        asked.push(name + fresh)
        await held.get(name)
        if (gone.has(name)) throw new Error(name)
        return { default: FILES[name] }
      },
    } as unknown as LoaderPage,
    {},
  )
})
afterEach(() => vi.unstubAllGlobals())

const whole = { all: ['core', 'runtime', 'core', 'fields', 'newsletter'] }

it('a widget comes in one file, and twice the same comes once', async () => {
  expect(await Promise.all([load('newsletter'), load('newsletter')])).toEqual([whole, whole])
  expect(asked).toEqual(['newsletter-page'])
})

it('beside others it comes in pieces', async () => {
  await load('runtime')
  expect(await load('newsletter')).toEqual(whole)
  expect(asked).toEqual(['pieces-page', 'runtime-page', 'fields', 'newsletter'])
})

it.each(['carousel', 'constructor', 'toString', '__proto__'])('nobody knows "%s"', async (name) => {
  expect(await load(name)).toBeUndefined()
  expect(asked).toEqual(['pieces-page'])
})

it('a file that is there, but whose bytes were refused, is told by another name', async () => {
  gone.add('newsletter-page')
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  await expect(load('newsletter')).rejects.toMatchObject({
    code: 'INTEGRITY',
    message: 'chunks/newsletter-page.hash.js',
  })
})

it('a file that fails is tried once more at a fresh address, and again when it is asked for again', async () => {
  gone.add('newsletter-page')
  await expect(load('newsletter')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  gone.clear()
  expect(await load('newsletter')).toEqual(whole)
  expect(asked).toEqual(['newsletter-page', 'newsletter-page?1', 'newsletter-page'])
})

it('of the pieces, only the one that failed is fetched again', async () => {
  await load('runtime')
  gone.add('fields')
  await expect(load('newsletter')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  gone.clear()
  asked = []
  expect(await load('newsletter')).toEqual(whole)
  expect(asked).toEqual(['fields'])
})

it('a panel that is asked for again waits for the frame that is still on its way', async () => {
  const release = hold('runtime-page')
  const first = load('preview')
  await vi.waitFor(() => expect(asked).toContain('preview'))
  const second = load('preview')
  release()
  expect(await Promise.all([first, second])).toEqual(Array(2).fill({ all: ['core', 'runtime', 'preview'] }))
})

it('without the pieces, what came whole is there all the same', async () => {
  gone.add('pieces-page')
  const alone = load('newsletter')
  await expect(load('preview')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  expect(await alone).toEqual(whole)
  expect(await load('runtime')).toEqual({ all: ['core', 'runtime'] })
})

it('a widget that brings all that it needs does not wait for the cart, and does not fail with it', async () => {
  const release = hold('cart-page')
  gone.add('cart-page')
  const failing = load('cart')
  expect(await load('newsletter')).toEqual(whole)
  release()
  await expect(failing).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  gone.clear()
  expect(await load('cart')).toEqual({ all: ['core', 'cart'] })
})
