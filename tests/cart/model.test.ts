/**
 * Random visitors and random networks: changes, undos, reloads, answers in any order, refusals, timeouts before and after
 * the service has made a change, and time that passes. A simple server holds the real cart. The page's cart is compared
 * with it after every step, and after everything has settled.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Article, Cart, CartChange, CartResult } from '../../src/api/cart.js'
import type { OpenCall } from '../support/fake-calls.js'
import { settle } from '../support/settle.js'
import { type CartPage, cartWith, createCartPage } from './page.js'

const PRODUCTS = ['1', '2', '3']
const RUNS = 300
const STEPS = 40

type Outcome = 'accepted' | 'refused' | 'unmodified' | 'lost' | 'accepted but lost'
type Step =
  | { do: 'set'; product: string; quantity: number }
  | { do: 'gift'; set: boolean }
  | { do: 'restore' }
  | { do: 'trigger' }
  | { do: 'load'; force: boolean }
  /** The service handles a call. Its answer has not arrived yet. */
  | { do: 'work'; which: number; outcome: Outcome }
  /** The answer to a call arrives. */
  | { do: 'arrive'; which: number }
  | { do: 'pass'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      product: fc.constantFrom(...PRODUCTS),
      quantity: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), set: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('trigger' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('load' as const), force: fc.boolean() }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('work' as const),
      which: fc.nat(9),
      outcome: fc.constantFrom<Outcome>(
        'accepted',
        'accepted',
        'accepted',
        'refused',
        'unmodified',
        'lost',
        'accepted but lost',
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 2500, 7500, 10_000) }),
  },
)

/** The service: quantities by article, in the order in which the articles were added. */
class Server {
  readonly quantities = new Map<string, number>()
  hasGift = false

  apply(change: CartChange): void {
    if ('setArticle' in change) {
      const { productId, quantity } = change.setArticle
      if (quantity) this.quantities.set(productId, quantity)
      else this.quantities.delete(productId)
    } else if ('setGiftCard' in change) this.hasGift = change.setGiftCard.set
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

const pieces = ({ quantity }: Article) => (typeof quantity === 'number' ? quantity : quantity.quantity)

class Run {
  readonly server = new Server()
  readonly page: CartPage = createCartPage()
  /** The outcome of each call that the service has handled. */
  readonly answers = new Map<OpenCall, { outcome: Outcome; cart: Cart; limit: number }>()
  readonly results: Array<Promise<CartResult>> = []
  failures = 0
  limit = 0
  now = 0
  /** The error of the last refused change, and until when it is shown. */
  error: { code: string; limit: number | undefined; until: number } | undefined
  /** The page cannot know the service's cart: an answer was lost, and no other has arrived since. */
  isOutOfSync = false

  private pick(which: number): OpenCall | undefined {
    const open = this.page.open()
    return open[which % open.length]
  }

  async do(step: Step): Promise<void> {
    const { cart } = this.page
    if (step.do === 'set') {
      this.results.push(cart.setArticle({ productId: step.product, tcm: 'A', quantity: step.quantity }))
    } else if (step.do === 'gift') {
      this.results.push(cart.setGiftCard({ productId: 'g', tcm: 'A', set: step.set }))
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

  /** Handles a call once. */
  private work(call: OpenCall, outcome: Outcome): void {
    if (this.answers.has(call)) return
    const isChange = call.request.method === 'PUT'
    if (isChange && (outcome === 'accepted' || outcome === 'accepted but lost'))
      this.server.apply(call.request.body as CartChange)
    this.answers.set(call, { outcome, cart: this.server.cart(), limit: ++this.limit })
  }

  private async arrive(call: OpenCall): Promise<void> {
    this.work(call, 'accepted')
    const { outcome, cart, limit } = this.answers.get(call)!
    const isChange = call.request.method === 'PUT'
    const fail = (code: string, namedLimit: number | undefined) => {
      if (!isChange) return
      this.failures++
      this.error = { code, limit: namedLimit, until: this.now + 7500 }
    }
    if (outcome === 'accepted') {
      await call.answer(200, { cart })
      this.isOutOfSync = false
    } else if (outcome === 'refused') {
      fail('ITEM_LIMIT', limit)
      if (!isChange) this.isOutOfSync = true
      await call.answer(409, { error: 'ITEM_LIMIT', limit })
    } else if (outcome === 'unmodified' && isChange) await call.answer(304)
    else {
      fail('UNKNOWN', undefined)
      this.isOutOfSync = true
      await call.fail()
    }
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
    // When no call is in flight and no answer was lost, page and service have the same cart.
    if (open.length === 0 && !this.isOutOfSync) this.agree()
    // The last `cart-changed` event had the count of the state.
    expect(this.page.counts().at(-1)).toBe(state.itemCount)
    // The error of the last refused change is shown for 7.5 s.
    if (this.error && this.now < this.error.until)
      expect(state.error).toMatchObject({ during: 'set', code: this.error.code, limit: this.error.limit })
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

  /** The service accepts and answers all remaining calls. */
  async drain(): Promise<void> {
    for (let open = this.page.open(); open.length; open = this.page.open()) {
      await this.arrive(open[0]!)
      this.check()
    }
  }

  async finish(): Promise<boolean> {
    await this.drain()
    const isLost = this.isOutOfSync || this.page.cart.state.error?.during === 'get'
    await this.do({ do: 'pass', ms: 10_000 })
    if (isLost || this.page.cart.state.error) {
      // No answer has told the page the service's cart. The next read does.
      await this.do({ do: 'trigger' })
      await this.drain()
    }
    const { state } = this.page.cart
    expect(state).toMatchObject({ busy: false, deleted: [], error: null })
    this.agree()
    const results = await Promise.all(this.results)
    expect(results.filter(({ error }) => error && error !== 'NOT_MODIFIED')).toHaveLength(this.failures)
    expect(this.page.puts()).toHaveLength(results.length)
    return !isLost
  }
}

it(`shows the service’s cart after everything has settled, whatever happens in ${RUNS * STEPS} steps`, async () => {
  let steps = 0
  let settledByItself = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS + 20 }), async (script) => {
      const run = new Run()
      await run.page.startWith(run.server.cart())
      for (const next of script) {
        await run.do(next)
        steps++
      }
      if (await run.finish()) settledByItself++
    }),
    { numRuns: RUNS, seed: 4321 },
  )
  expect(steps).toBeGreaterThanOrEqual(10_000)
  // If most runs needed the read at the end, the test would prove little about the changes.
  expect(settledByItself).toBeGreaterThan(RUNS / 2)
}, 60_000)
