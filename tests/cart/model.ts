/**
 * A model of shoppers and networks: changes, undos, reloads, responses in any order, failures of the service before and
 * after it has made a change, and time that passes. A simple server has the real cart. The cart of a page is compared
 * with it after every step, and after everything has settled.
 */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Article, Cart, CartChange, CartResult } from '../../src/api/cart.js'
import type { OpenCall } from '../support/fake-calls.js'
import { settle } from '../support/settle.js'
import { type CartPage, type CartPageSettings, cartWith, createCartPage } from './page.js'

const PRODUCTS = ['1', '2', '3']

/** What happens to a call. */
export interface Outcome {
  /** Whether the service makes the change. */
  isDone: boolean
  /** 0 if no response arrives. */
  status: number
  /** Whether a replica responds to a read, which does not know the last change yet. */
  isLagging?: boolean
  /** @param limit  differs between calls */
  bodyOf?: (cart: Cart, limit: number) => unknown
}

/** The outcome without a failure. */
export const ACCEPTED: Outcome = { isDone: true, status: 200, bodyOf: (cart) => ({ cart }) }
export const LAGGING: Outcome = { ...ACCEPTED, isLagging: true }
export const REFUSED: Outcome = {
  isDone: false,
  status: 409,
  bodyOf: (_cart, limit) => ({ error: 'ITEM_LIMIT', limit }),
}
export const UNMODIFIED: Outcome = { isDone: false, status: 304 }
export const LOST: Outcome = { isDone: false, status: 0 }
export const DONE_BUT_LOST: Outcome = { isDone: true, status: 0 }

export type Step =
  | { do: 'set'; product: string; quantity: number }
  | { do: 'add'; product: string; quantity: number }
  | { do: 'gift'; set: boolean }
  | { do: 'restore' }
  | { do: 'trigger' }
  | { do: 'online' }
  | { do: 'load'; force: boolean }
  /** The service handles a call. The response has not arrived yet. */
  | { do: 'work'; which: number; outcome: Outcome }
  /** The response to a call arrives. */
  | { do: 'arrive'; which: number }
  | { do: 'pass'; ms: number }

/** @param outcomes  the outcomes of the calls, each as often as it is listed */
export const stepOf = (outcomes: readonly Outcome[]): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('set' as const),
        product: fc.constantFrom(...PRODUCTS),
        quantity: fc.nat(4),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('add' as const),
        product: fc.constantFrom(...PRODUCTS),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), set: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('trigger' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('online' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('load' as const), force: fc.boolean() }) },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constant('work' as const),
        which: fc.nat(9),
        outcome: fc.constantFrom(...outcomes),
      }),
    },
    { weight: 8, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(9) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 2500, 7500, 10_000) }),
    },
  )

/** The service: quantities, keyed by article in the order in which they were added. */
export class CartServer {
  readonly quantities = new Map<string, number>()
  hasGift = false
  /** How many changes it has made. */
  version = 0
  /** What a replica knows. */
  private lagging: { cart: Cart; version: number } | undefined

  apply(change: CartChange): void {
    this.lagging = this.current()
    this.version++
    if ('setArticle' in change) {
      const { productId, quantity } = change.setArticle
      if (quantity) this.quantities.set(productId, quantity)
      else this.quantities.delete(productId)
    } else if ('setGiftCard' in change) this.hasGift = change.setGiftCard.set
  }

  private current() {
    return { cart: this.cart(), version: this.version }
  }

  read(isLagging = false) {
    return (isLagging && this.lagging) || this.current()
  }

  /** One article has its quantity in the other form. */
  cart(): Cart {
    const articles = [...this.quantities].map(([productId, quantity]): Article => ({
      productId,
      tcm: 'A',
      quantity: productId === '2' ? { quantity } : quantity,
    }))
    return cartWith({
      numberOfArticles: [...this.quantities.values()].reduce((sum, quantity) => sum + quantity, 0),
      articles,
      giftCards: this.hasGift ? [{ article: { productId: 'g', tcm: 'A', quantity: 1 } }] : [],
    })
  }
}

/** The body of a response that refuses a change. */
interface Refusal {
  error: string
  limit?: number
}

const isChange = ({ request }: OpenCall) => request.method === 'PUT'

