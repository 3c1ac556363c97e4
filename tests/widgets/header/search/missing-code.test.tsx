import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Search } from '../../../../src/widgets/header/search/Search.js'
import { idle } from '../../../support/idle.js'
import { part, renderInHeader, type Rendered } from '../render.js'

/** The search chunk, which a test can make fail. */
const code = vi.hoisted(() => {
  let fail = () => {}
  const missing = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('the file is missing'))
  })
  return { missing, fail: () => fail() }
})
vi.mock('../../../../src/widgets/header/search/combobox/index.js', () => code.missing)

let shown: Rendered
let addresses: string[]

const show = async (mode: 'field' | 'flyout', name: string) => {
  addresses = []
  const configured = {
    apiBase: 'https://shop.example',
    router: { push: (url: string) => void addresses.push(url) },
  }
  shown = renderInHeader(
    () => (
      <Search
        options={{ site: 'DE', locale: 'de-DE', defaultSearchTerm: undefined }}
        mode={mode}
        locksScroll={false}
      />
    ),
    {},
    { configured },
  )
  await waitFor(() => part(shown.view, name))
}
beforeEach(() => show('flyout', 'search-toggle'))
afterEach(() => shown.unmount())

it('a header that was removed before its search chunk failed to load does not leave the page', async () => {
  fireEvent.click(part(shown.view, 'search-toggle'))
  shown.unmount()
  code.fail()
  await idle()
  expect(addresses).toEqual([])
})

it('if the search chunk cannot be loaded, its icon leads to the search page', async () => {
  code.fail()
  fireEvent.click(part(shown.view, 'search-toggle'))
  await waitFor(() => expect(addresses).toEqual(['/search?query=*&available=true']))
})

it('is reported once, not with each letter, and again when the visitor comes back to the field', async () => {
  code.fail()
  shown.unmount()
  await show('field', 'search-input')
  // The time at which failures are reported: src/host/unless-left.ts
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const input = part(shown.view, 'search-input') as HTMLInputElement
  const advance = () => vi.advanceTimersByTimeAsync(2000)
  for (const value of ['k', 'ka', 'kan']) {
    fireEvent.input(input, { target: { value } })
    await advance()
  }
  expect(shown.errors).toHaveLength(1)
  input.focus()
  fireEvent.focusIn(input)
  await advance()
  expect(shown.errors).toHaveLength(2)
  vi.useRealTimers()
})
