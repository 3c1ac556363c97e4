/** A person opens or sends the search before its chunk has loaded, and turns to something else. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { announcePageChange } from '../../../../src/host/page-change.js'
import { Search } from '../../../../src/widgets/header/search/Search.js'
import { idle } from '../../../support/idle.js'
import { part, parts, renderInHeader, type Rendered } from '../render.js'

/** Lazy code arrives when a test says so. */
const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('../../../../src/widgets/header/search/combobox/index.js', async (original) => {
  await code.arrived
  return original()
})

const shown: Rendered[] = []
const addresses: string[] = []
const push = (url: string) => void addresses.push(url)

async function show(mode: 'field' | 'flyout', name: string) {
  const rendered = renderInHeader(
    () => (
      <Search
        options={{ site: 'DE', locale: 'de-DE', defaultSearchTerm: undefined }}
        mode={mode}
        locksScroll={false}
      />
    ),
    {},
    { configured: { apiBase: 'https://shop.example', router: { push } } },
  )
  shown.push(rendered)
  return { ...rendered, pressed: await waitFor(() => part(rendered.view, name)) }
}
const fieldOfPage = document.body.appendChild(document.createElement('input'))
afterEach(() => fieldOfPage.blur())

const TURNS: Array<[string, () => unknown]> = [
  ['presses something else', () => fieldOfPage.click()],
  ['goes to a field of the page', () => fieldOfPage.focus()],
  ['types into a field of the page', () => fireEvent.input(fieldOfPage)],
  ['presses Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['goes to another page', announcePageChange],
]

// All of them wait for the same chunk.
it('what a person has turned away from stays quiet when the code comes', async () => {
  const opened = []
  for (const [, turn] of TURNS) {
    const { view, pressed } = await show('flyout', 'search-toggle')
    fireEvent.click(pressed)
    await idle()
    turn()
    opened.push(view)
    const { pressed: form } = await show('field', 'search')
    form.querySelector('input')!.value = 'tee'
    fireEvent.submit(form)
    turn()
  }
  const removed = await show('field', 'search')
  removed.pressed.querySelector('input')!.value = 'tee'
  fireEvent.submit(removed.pressed)
  removed.unmount()
  // The visitor is still here, and presses Enter twice.
  const { pressed: form } = await show('field', 'search')
  form.querySelector('input')!.value = 'kaffee'
  form.querySelector('input')!.focus()
  fireEvent.submit(form)
  fireEvent.submit(form)
  code.arrive()
  await waitFor(() => expect(addresses).toEqual(['/search?query=kaffee&site=DE']))
  await idle()
  expect(opened.map((one) => parts(one, 'search-flyout').length)).toEqual(TURNS.map(() => 0))
  for (const one of shown) one.unmount()
})