const pieces = ({ quantity }: Article) => (typeof quantity === 'number' ? quantity : quantity.quantity)

/** A shopper's page, and what it is expected to show. A shopper may have several pages. */
export class Tab {
  readonly page: CartPage
  /** The outcome of each call that the service has handled. */
  private readonly responses = new Map<
    OpenCall,
    { outcome: Outcome; cart: Cart; limit: number; version: number }
  >()
  readonly results: Array<Promise<CartResult>> = []
  private failures = 0
  /** Whether an addition waits for a read, and how many have waited. */
  private isWaiting = false
  private waited = 0
  private limit = 0
  private now = 0
  /** The error of the last refused change, and until when it is shown. */
  private error: { code: string; limit: number | undefined; until: number } | undefined
  /** The page cannot know the service's cart, because a response was lost, and no other has arrived since. */
  private isOutOfSync = false
  /** The page's cart came from a replica. */
  private isLagging = false
  /** The version of the service's cart that the page knows. */
  private version = 0
  /** Calls that were in flight when a change was confirmed. */
  private readonly outdated = new Set<OpenCall>()

  /** @param settings  those of the page */
  constructor(
    readonly server: CartServer,
    settings: CartPageSettings = {},
  ) {
    this.page = createCartPage(settings)
  }

  private pick(which: number): OpenCall | undefined {
    const open = this.page.open()
    return open[which % open.length]
  }

  async do(step: Step): Promise<void> {
    const { cart } = this.page
    if (step.do === 'set') {
      this.results.push(cart.setArticle({ productId: step.product, tcm: 'A', quantity: step.quantity }))
    } else if (step.do === 'add') {
      this.add(step.product, step.quantity)
    } else if (step.do === 'gift') {
      this.results.push(cart.setGiftCard({ productId: 'g', tcm: 'A', set: step.set }))
    } else if (step.do === 'restore' && this.isWaiting) {
      // The restored item would be shown later.
    } else if (step.do === 'restore') {
      const last = cart.state.deleted.at(-1)
      const back = cart.restore()
      if (last) {
        this.results.push(back)
        if (last.kind === 'article')
          expect(cart.state.cart.articles.find(({ productId }) => productId === last.item.productId)).toEqual(
            last.item,
          )
      } else await expect(back).rejects.toMatchObject({ code: 'NOT_FOUND' })
    } else if (step.do === 'trigger') this.page.dispatch('cart-update')
    else if (step.do === 'online') this.page.dispatch('online')
    else if (step.do === 'load') void cart.load({ force: step.force })
    else if (step.do === 'pass') {
      this.now += step.ms
      await this.page.advance(step.ms)
    } else {
      const call = this.pick(step.which)
      if (call && step.do === 'work') this.work(call, step.outcome)
      else if (call) await this.arrive(call)
    }
    await settle()
    this.check()
  }

  /** Additions wait for a read if the cart is not known. They are not sent if it fails. */
  private add(productId: string, quantity: number): void {
    const { cart } = this.page
    const shown = () => {
      const article = cart.state.cart.articles.find((one) => one.productId === productId)
      return article ? pieces(article) : 0
    }
    const before = shown()
    this.results.push(cart.add({ productId, tcm: 'A', quantity }))
    if (shown() === before) this.isWaiting = true
    else expect(shown()).toBe(before + quantity)
    if (this.isWaiting) this.waited++
  }

  /** Handles a call once. */
  private work(call: OpenCall, outcome: Outcome): void {
    if (this.responses.has(call)) return
    if (isChange(call) && outcome.isDone) this.server.apply(call.request.body as CartChange)
    const { cart, version } = this.server.read(outcome.isLagging && !isChange(call))
    this.responses.set(call, { outcome, cart, limit: ++this.limit, version })
  }

  private async arrive(call: OpenCall): Promise<void> {
    this.work(call, ACCEPTED)
    const { outcome, cart, limit, version } = this.responses.get(call)!
    const { status, bodyOf } = outcome
    const body = bodyOf?.(cart, limit)
    if (outcome === ACCEPTED || outcome === LAGGING) this.learn(call, version, outcome === LAGGING)
    else if (!isChange(call)) this.isOutOfSync = true
    else if (status !== 304) this.expectRefusal(status >= 300 ? (body as Refusal | undefined) : undefined)
    if (status === 0) await call.fail()
    else await call.respond(status, body)
  }

