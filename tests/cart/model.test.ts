/**
 * Random shoppers, random networks: changes, undos, reloads, answers in any order, refusals, time-outs before and
 * after the service has done its work, and time passing. A simple server keeps the truth; after every step, and
 * after everything has settled, the page's cart is held against it.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Article, Cart, CartChange, CartResult } from '../../src/api/cart.js'
import { cartWith, createPage, settle, type OpenCall, type Page } from './page.js'

const PRODUCTS = ['1', '2', '3']
const RUNS = 300
const STEPS = 40

type Outcome = 'taken' | 'refused' | 'unmodified' | 'lost' | 'done but lost'
type Step =
  | { do: 'set'; product: string; quantity: number }
  | { do: 'gift'; set: boolean }
  | { do: 'restore' }
  | { do: 'trigger' }
  | { do: 'load'; force: boolean }
  /** The service works on a call; its answer is still on its way. */
  | { do: 'work'; which: number; outcome: Outcome }
  /** An answer arrives. */
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
        'taken',
        'taken',
        'taken',
        'refused',
        'unmodified',
        'lost',
        'done but lost',
      ),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 2500, 7500, 10_000) }),
  },
)

/** The service: quantities in a map, in the order in which they came. */
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

  /** One product in the other form of a quantity. */
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
  readonly page: Page = createPage()
  /** What the service has made of a call whose answer is on its way. */
  readonly answers = new Map<OpenCall, { outcome: Outcome; cart: Cart; limit: number }>()
  readonly results: Array<Promise<CartResult>> = []
  failures = 0
  limit = 0
  now = 0
  /** The error of the last refused change, and when it is over. */
  error: { code: string; limit: number | undefined; until: number } | undefined
  /** The page cannot know the service's cart: a call was lost, and no answer has come since. */
  isInDoubt = false

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
    } else if (step.do === 'trigger') this.page.tell('cart-update')
    else if (step.do === 'load') void cart.load({ force: step.force })
    else if (step.do === 'pass') {
      this.now += step.ms
      await this.page.pass(step.ms)
    } else {
      const call = this.pick(step.which)
      if (call && step.do === 'work') this.work(call, step.outcome)
      else if (call) await this.arrive(call)
    }
    await settle()
    this.check()
  }

  /** What was worked on stays as it is. */
  private work(call: OpenCall, outcome: Outcome): void {
    if (this.answers.has(call)) return
    const isChange = call.request.method === 'PUT'
    if (isChange && (outcome === 'taken' || outcome === 'done but lost'))
      this.server.apply(call.request.body as CartChange)
    this.answers.set(call, { outcome, cart: this.server.cart(), limit: ++this.limit })
  }

  private async arrive(call: OpenCall): Promise<void> {
    this.work(call, 'taken')
    const { outcome, cart, limit } = this.answers.get(call)!
    const isChange = call.request.method === 'PUT'
    const fail = (code: string, told: number | undefined) => {
      if (!isChange) return
      this.failures++
      this.error = { code, limit: told, until: this.now + 7500 }
    }
    if (outcome === 'taken') {
      await call.answer(200, { cart })
      this.isInDoubt = false
    } else if (outcome === 'refused') {
      fail('ITEM_LIMIT', limit)
      if (!isChange) this.isInDoubt = true
      await call.answer(409, { error: 'ITEM_LIMIT', limit })
    } else if (outcome === 'unmodified' && isChange) await call.answer(304)
    else {
      fail('UNKNOWN', undefined)
      this.isInDoubt = true
      await call.breakOff()
    }
  }

  check(): void {
    const { state } = this.page.cart
    const { articles, numberOfArticles } = state.cart
    // Nothing is counted twice, nothing is there twice.
    expect(state.itemCount).toBe(numberOfArticles)
    expect(numberOfArticles).toBe(articles.reduce((sum, article) => sum + pieces(article), 0))
    expect(new Set(articles.map(({ productId }) => productId)).size).toBe(articles.length)
    expect(state.cart.giftCards.length).toBeLessThanOrEqual(1)
    // One change is on its way at a time, and no read beside it that began after it.
    const open = this.page.open()
    expect(open.filter(({ request }) => request.method === 'PUT').length).toBeLessThanOrEqual(1)
    expect(open.filter(({ request }) => request.method !== 'PUT').length).toBeLessThanOrEqual(1)
    // Whenever nothing is on its way and nothing was lost, page and service agree.
    if (open.length === 0 && !this.isInDoubt) this.agree()
    // The page's badge heard what the state says.
    expect(this.page.counts().at(-1)).toBe(state.itemCount)
    // Each refused change shows its error, once, for 7.5 s.
    if (this.error && this.now < this.error.until)
      expect(state.error).toMatchObject({ during: 'set', code: this.error.code, limit: this.error.limit })
    else expect(state.error?.during).not.toBe('set')
    // What can be brought back is not in the cart, and not older than 10 s.
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

  /** All calls that are left are taken and answered. */
  async drain(): Promise<void> {
    for (let open = this.page.open(); open.length; open = this.page.open()) {
      await this.arrive(open[0]!)
      this.check()
    }
  }

  async finish(): Promise<boolean> {
    await this.drain()
    const isLost = this.isInDoubt || this.page.cart.state.error?.during === 'get'
    await this.do({ do: 'pass', ms: 10_000 })
    if (isLost || this.page.cart.state.error) {
      // Nothing could tell the page; the next read does.
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

it(`shows the cart of the service after everything has settled, whatever happened in ${RUNS * STEPS} steps`, async () => {
  let steps = 0
  let settledAlone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS + 20 }), async (script) => {
      const run = new Run()
      await run.page.startWith(run.server.cart())
      for (const next of script) {
        await run.do(next)
        steps++
      }
      if (await run.finish()) settledAlone++
    }),
    { numRuns: RUNS, seed: 4321 },
  )
  expect(steps).toBeGreaterThanOrEqual(10_000)
  // Otherwise the read at the end would prove little.
  expect(settledAlone).toBeGreaterThan(RUNS / 2)
}, 60_000)
