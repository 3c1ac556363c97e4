/** Asks the source once per typed term, and shows only suggestions that match the current term. */
import { useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import { sentTerm } from '../term.js'
import type { Suggestions, SuggestionSource } from './source.js'

const MIN_TERM = 2

interface RunningRequest {
  source: SuggestionSource
  term: string
  stop: AbortController
  /** Whether the field has the term now. */
  isTyped: boolean
}

/** The suggestions whose text contains the term. */
const containing = (term: string, { terms, products }: Suggestions, locale: string): Suggestions => {
  const part = term.toLocaleLowerCase(locale)
  const contains = (text: string) => text.toLocaleLowerCase(locale).includes(part)
  return { terms: terms.filter(contains), products: products.filter(({ title }) => contains(title)) }
}

interface ShownSuggestions {
  /**
   * What to show below the field; `undefined` if nothing is known. During a request, these are the last received
   * suggestions that also contain the new term, so that the list does not flicker with each letter.
   */
  suggestions: Suggestions | undefined
  /** Whether they are the suggestions for the typed term. */
  isKnown: boolean
}

/** @param isOpen  whether suggestions may be shown. If a request has failed, opening them repeats it. */
export function useSuggestions(
  source: SuggestionSource,
  locale: string,
  typed: string,
  isOpen: boolean,
): ShownSuggestions {
  const term = sentTerm(typed)
  const isLongEnough = term.length >= MIN_TERM
  const [last, setLast] = useState<Suggestions>()
  const known = source.known(term)
  const running = useRef<RunningRequest>(undefined)

  // This is a layout effect, so that the request does not wait for the next frame.
  useLayoutEffect(() => {
    const { current } = running
    if (current) current.isTyped = current.source === source && current.term === term
    // The running request goes on, because the next letter may complete its term again.
    if (current?.isTyped || !isLongEnough) return
    current?.stop.abort()
    running.current = undefined
    if (known || !isOpen) return
    const request: RunningRequest = { source, term, stop: new AbortController(), isTyped: true }
    running.current = request
    void source
      .getSuggestions(term, request.stop.signal, () => request.isTyped)
      .then((suggestions) => {
        if (running.current !== request) return
        running.current = undefined
        if (suggestions) setLast(suggestions)
      })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` counts only when the term changes: a response that arrives needs no request
  }, [source, term, isLongEnough, isOpen])

  useEffect(
    () => () => {
      running.current?.stop.abort()
      // React's strict mode mounts the component again with the same state; the request must then be repeated.
      running.current = undefined
    },
    [],
  )

  const suggestions = known ?? (last && containing(term, last, locale))
  return { suggestions: isLongEnough ? suggestions : undefined, isKnown: isLongEnough && !!known }
}