  /** The page gets the service's cart. It ignores the response to a read if a change was confirmed in the meantime. */
  private learn(call: OpenCall, version: number, isLagging: boolean): void {
    if (this.outdated.has(call)) return
    this.isOutOfSync = false
    this.isLagging = isLagging && version < this.server.version
    this.version = version
    if (isChange(call)) for (const open of this.page.open()) this.outdated.add(open)
  }

  /** @param refusal  the service's response; without one, the service may have made the change */
  private expectRefusal(refusal: Refusal | undefined): void {
    if (!refusal) this.isOutOfSync = true
    this.failures++
    const { error = 'UNKNOWN', limit } = refusal ?? {}
    this.error = { code: error, limit, until: this.now + 7500 }
  }

  check(): void {
    const { state } = this.page.cart
    const { articles, numberOfArticles } = state.cart
    // No item is counted or listed twice.
    expect(state.itemCount).toBe(numberOfArticles)
    expect(numberOfArticles).toBe(articles.reduce((sum, article) => sum + pieces(article), 0))
    expect(new Set(articles.map(({ productId }) => productId)).size).toBe(articles.length)
    expect(state.cart.giftCards.length).toBeLessThanOrEqual(1)
    // At most one change and one read are in flight.
    const open = this.page.open()
    expect(open.filter(({ request }) => request.method === 'PUT').length).toBeLessThanOrEqual(1)
    expect(open.filter(({ request }) => request.method !== 'PUT').length).toBeLessThanOrEqual(1)
    if (open.length === 0) this.isWaiting = false
    // When no call is in flight and no response was lost, page and service have the same cart.
    if (open.length === 0 && !this.isOutOfSync && this.version === this.server.version) this.agree()
    // The last `cart-changed` event had the state's count.
    expect(this.page.counts().at(-1)).toBe(state.itemCount)
    // The error of the last refused change is shown for 7.5 s.
    if (this.error && this.now < this.error.until)
      expect(state.error).toMatchObject({
        during: 'set',
        code: this.error.code,
        limit: this.error.limit,
        message: expect.stringMatching(/\S/),
      })
    else expect(state.error?.during).not.toBe('set')
    // An item that can be restored is not in the cart, and each entry can be identified.
    for (const entry of state.deleted)
      if (entry.kind === 'article')
        expect(articles.some(({ productId }) => productId === entry.item.productId)).toBe(false)
    expect(new Set(state.deleted.map(({ expiresAt }) => expiresAt)).size).toBe(state.deleted.length)
  }

  agree(): void {
    const { state } = this.page.cart
    const byId = (cart: Cart) => [...cart.articles].sort((a, b) => a.productId.localeCompare(b.productId))
    expect(byId(state.cart)).toEqual(byId(this.server.cart()))
    expect(state.cart.giftCards).toEqual(this.server.cart().giftCards)
    expect(state.itemCount).toBe(this.server.cart().numberOfArticles)
  }

  /** How many changes are waiting for a response. */
  get pending(): number {
    return this.results.length - this.page.puts().filter(({ isDone }) => isDone).length
  }

  /** The service accepts all remaining calls. */
  async drain(): Promise<void> {
    for (let open = this.page.open(); open.length; open = this.page.open()) {
      await this.arrive(open[0]!)
      this.check()
    }
  }

  /** Whether the page has received no cart from the service since the last failure. It reads when it is online again. */
  get isCutOff(): boolean {
    return this.isOutOfSync || this.page.cart.state.error?.during === 'get'
  }

  /** Whether the page cannot know the service's cart before the next read. */
  get needsRead(): boolean {
    return this.isCutOff || this.isLagging
  }

  /** Everything has settled: every change was made or refused, and the cart is the service's. */
  async expectRest(): Promise<void> {
    expect(this.page.cart.state).toMatchObject({ busy: false, deleted: [], error: null })
    this.agree()
    const results = await Promise.all(this.results)
    const unsent = results.length - this.page.puts().length
    expect(unsent).toBeGreaterThanOrEqual(0)
    expect(unsent).toBeLessThanOrEqual(this.waited)
    expect(results.filter(({ error }) => error && error !== 'NOT_MODIFIED')).toHaveLength(
      this.failures + unsent,
    )
  }
}
