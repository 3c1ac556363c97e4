/** Loads suggestions once per typed term, and shows only those that match the current term. */
import { useEffect, useRef, useState } from 'react'
import { lenient } from '../../../../services/fields.js'
import { suggestionsPath } from '../../../../services/search.js'
import { createSuggestionsResponse, type Suggestions } from '../../../../services/suggestions.js'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import { sentTerm } from '../term.js'

const suggestionsResponse = createSuggestionsResponse(lenient)

const MIN_TERM = 2
const RETRIES = 4
const RETRY_MS = 2000
/** How many responses are kept. People often delete a few letters and type them again. */
const MAX_RESPONSES = 30

interface RunningCall {
  /** Site and term. */
  key: string
  stop(): void
  /** Allows no further retry. The response of a call that is already running is still used. */
  endRetries(): void
}

const NO_CALL: RunningCall = { key: '', stop() {}, endRetries() {} }

/**
 * Calls the service, and retries failed calls.
 *
 * @param done  called with the response, or without one after the last retry has failed; not called after `stop`
 */
function startCall(
  host: Host,
  site: Site,
  term: string,
  done: (response?: Suggestions) => void,
): RunningCall {
  const controller = new AbortController()
  let timer = 0
  let retries = RETRIES
  const query = new URLSearchParams({ q: term, site, maxSearchTerms: '10', maxProducts: '5' })
  const attempt = async (previousAttempts: number) => {
    const response = await host.call(suggestionsPath(query), {
      schema: suggestionsResponse,
      signal: controller.signal,
      // A failing service is reported once per term, not for each of the five attempts.
      quiet: previousAttempts > 0,
    })
    if (controller.signal.aborted) return
    if (response.ok) done(response.data)
    else if (response.status >= 400 && previousAttempts < retries)
      timer = host.window.setTimeout(() => {
        timer = 0
        void attempt(previousAttempts + 1)
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

interface KnownResponse {
  /** Site and term. */
  key: string
  suggestions: Suggestions
}

/** The rows of a response whose text contains the term. */
const rowsContaining = (term: string, response: Suggestions, locale: string): Suggestions => {
  const part = term.toLocaleLowerCase(locale)
  const contains = (text: string) => text.toLocaleLowerCase(locale).includes(part)
  return {
    searchTerms: response.searchTerms.filter((row) => contains(row.searchterm)),
    products: response.products.filter((row) => contains(row.title)),
  }
}

interface ShownSuggestions {
  /**
   * What to show below the field; `undefined` if nothing is known. While a call is running, these are the rows of the last
   * response that also contain the new term, so that the list does not flicker with each letter.
   */
  suggestions: Suggestions | undefined
  /** Whether they are the response for the typed term. */
  isKnown: boolean
}

/** @param isOpen  whether suggestions may be shown. If a call has failed, opening them calls the service again. */
export function useSuggestions(
  host: Host,
  { site, locale }: { site: Site; locale: string },
  typed: string,
  isOpen: boolean,
): ShownSuggestions {
  const term = sentTerm(typed)
  const key = `${site} ${term}`
  const isLongEnough = term.length >= MIN_TERM
  const [responses, setResponses] = useState<readonly KnownResponse[]>([])
  const known = responses.find((response) => response.key === key)?.suggestions
  const running = useRef(NO_CALL)

  // This is a layout effect, so that the call does not wait for the next frame.
  useLayoutEffect(() => {
    // A call for this term is already running.
    if (key === running.current.key) return
    // The term is too short for a call. The running call goes on, because the next letter may complete its term again.
    if (!isLongEnough) return running.current.endRetries()
    running.current.stop()
    running.current = NO_CALL
    if (known || !isOpen) return
    running.current = startCall(host, site, term, (suggestions) => {
      running.current = NO_CALL
      if (suggestions) setResponses((before) => [...before.slice(1 - MAX_RESPONSES), { key, suggestions }])
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` counts only when the term changes: a response that arrives needs no call
  }, [host, site, term, key, isLongEnough, isOpen])

  useEffect(
    () => () => {
      running.current.stop()
      // React's strict mode mounts the component again with the same state; the call must then be repeated.
      running.current = NO_CALL
    },
    [],
  )

  const last = responses[responses.length - 1]
  const suggestions = known ?? (last && rowsContaining(term, last.suggestions, locale))
  return { suggestions: isLongEnough ? suggestions : undefined, isKnown: isLongEnough && !!known }
}
