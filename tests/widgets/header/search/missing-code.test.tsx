import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
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

beforeEach(async () => {
  addresses = []
  const configured = {
    apiBase: 'https://shop.example',
    router: { push: (url: string) => void addresses.push(url) },
  }
  shown = renderInHeader(
    (host) => (
      <Search
        options={{ site: 'DE', locale: 'de-DE', defaultSearchTerm: undefined }}
        host={host}
        mode="flyout"
        locksScroll={false}
      />
    ),
    {},
    { configured },
  )
  await waitFor(() => part(shown.view, 'search-toggle'))
})

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
  shown.unmount()
})
