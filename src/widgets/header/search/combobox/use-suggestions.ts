/** Suggestions for what is typed: asked for once, shown only for the term that stands there now. */
import { useEffect, useRef, useState } from 'react'
import { suggestionsPath } from '../../../../contracts/endpoints.js'
import { suggestionsResponse, type Suggestions } from '../../../../contracts/search.js'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { sentTerm } from '../term.js'

const MIN_TERM = 2
const RETRIES = 4
const RETRY_MS = 2000
/** Answers kept: people go back and forth by a few letters. */
const KEPT = 30

interface Asking {
  /** Site and term. */
  key: string
  stop(): void
  /** What is on its way may still come; nothing is tried again. */
  endRetries(): void
}

const IDLE: Asking = { key: '', stop() {}, endRetries() {} }

/** Asks until there is an answer, the tries are used up or `stop` is called; `done` hears of the first two. */
function ask(host: Host, site: Site, term: string, done: (answer?: Suggestions) => void): Asking {
  const controller = new AbortController()
  let timer = 0
  let retries = RETRIES
  const query = new URLSearchParams({ q: term, site, maxSearchTerms: '10', maxProducts: '5' })
  const attempt = async (tried: number) => {
    const answer = await host.call(suggestionsPath(query), {
      schema: suggestionsResponse,
      signal: controller.signal,
      // A service that is down is reported once a term, not five times.
      quiet: tried > 0,
    })
    if (controller.signal.aborted) return
    if (answer.ok) done(answer.data)
    else if (answer.status >= 400 && tried < retries)
      timer = host.window.setTimeout(() => {
        timer = 0
        void attempt(tried + 1)
      }, RETRY_MS)
    else done()
  }
  void attempt(0)
  return {
    key: `${site} ${term}`,
    stop() {
      controller.abort()
      host.window.clearTimeout(timer)
    },
    endRetries() {
      retries = 0
      host.window.clearTimeout(timer)
      if (timer) done()
    },
  }
}

const having = (answer: Suggestions, term: string): Suggestions => {
  const part = term.toLowerCase()
  return {
    searchTerms: answer.searchTerms.filter((row) => row.searchterm.toLowerCase().includes(part)),
    products: answer.products.filter((row) => row.title.toLowerCase().includes(part)),
  }
}

/**
 * @returns what to show under the field. While an answer is on its way, these are the rows of the last one that
 *          hold the new term too, so that the panel does not flicker with each letter.
 */
export function useSuggestions(host: Host, site: Site, typed: string): Suggestions | undefined {
  const term = sentTerm(typed)
  const key = `${site} ${term}`
  const isLongEnough = term.length >= MIN_TERM
  const [answers, setAnswers] = useState<ReadonlyArray<readonly [string, Suggestions]>>([])
  const known = answers.find((entry) => entry[0] === key)?.[1]
  const asking = useRef(IDLE)

  useEffect(() => {
    // Nothing for the same term twice in a row: what is on its way is waited for.
    if (key === asking.current.key) return
    // Too short to ask for: the last term may come back with the next letter.
    if (!isLongEnough) return asking.current.endRetries()
    asking.current.stop()
    asking.current = !known
      ? ask(host, site, term, (answer) => {
          asking.current = IDLE
          if (answer) setAnswers((before) => [...before.slice(1 - KEPT), [key, answer]])
        })
      : IDLE
  }, [key])

  useEffect(
    () => () => {
      asking.current.stop()
      // React's strict mode comes back with the same state, and must ask again.
      asking.current = IDLE
    },
    [],
  )

  const last = answers[answers.length - 1]
  return isLongEnough ? (known ?? (last && having(last[1], term))) : undefined
}
