/**
 * The page's cart: what `Shop.cart` is. interface §2, §3, §5; header-search-cart §4.
 *
 *   change ──▶ pending ──▶ one in flight ──▶ 200 taken · 304 dropped · anything else refused
 *   read   ──▶ (all sent?) ──▶ in flight ──▶ kept, unless a change was taken or a newer read began since
 *
 * The cart that is shown is never stored: it is `confirmed` with the pending changes laid over it, so there is no
 * way back to get wrong. A change that fails is taken out of `pending`, and whatever else waits stays as it is.
 */
import type { Cart, CartApi, CartChange, CartResult, CartState } from '../../loader/protocol.js'
import {
  cartArguments,
  cartErrorResponse,
  cartResponse,
  type CartFailure,
  type CartResponse,
} from '../contracts/cart.js'
import type { CallRequest } from '../host/call.js'
import { csrfHeader, token } from '../host/cookies.js'
import { createShopError, logWarning } from '../host/report.js'
import type { Services } from '../host/services.js'
import {
  applyChange,
  EMPTY,
  findRemoved,
  locate,
  subjectOf,
  type Applicable,
  type Removed,
} from './apply-change.js'
import { checked, type Method } from './checked.js'
import { isOrderable } from './checkout.js'
import type { Failure, MessageOf } from './message.js'
import { parseStored, STORED, writeStored } from './stored.js'

/** header-search-cart §9 */
const DELETED_MS = 10_000
const ERROR_MS = 7500

type Outcome = Partial<CartResult>

/** A change, with what it removes, if anything. */
interface Job extends Applicable, Partial<Removed> {
  /** Later ones have higher ones. */
  id: number
  /** The one that removed what this one brings back. */
  restored: Removal | undefined
  /** What the cart that was answered holds of it all the same; it is no reason to take the way back away. */
  still?: unknown
  /** Absent while it waits to be sent. */
  answer?: Outcome | Promise<Outcome>
}
type Removal = Job & Removed

/** What an answer without a known error means. */
const UNKNOWN: CartFailure = { error: 'UNKNOWN' }

const tellable = (during: 'get' | 'set', { error: code, limit } = UNKNOWN): Failure => ({
  code,
  limit,
  during,
})

/**
 * Listens to the page from the start; shows what storage holds, and reads the cart, with the first `load`.
 *
 * @param fetchMessages  called when there is a first error to tell, and again if it failed
 */
