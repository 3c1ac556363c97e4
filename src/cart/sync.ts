/**
 * Talks to the cart service. Changes go one at a time, in call order; reads wait for them.
 *
 *   change ──▶ waiting ──▶ one in flight ──▶ 200 taken · 304 dropped · anything else refused
 *   read   ──▶ (queue empty?) ──▶ in flight ──▶ kept, unless a change was taken or a newer read began since
 */
import type { CartChange, CartResult } from '../../loader/protocol.js'
import { cartErrorResponse, cartResponse, type CartFailure } from '../contracts/cart.js'
import { csrfHeader, longTermToken } from '../host/cookies.js'
import type { Services } from '../host/services.js'
import { isSameTarget } from './apply-change.js'
import { EMPTY } from './cache.js'
import { failReading, finishReading, refuseChange, startReading, takeChange } from './reduce.js'
import type { Store } from './store.js'

const PATH = '/service/cart/api/cart'

type Outcome = Pick<CartResult, 'updatedCart' | 'addedProduct' | 'error' | 'limit'>

interface Job {
  id: number
  change: CartChange
  done(outcome: Outcome): void
}

export interface Sync {
  send(id: number, change: CartChange): Promise<Outcome>
  /**
   * @param isForced  the service is to read its cart anew, too; otherwise a read under way will do
   * @param isQuiet   nobody asked for it: a failure is not told and clears nothing
   */
  read(isForced: boolean, isQuiet?: boolean): Promise<void>
  /** The page is going: what waits is sent now, beside what is in flight. */
  flush(): void
  stop(): void
}

/** What an answer without a known error means. */
const UNKNOWN: CartFailure = { error: 'UNKNOWN' }

export function createSync(host: Services, { get, set }: Store): Sync {
  const waiting: Job[] = []
  /** Done when all that was sent has been answered. */
  let sending: Promise<unknown> = Promise.resolve()
  /** The newest change whose cart has been taken over. */
  let newestTaken = 0
  let newestRead = 0
  let reading: Promise<void> | undefined
  let abort: AbortController | undefined

  const common = () => {
    const token = longTermToken(host)
    return {
      headers: { ...csrfHeader(host), ...(token ? { 'X-LongtermToken': token } : {}) },
      schema: cartResponse,
      errorSchema: cartErrorResponse,
    }
  }

  const put = async (job: Job) => {
    const { id, change, done } = job
    const answer = await host.call(PATH, {
      ...common(),
      method: 'PUT',
      body: change,
      // The click that leaves the page must not lose the change.
      keepalive: true,
      expected: [304],
    })
    if (answer.ok) {
      const { cart, addedProduct } = answer.data
      // Several are in flight only while the page is going; then the newest answer counts.
      set(takeChange(get(), id, id > newestTaken ? cart : undefined))
      newestTaken = Math.max(newestTaken, id)
      done({ updatedCart: cart, addedProduct })
      if (get().getError) void read(false, true)
    } else if (answer.status === 304) refuse(job)
    else {
      refuse(job, answer.error ?? UNKNOWN)
      // Nobody has said what became of the change: it may be in the service's cart after all.
      if (!answer.error) void read(true, true)
    }
  }

  /** Without a failure, the change is dropped silently. */
  const refuse = ({ id, done }: Job, failure?: CartFailure) => {
    set(refuseChange(get(), id, failure, host.now()))
    done(failure ?? { error: 'NOT_MODIFIED' })
  }

  const ask = async (mine: number, isForced: boolean): Promise<void> => {
    // Also for changes that come while it waits.
    for (let before; before !== sending;) await (before = sending)
    // A newer read does the job of this one as well.
    if (mine !== newestRead) return reading
    const takenBefore = newestTaken
    abort = new AbortController()
    const answer = await host.call(PATH, {
      ...common(),
      query: { forceReload: isForced ? 'true' : undefined },
      cache: 'no-store',
      // With a signal of its own, it never shares the answer of an older read.
      signal: abort.signal,
      quiet: !get().isLoading,
    })
    if (mine !== newestRead) return reading
    reading = undefined
    const isOvertaken = newestTaken !== takenBefore
    if (answer.ok || isOvertaken)
      set(finishReading(get(), answer.ok && !isOvertaken ? answer.data.cart : undefined))
    else if (get().isLoading) set(failReading(get(), EMPTY, answer.error ?? UNKNOWN))
  }

  const read: Sync['read'] = (isForced, isQuiet) => {
    if (!isQuiet) set(startReading(get()))
    if (reading && !isForced) return reading
    abort?.abort()
    return (reading = ask(++newestRead, isForced))
  }

  return {
    send: (id, change) =>
      new Promise((done) => {
        waiting.push({ id, change, done })
        sending = sending.then(() => {
          const job = waiting.shift()
          return job && put(job)
        })
      }),
    read,
    flush() {
      // All are sent at once, so their order is not certain: of changes to one item only the last goes.
      const jobs = waiting.splice(0)
      jobs.forEach((job, at) => {
        if (jobs.slice(at + 1).some(({ change }) => isSameTarget(change, job.change))) return refuse(job)
        const answered = put(job)
        sending = sending.then(() => answered)
      })
    },
    stop() {
      newestRead++
      reading = undefined
      abort?.abort()
    },
  }
}
