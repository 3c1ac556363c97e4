/** A page with a cart, without a browser. Tests advance its clock, and answer its calls to the service. */
import { createStore } from 'jotai/vanilla'
import german, { type CartTexts } from '../../locales/de-DE/cart.js'
import type { Translation } from '../../locales/translation.js'
import type { Cart } from '../../src/api/cart.js'
import { createCart } from '../../src/cart/create-cart.js'
import { createMessageOf, createMessages } from '../../src/cart/messages.js'
import type { CallRequest, CallResult } from '../../src/host/call.js'
import type { Host, PageWindow } from '../../src/host/host.js'

export const ADDRESS = '/service/cart/api/cart'
export const ADDRESS_FORCED = `${ADDRESS}?forceReload=true`

export const cartWith = (part: Partial<Cart> = {}): Cart => ({
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveSubscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  ...part,
})

/** A cart with the given quantities, by product id. */
export const cartOf = (quantities: Record<string, number>, part: Partial<Cart> = {}): Cart =>
  cartWith({
    articles: Object.entries(quantities).map(([productId, quantity]) => ({ productId, tcm: 'A', quantity })),
    numberOfArticles: Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
    ...part,
  })

export interface OpenCall {
  path: string
  request: CallRequest<unknown, unknown>
  isDone: boolean
  /** The service answers. @param body  sent as JSON */
  answer(status: number, body?: unknown): Promise<void>
  /** There is no answer: the network fails, or 15 s pass. */
  fail(): Promise<void>
}

/** Runs everything that waits neither for a timer nor for an answer. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

interface Timer {
  id: number
  at: number
  run(): void
}

interface PageSettings {
  locale?: string
  /** Called each time the cart loads its texts. */
  loadTexts?: () => Promise<Translation<CartTexts>>
  /** The cart in local storage, as text. */
  stored?: string
  cookies?: Record<string, string>
  /** Local storage keeps nothing, but does not throw. */
  isStorageForbidden?: boolean
}

export function createPage(settings: PageSettings = {}) {
  let now = 1000
  let lastTimer = 0
  let timers: Timer[] = []
  const calls: OpenCall[] = []
  const events: Array<{ type: string; detail: unknown }> = []
  const reports: string[] = []
  const warnings: unknown[][] = []
  const local = new Map<string, string>()
  if (settings.stored !== undefined) local.set('cart', settings.stored)

  const window = Object.assign(new EventTarget(), {
    console: { warn: (...parts: unknown[]) => warnings.push(parts) },
    setTimeout(run: () => void, ms = 0) {
      timers.push({ id: ++lastTimer, at: now + ms, run })
      return lastTimer
    },
    clearTimeout(id: number) {
      timers = timers.filter((timer) => timer.id !== id)
    },
  }) as unknown as PageWindow

  const call = (path: string, request: CallRequest<unknown, unknown> = {}) =>
    new Promise<CallResult<unknown, unknown>>((resolve) => {
      const done = (result: CallResult<unknown, unknown>) => {
        open.isDone = true
        resolve(result)
        return settle()
      }
      const parse = (schema: CallRequest<unknown, unknown>['schema'], body: unknown) => {
        const parsed = schema?.safeParse(body === undefined ? undefined : JSON.parse(JSON.stringify(body)))
        return parsed?.success ? parsed.data : undefined
      }
      const open: OpenCall = {
        path,
        request,
        isDone: false,
        answer(status, body) {
          if (status < 200 || status > 299)
            return done({ ok: false, status, error: parse(request.errorSchema, body) })
          const data = parse(request.schema, body)
          return done(data === undefined ? { ok: false, status } : { ok: true, status, data })
        },
        fail: () => done({ ok: false, status: 0 }),
      }
      request.signal?.addEventListener('abort', () => void done({ ok: false, status: 0 }))
      calls.push(open)
    })

  const host = {
    window,
    call: call as Host['call'],
    url: (value: unknown) => String(value),
    cookie: (name: string) => settings.cookies?.[name],
    local: {
      get: (key: string) => local.get(key),
      set(key: string, value: string | undefined) {
        if (value === undefined) local.delete(key)
        else if (!settings.isStorageForbidden) local.set(key, value)
      },
    },
    session: { get: () => undefined, set() {} },
    track() {},
    emit(type: string, detail: unknown) {
      events.push({ type, detail })
      return true
    },
    report: (code: string, message: string) => void reports.push(`${code}: ${message}`),
    hooks: () => ({}),
    isServer: false,
    nonce: undefined,
    now: () => now,
  } as unknown as Host

  const { locale = 'de-DE', loadTexts = async () => german } = settings
  const messages = createMessages(
    async () => createMessageOf(locale, await loadTexts()),
    () => host.report('LOAD_FAILED', 'the texts of the cart'),
  )
  const store = createStore()
  const cart = createCart(host, store, messages)

  return {
    cart,
    store,
    host,
    window,
    calls,
    events,
    reports,
    warnings,
    local,
    /** The counts of all `cart-changed` events, in order. */
    counts: () =>
      events
        .filter(({ type }) => type === 'cart-changed')
        .map(({ detail }) => (detail as { itemCount: number }).itemCount),
    puts: () => calls.filter(({ request }) => request.method === 'PUT'),
    gets: () => calls.filter(({ request }) => request.method !== 'PUT'),
    open: () => calls.filter(({ isDone }) => !isDone),
    last: () => calls.at(-1)!,
    /** Begins the first read, and answers it with this cart. */
    async startWith(first: Cart = cartWith()) {
      void cart.load()
      await settle()
      await calls[0]!.answer(200, { cart: first })
    },
    /** Advances the clock, and runs the timers that are due. */
    async advance(ms: number) {
      const end = now + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter(({ id }) => id !== due.id)
        now = Math.max(now, due.at)
        due.run()
        await settle()
      }
      now = end
      await settle()
    },
    /** Dispatches an event on the window. @param fields  properties of the event */
    dispatch: (type: string, fields: object = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), fields)),
  }
}

export type Page = ReturnType<typeof createPage>
