/**
 * How widgets come by an answer: four at a time, because the cart may have two under way (security rules: six in
 * all); equal questions get one; and what was asked for together with the code is not asked for again.
 */
import type { Answer, Way } from './call.js'

const MOST = 4

/** By what is asked for, so that equal GETs share one. */
const underWay = new Map<unknown, Promise<Answer>>()

export const createAsk =
  (window: typeof globalThis, early?: Map<string, Promise<Response>>): Way['ask'] =>
  async (url, init, signal) => {
    const receive = async (): Promise<Answer> => {
      const asked = early?.get(url)
      early?.delete(url)
      const response = (await asked?.catch(() => {})) ?? (await window.fetch(url, init))
      const text = await response.text()
      // A page instead of data: a portal, a log-in, an error page.
      const isPage = /html/i.test(response.headers.get('content-type')!) || /^\s*</.test(text)
      return [response.ok && !isPage, response.status, text]
    }

    // Anything else than a plain GET is equal to nothing.
    const key = init.method === 'GET' && !signal ? url + JSON.stringify(init) : init
    const forget = () => underWay.delete(key)
    // Also an early answer that never comes.
    init.signal!.onabort = forget
    while (underWay.size >= MOST && !underWay.has(key)) await Promise.race(underWay.values()).catch(() => {})
    signal?.throwIfAborted()
    const answer = underWay.get(key) ?? receive().finally(forget)
    underWay.set(key, answer)
    return answer
  }