export function createCart(host: Services, fetchMessages: () => Promise<MessageOf>): CartApi {
  const page = host.window
  /** As the service, or for a moment the storage, gave it. */
  let confirmed = parseStored(host.local.get(STORED)) ?? EMPTY
  /** The service itself said so, in this page; what comes from storage never enables the checkout. */
  let isFresh = false
  let isLoading = true
  /** In call order. */
  const pending = new Set<Job>()
  /** In the order of removal; those that are back in the cart are not shown. */
  const deleted = new Set<Removal>()
  /** Of changes; the last one is told. */
  const setErrors = new Set<Failure>()
  /** Stays until a read succeeds. */
  let getError: Failure | undefined

  let messageOf: MessageOf = () => ''
  let messages: Promise<void> | undefined
  let countTold: number | undefined
  const listeners = new Set<(state: CartState) => void>()
  /** As it was told last. */
  let state: CartState

  /** Done when all that was sent has been answered. */
  let sending: Promise<Outcome | void> = Promise.resolve()
  let lastId = 0
  /** Of the newest change whose cart has been taken over. */
  let newestTaken = 0
  let reading: Promise<void> | undefined
  /** The newest read's. */
  let abort: AbortController | undefined

  /** The cart as it will be if the service takes every change that waits. */
  const shown = (): Cart => [...pending].reduce(applyChange, confirmed)

  /** The timers of a sleeping page do not make the 10 s longer. */
  const restorable = (cart: Cart) =>
    [...deleted].filter(({ entry, undo, still }) => {
      const [item] = locate(cart, undo)
      return (still || !item) && entry.expiresAt > Date.now()
    })

  /** Something has changed. */
  const tell = () => {
    const cart = shown()
    const itemCount = cart.numberOfArticles
    const failure = [...setErrors].at(-1) ?? getError
    // A copy, because hosts sort and change what they are given.
    state = structuredClone({
      cart,
      itemCount,
      busy: isLoading || pending.size > 0,
      // A waiting change may disable the checkout at once; only the service's word enables it.
      canCheckout: isFresh && isOrderable(confirmed) && isOrderable(cart),
      deleted: restorable(cart).map(({ entry }) => entry),
      error: failure ? { ...failure, message: messageOf(failure) } : null,
    })
    if (itemCount !== countTold) host.emit('cart-changed', { itemCount: (countTold = itemCount) })
    if (failure)
      messages ??= fetchMessages().then(
        (loaded) => {
          messageOf = loaded
          tell()
        },
        () => {
          messages = undefined
          host.report('LOAD_FAILED', 'cart-texts')
        },
      )
    // Those of the moment: one that is added meanwhile is not called, one that is removed neither.
    for (const listener of [...listeners])
      if (listeners.has(listener))
        try {
          listener(state)
        } catch (thrown) {
          logWarning(page, 'cart.subscribe', thrown)
        }
  }

  const confirm = (cart: Cart) => {
    confirmed = cart
    isFresh = true
    writeStored(host, cart)
  }

  const call = (query: string, more: CallRequest<never, never>) => {
    const longTerm = token(host, 'LongtermToken')
    return host.call(`/service/cart/api/cart${query}`, {
      headers: { ...csrfHeader(host), ...(longTerm && { 'X-LongtermToken': longTerm }) },
      ...more,
      schema: cartResponse,
      errorSchema: cartErrorResponse,
    })
  }

  /** For a while. */
  const keep = <T>(kept: Set<T>, entry: T, ms: number) => {
    kept.add(entry)
    page.setTimeout(() => {
      kept.delete(entry)
      tell()
    }, ms)
  }

  /** A change has been answered. */
  const settle = (job: Job, gone: Job | undefined) => {
    pending.delete(job)
    deleted.delete(gone as Removal)
    tell()
  }

  /** Without a failure, the change is dropped silently. */
  const refuse = (job: Job, failure?: CartFailure): Outcome => {
    if (failure) keep(setErrors, tellable('set', failure), ERROR_MS)
    settle(job, job)
    return failure ?? { error: 'NOT_MODIFIED' }
  }

  const put = async (job: Job): Promise<Outcome> => {
    const answer = await call('', {
      method: 'PUT',
      body: job.request,
      // The click that leaves the page must not lose the change.
      keepalive: true,
      expected: [304],
    })
    if (answer.ok) {
      const { cart, addedProduct } = answer.data
      // Several are in flight only while the page is going; then the newest answer counts.
      if (job.id > newestTaken) {
        newestTaken = job.id
        confirm(cart)
      }
      job.still = job.undo && locate(cart, job.undo)[0]
      settle(job, job.restored)
      if (getError) void read(false, true)
      return { updatedCart: cart, addedProduct, ...job.deleted }
    }
    if (answer.status === 304) return refuse(job)
    // Nobody has said what became of the change: it may be in the service's cart after all.
    if (!answer.error) void read(true, true)
    return refuse(job, answer.error ?? UNKNOWN)
  }

  const modify = async (request: CartChange, restored?: Removal): Promise<CartResult> => {
    const previousCart = shown()
    // No two are made in the same millisecond: entries are told apart by their ends.
    const id = (lastId = Math.max(lastId + 1, Date.now()))
    const job: Job = { id, request, restored, ...findRemoved(previousCart, request, id + DELETED_MS) }
    const { undo } = job
    if (undo) {
      // What is removed once more is listed once.
      for (const old of deleted) if (subjectOf(old.undo) === subjectOf(undo)) deleted.delete(old)
      keep(deleted, job as Removal, DELETED_MS)
    }
    pending.add(job)
    // In the queue before anybody hears of it: a listener that makes a change of its own comes after this one.
    const sent = sending.then(() => (job.answer ??= put(job)))
    sending = sent
    tell()
    const outcome = await sent
    // The message of an error is there for whoever waits for this.
    await (outcome.error && messages)
    return structuredClone({ request, previousCart, ...outcome })
  }

  const ask = async (mine: AbortController, isForced: boolean | undefined): Promise<void> => {
    // Also for changes that come while it waits.
    for (let last; last !== sending;) await (last = sending)
    // A newer read does the job of this one as well.
    if (mine !== abort) return reading
    const before = confirmed
    const answer = await call(isForced ? '?forceReload=true' : '', {
      cache: 'no-store',
      // With a signal of its own, it never shares the answer of an older read.
      signal: mine.signal,
      quiet: !isLoading,
    })
    if (mine !== abort) return reading
    reading = undefined
    const isOvertaken = confirmed !== before
    const isKnown = answer.ok || isOvertaken
    if (isKnown || isLoading) {
      // A cart that cannot be known is shown as an empty one.
      if (!isOvertaken) confirm((answer as { data?: CartResponse }).data?.cart ?? EMPTY)
      getError = isKnown ? undefined : tellable('get', answer.error)
      isLoading = false
      tell()
    }
  }

  /**
   * @param isForced  the service is to read its cart anew, too; otherwise a read under way will do
   * @param isQuiet   nobody asked for it: a failure is not told and clears nothing
   */
  const read = (isForced?: boolean, isQuiet?: boolean): Promise<void> => {
    if (!isQuiet) {
      isLoading = true
      tell()
    }
    if (isForced || !reading) {
      abort?.abort()
      reading = ask((abort = new AbortController()), isForced)
    }
    return reading
  }

  /** Capturing on the window hears every dispatch once: on the window, the document, an element; bubbling or not. */
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => unknown) =>
    page.addEventListener(type, listener, true)

  listen('cart-update' as 'message', () => read(true))
  // Another tab's cart is shown as a hint of what to come, and read from the service.
  listen('storage', ({ key, newValue }) => {
    if (key !== STORED) return
    confirmed = parseStored(newValue) ?? confirmed
    isFresh = false
    void read(true)
  })
  listen('pageshow', ({ persisted }) => persisted && read(true))
  listen('pagehide', () => {
    // All are sent at once, so their order is not certain: of changes to one item only the last goes.
    const jobs = [...pending]
    for (const job of jobs) {
      const last = jobs.filter(({ request }) => subjectOf(request) === subjectOf(job.request)).at(-1)
      job.answer ??= last === job ? put(job) : refuse(job)
    }
    // The next page shows what is on its way as well.
    if (pending.size) writeStored(host, shown())
    // A read that the page's end breaks off has not failed; it would empty the cart in storage. Nor has one that
    // begins because a change is broken off.
    abort = reading = undefined
    isLoading = false
  })
  // For those who asked for the cart before its code was here: they have seen an empty one.
  if (confirmed !== EMPTY) page.setTimeout(tell)

  const methods: Record<string, unknown> = {}
  for (const method in cartArguments)
    methods[method] = async (item: unknown) => modify({ [method]: checked(method as Method, item) } as never)

  return {
    ...(methods as Pick<CartApi, Method>),
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load(options) {
      await read(checked('load', options)?.force)
      await (state.error && messages)
      return state
    },
    async restore(entry) {
      const wanted = checked('restore', entry)?.expiresAt
      const found = restorable(shown())
        .filter(({ entry: { expiresAt } }) => expiresAt === (wanted ?? expiresAt))
        .at(-1)
      if (!found) throw createShopError('NOT_FOUND', 'cart.restore')
      found.still = undefined
      return modify(found.undo, found)
    },
  }
}
