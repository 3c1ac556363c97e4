// @vitest-environment happy-dom
/** The combobox works with any source of suggestions. */
import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type {
  Suggestions,
  SuggestionSource,
} from '../../../../../src/widgets/header/search/combobox/source.js'
import { useSuggestions } from '../../../../../src/widgets/header/search/combobox/use-suggestions.js'
import { idle } from '../../../../support/idle.js'
import { renderInHeader } from '../../render.js'

/** Suggests words that begin with the term. Without words, it does not respond. */
function createWordSource(words?: readonly string[]) {
  const asked: Array<{ term: string; signal: AbortSignal; isTyped(): boolean }> = []
  const known = new Map<string, Suggestions>()
  const source: SuggestionSource = {
    known: (term) => known.get(term),
    async getSuggestions(term, signal, isTyped) {
      asked.push({ term, signal, isTyped })
      if (!words) return new Promise(() => {})
      await Promise.resolve()
      known.set(term, { terms: words.filter((word) => word.startsWith(term)), products: [] })
      return known.get(term)
    },
  }
  return { source, asked }
}

function Words({ source, typed }: { source: SuggestionSource; typed: string }) {
  const { suggestions, isKnown } = useSuggestions(source, 'en', typed, true)
  return <p>{`${suggestions?.terms.join() ?? 'nothing'}${isKnown ? '' : ' so far'}`}</p>
}

function show(source: SuggestionSource, typed: string) {
  const { view, rerender, unmount } = renderInHeader(() => <Words source={source} typed={typed} />)
  return {
    text: () => view.textContent,
    async type(next: string) {
      rerender(() => <Words source={source} typed={next} />)
      await idle()
    },
    unmount,
  }
}

test('a source is asked once per term, and its suggestions are shown', async () => {
  const { source, asked } = createWordSource(['tea', 'teapot', 'cup'])
  const { text, type, unmount } = show(source, 'te')
  await waitFor(() => expect(text()).toBe('tea,teapot'))
  await type('teap')
  await waitFor(() => expect(text()).toBe('teapot'))
  await type('te')
  expect(text()).toBe('tea,teapot')
  expect(asked.map(({ term }) => term)).toEqual(['te', 'teap'])
  unmount()
})

test('a source learns that a term is incomplete, complete again, has changed, or is no longer needed', async () => {
  const { source, asked } = createWordSource()
  const { type, unmount } = show(source, 'te')
  await waitFor(() => expect(asked).toHaveLength(1))
  const states = () => asked.map(({ signal, isTyped }) => [signal.aborted, isTyped()])
  await type('t')
  expect(states()).toEqual([[false, false]])
  await type('te')
  expect(states()).toEqual([[false, true]])
  await type('cup')
  expect(states()).toEqual([
    [true, false],
    [false, true],
  ])
  unmount()
  await idle()
  expect(states()[1]![0]).toBe(true)
})
