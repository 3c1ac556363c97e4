/** The page's cart: what `Shop.cart` is. interface §2, §3; header-search-cart §4. */
import type { CartApi, CartChange, CartResult, CartState } from '../../loader/protocol.js'
import type { CartTexts } from '../../locales/de-DE/cart.js'
import { cartArguments, deletedEntry, loadOptions } from '../contracts/cart.js'
import type { Schema } from '../contracts/shape.js'
import type { Services } from '../host/services.js'
import { createShopError, logWarning } from '../host/report.js'
import { prefixed } from './apply-change.js'
import { CACHE_KEY, EMPTY, parseStored, readStored, writeStored } from './cache.js'
import type { Deleted } from './deleted.js'
import { restorable, shown, toCartState } from './derive.js'
import type { Texts } from './message.js'
import { addChange, initialState, passTime, showStored } from './reduce.js'
import { createStore } from './store.js'
import { createSync } from './sync.js'

export interface PageCart extends CartApi {
  /** Shows what storage holds, reads the cart, and listens to the page. */
  start(): void
  destroy(): void
}

export interface CartSettings {
  locale: string
  /** They may come later than the first change: only messages need them. */
  texts: Promise<CartTexts>
}

/** The methods that change the cart: each is named like the key of its request. */
type ChangeMethods = Pick<CartApi, keyof typeof cartArguments>

const checked = <T>(method: string, schema: Schema<T>, value: unknown): T => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]!.path[0] ?? 'argument'
  throw createShopError(
    'INVALID_ARGUMENT',
    `cart.${method}: "${String(field)}" is missing or of the wrong shape`,
  )
}

export function createCart(host: Services, { locale, texts: textsToCome }: CartSettings): PageCart {
  const store = createStore(initialState(readStored(host) ?? EMPTY), () => tell())
  const sync = createSync(host, store)
  const texts: Texts = { locale }
  const page = host.window
  const listeners = new Set<(state: CartState) => void>()
  const stops: Array<() => void> = []
  let state = toCartState(store.get(), texts)
  let lastId = 0
  let epoch = 0
  let timer: number | undefined
  let countTold: number | undefined
  /** The confirmed cart that storage holds. */
  let stored = store.get().confirmed

  const tellCount = () => {
    const { itemCount } = state
    if (itemCount === countTold) return
    countTold = itemCount
    host.emit('cart-changed', { itemCount })
  }

  const tell = () => {
    const { confirmed } = store.get()
    state = toCartState(store.get(), texts)
    if (confirmed !== stored) writeStored(host, (stored = confirmed) === EMPTY ? undefined : confirmed)
    awaitEnds()
    if (stops.length) tellCount()
    // Those of the moment: one that is added meanwhile is not called, one that is removed neither.
    for (const listener of [...listeners])
      if (listeners.has(listener))
        try {
          listener(state)
        } catch (error) {
          logWarning(page, 'shop-embed: a listener of the cart threw', error)
        }
  }

  const tick = () => {
    store.set(passTime(store.get(), host.now()))
    // A timer may be early by a fraction.
    awaitEnds()
  }

  /** One timer for whatever ends next. */
  const awaitEnds = () => {
    const { deleted, setError } = store.get()
    const ends = deleted.map(({ until }) => until)
    if (setError) ends.push(setError.until)
    page.clearTimeout(timer)
    if (ends.length) timer = page.setTimeout(tick, Math.max(1, Math.min(...ends) - host.now()))
  }

  const modify = async (request: CartChange, restored?: Deleted): Promise<CartResult> => {
    const id = ++lastId
    // No two entries end in the same millisecond: that is how one tells them apart.
    epoch = Math.max(epoch + 1, Date.now())
    const previousCart = shown(store.get())
    // In the queue before anybody hears of it: a listener that makes a change of its own comes after this one.
    const sending = sync.send(id, request)
    store.set(addChange(store.get(), id, request, restored, host.now(), epoch))
    const removed = store.get().deleted.find((deleted) => deleted.id === id)?.entry
    const outcome = await sending
    return structuredClone({
      request,
      previousCart,
      ...outcome,
      ...(removed && !outcome.error ? { [prefixed('deleted', removed.kind)]: removed.item } : {}),
    })
  }

  /** Capturing on the window hears every dispatch once: on the window, the document, an element; bubbling or not. */
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) => {
    page.addEventListener(type, listener, true)
    stops.push(() => page.removeEventListener(type, listener, true))
  }

  const methods: Partial<Record<keyof ChangeMethods, unknown>> = {}
  for (const method of Object.keys(cartArguments) as Array<keyof ChangeMethods>)
    methods[method] = async (item: unknown) =>
      modify({ [method]: checked(method, cartArguments[method] as Schema<object>, item) } as never)

  textsToCome.then(
    (loaded) => {
      texts.texts = loaded
      if (state.error) tell()
    },
    () => host.report('LOAD_FAILED', 'the texts of the cart'),
  )

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      // Of its own, so that a function that is passed twice is called twice and taken off one by one.
      const own = (news: CartState) => listener(news)
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    async load(options = {}) {
      await sync.read(!!checked('load', loadOptions, options).force)
      return state
    },
    ...(methods as ChangeMethods),
    async restore(entry) {
      const wanted = entry === undefined ? undefined : checked('restore', deletedEntry, entry)
      // A sleeping timer does not make the 10 s longer.
      tick()
      const current = store.get()
      const entries = restorable(current, shown(current))
      const found = wanted
        ? entries.find(({ entry: own }) => own.expiresAt === wanted.expiresAt)
        : entries.at(-1)
      if (!found) throw createShopError('NOT_FOUND', 'cart.restore: nothing is left to restore')
      return modify(found.change, found)
    },
    start() {
      listen('cart-update' as 'message', () => void sync.read(true))
      // Another tab's cart is shown as a hint of what to come, and read from the service.
      listen('storage', ({ key, newValue }) => {
        if (key !== CACHE_KEY) return
        const cart = parseStored(newValue)
        if (cart) store.set(showStored(store.get(), (stored = cart)))
        void sync.read(true)
      })
      listen('pageshow', ({ persisted }) => {
        if (persisted) void sync.read(true)
      })
      listen('pagehide', () => {
        sync.flush()
        // The next page shows what is on its way as well.
        if (store.get().pending.length) writeStored(host, shown(store.get()))
      })
      tellCount()
      void sync.read(false)
      // For those who asked for the cart before its code was here: they have seen an empty one.
      if (stored !== EMPTY) page.setTimeout(tell)
    },
    destroy() {
      for (const stop of stops.splice(0)) stop()
      page.clearTimeout(timer)
      sync.stop()
      listeners.clear()
    },
  }
}
