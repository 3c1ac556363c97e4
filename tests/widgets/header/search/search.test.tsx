import { userEvent } from '@testing-library/user-event'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopHooks } from '../../../../src/api/options.js'
import { announcePageChange } from '../../../../src/host/page-change.js'
import { showOwnContent } from '../../../../src/mount/container.js'
import { openSearch } from '../../../../src/widgets/header/search/api.js'
import type { SearchProps } from '../../../../src/widgets/header/search/props.js'
import { Search } from '../../../../src/widgets/header/search/Search.js'
import { part, parts, renderInHeader, type Rendered } from '../render.js'
import { idle } from '../../../support/idle.js'

const PATH = '/service/searchfrontend/api/suggestions'
const responseFor = (query: string) => ({
  searchTerms: [{ searchterm: `${query}ffee` }, { searchterm: `${query}nne` }],
  products: [
    {
      id: 7,
      title: `${query} Produkt`,
      productViewUrl: '/p/7',
      imageProductThumb: '/service/imagedelivery/a/7/56x56.svg',
      webshopProductDimensionKey: 'rot',
    },
  ],
})

let shown: Rendered
let went: string[]
/** The terms for which the service was called, and functions with which the test responds. */
let calls: Array<{
  q: string
  url: URL
  respond(status?: number, body?: unknown): void
  /** The request fails without a response. */
  fail(): void
  isAborted(): boolean
}>

const router = { push: (path: string) => void went.push(path) }

function show(props: Partial<SearchProps> = {}, hooks: ShopHooks = {}) {
  went = []
  const configured = { apiBase: 'https://shop.example', router, ...hooks }
  shown = renderInHeader(
    () => (
      <Search
        options={{ site: 'DE', locale: 'de-DE', defaultSearchTerm: undefined }}
        mode="field"
        locksScroll={false}
        {...props}
      />
    ),
    {},
    { configured },
  )
  calls = []
  window.fetch = ((address: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const q = url.searchParams.get('q') ?? ''
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      calls.push({
        q,
        url,
        fail: () => reject(new TypeError('no connection')),
        isAborted: () => init.signal?.aborted ?? false,
        respond: (status = 200, body: unknown = responseFor(q)) =>
          resolve(
            new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
          ),
      })
    })) as typeof fetch
  return shown
}

const field = () => waitFor(() => part(shown.view, 'search-input') as HTMLInputElement)
const type = async (text: string) => {
  const input = await field()
  await userEvent.click(input)
  await userEvent.type(input, text)
  await idle()
  return input
}
/** Types a term, and waits for the call for its suggestions. */
const typeAndCall = async (text = 'ka') => {
  const input = await type(text)
  await waitFor(() => expect(calls).toHaveLength(1))
  return input
}
const isFocused = (element: Element) => (element.getRootNode() as ShadowRoot).activeElement === element
const openFlyout = async () => userEvent.click(await waitFor(() => part(shown.view, 'search-toggle')))
const showOpenFlyout = async (props: Partial<SearchProps> = {}, hooks: ShopHooks = {}) => {
  show({ mode: 'flyout', ...props }, hooks)
  await openFlyout()
  return field()
}
const isOpen = () => parts(shown.view, 'search-panel')[0]?.hidden === false
const rows = () =>
  isOpen() ? [...shown.view.querySelectorAll('[role=option]')].map((row) => row.textContent) : []
/** The first focus loads the lazy chunk. */
const showRows = async (text = 'ka') => {
  const input = await type(text)
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  calls.at(-1)!.respond()
  await waitFor(() => expect(isOpen()).toBe(true))
  return input
}

afterEach(() => {
  shown.unmount()
  vi.useRealTimers()
})

describe('suggestions', () => {
  beforeEach(() => void show())

  test('are not loaded for a single character', async () => {
    await type('k')
    await idle()
    expect(calls).toEqual([])
  })
  test('are loaded from two characters on, for this site, ten terms and five products', async () => {
    await typeAndCall()
    expect(calls[0]!.url.pathname + calls[0]!.url.search).toBe(
      `${PATH}?q=ka&site=DE&maxSearchTerms=10&maxProducts=5`,
    )
  })
  test('are shown below the field as terms and products', async () => {
    await showRows()
    expect(part(shown.view, 'search-input').getAttribute('aria-autocomplete')).toBe('list')
    expect(rows()).toEqual(['kaffee', 'kanne', 'ka Produkt'])
    expect(parts(shown.view, 'search-term')).toHaveLength(2)
    expect(part(shown.view, 'search-term').querySelector('mark')!.textContent).toBe('ka')
    expect(part(shown.view, 'search-product').getAttribute('href')).toBe(
      'https://shop.example/p/7?query=ka&dim1=rot',
    )
  })
  test('reserve the space of the image', async () => {
    await showRows()
    const picture = part(shown.view, 'search-product').querySelector('img')!
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['56', '56'])
    expect(picture.getAttribute('src')).toBe('https://shop.example/img/a/7/56x56.svg')
  })
  test('request no picture that the next letter has already hidden', async () => {
    await showRows()
    const names = part(shown.view, 'search-product').querySelector('img')!.getAttributeNames()
    expect(names).toContain('loading')
    // Some browsers load a file as soon as its address is set.
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'))
  })
  test('are loaded only once when nothing but whitespace is added', async () => {
    await showRows()
    await userEvent.type(await field(), ' ')
    await idle()
    expect(calls).toHaveLength(1)
  })
  test('are loaded once when a letter is deleted and typed again before the response', async () => {
    const input = await typeAndCall()
    await userEvent.type(input, '{Backspace}')
    await idle()
    await userEvent.type(input, 'a')
    await idle()
    calls[0]!.respond()
    await waitFor(() => expect(rows()).toEqual(['kaffee', 'kanne', 'ka Produkt']))
    expect(calls).toHaveLength(1)
  })
  test('of a term with a known response are shown without another call', async () => {
    const input = await showRows()
    await userEvent.type(input, 'x')
    await waitFor(() => expect(calls).toHaveLength(2))
    await userEvent.type(input, '{Backspace}')
    await waitFor(() => expect(rows()).toEqual(['kaffee', 'kanne', 'ka Produkt']))
    expect(calls).toHaveLength(2)
  })
  test('of an earlier term are never shown, even if they arrive late', async () => {
    const input = await typeAndCall()
    await userEvent.type(input, 't')
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[0]!.isAborted()).toBe(true)
    calls[0]!.respond()
    calls[1]!.respond()
    await waitFor(() => expect(rows()).toEqual(['katffee', 'katnne', 'kat Produkt']))
  })
  test('that also contain the longer term stay until its own arrive', async () => {
    const input = await showRows()
    await userEvent.type(input, 'n')
    await waitFor(() => expect(rows()).toEqual(['kanne']))
  })
  test('are hidden when the field loses the focus', async () => {
    const input = await showRows()
    input.blur()
    await waitFor(() => expect(isOpen()).toBe(false))
  })
  test('disappear with the typed text when the field is cleared, and the focus stays', async () => {
    const input = await showRows()
    await userEvent.click(part(shown.view, 'search-clear'))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(input.value).toBe('')
    expect((input.getRootNode() as ShadowRoot).activeElement).toBe(input)
    expect(parts(shown.view, 'search-clear')).toEqual([])
  })
  test('belong to the text in the field, even if it was copied from a suggestion', async () => {
    const input = await showRows()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input.value).toBe('kaffee'))
    input.blur()
    await idle()
    expect(calls).toHaveLength(1)
    input.focus()
    await waitFor(() => expect(calls.map(({ q }) => q)).toEqual(['ka', 'kaffee']))
  })
  test('are loaded again when the field gets the focus again, if there was no connection', async () => {
    const input = await typeAndCall()
    calls[0]!.fail()
    await idle()
    input.blur()
    await idle()
    expect(calls).toHaveLength(1)
    input.focus()
    await waitFor(() => expect(calls).toHaveLength(2))
    calls[1]!.respond()
    await waitFor(() => expect(rows()).toHaveLength(3))
  })
  test('that do not exist are announced, but only after the response', async () => {
    const status = () => within(shown.view).getByRole('status').textContent
    await typeAndCall()
    expect(status()).toBe('')
    calls[0]!.respond(200, { searchTerms: [], products: [] })
    await waitFor(() => expect(status()).toBe('0 Vorschläge'))
    expect(isOpen()).toBe(false)
  })
  test('are hidden when the visitor leaves the page', async () => {
    await showRows()
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(isOpen()).toBe(false))
  })
  test('in a malformed response do not break the search', async () => {
    await typeAndCall()
    calls[0]!.respond(200, 'nonsense')
    await idle()
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(went).toEqual(['/search?query=ka&site=DE']))
  })
})

test('in Turkish, the rows that also contain the longer term are found with Turkish letters', async () => {
  show({ options: { site: 'TR', locale: 'tr-TR', defaultSearchTerm: undefined } })
  const input = await typeAndCall('ıs')
  calls[0]!.respond(200, { searchTerms: [{ searchterm: 'ISITICI' }, { searchterm: 'ISLAK' }], products: [] })
  await waitFor(() => expect(rows()).toEqual(['ISITICI', 'ISLAK']))
  await userEvent.type(input, 'ı')
  await waitFor(() => expect(rows()).toEqual(['ISITICI']))
})

describe('a failing service', () => {
  test('is called four more times, two seconds apart, and reported once', async () => {
    show()
    await typeAndCall()
    vi.useFakeTimers()
    for (let tried = 1; tried <= 5; tried++) {
      expect(calls).toHaveLength(tried)
      calls.at(-1)!.respond(503)
      await vi.advanceTimersByTimeAsync(1990)
      expect(calls).toHaveLength(tried)
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(20_000)
    expect(calls).toHaveLength(5)
    expect(shown.errors).toHaveLength(1)
  })
  test('is no longer called for a term that has changed', async () => {
    show()
    const input = await typeAndCall()
    calls[0]!.respond(500)
    await idle()
    await userEvent.type(input, 't')
    await waitFor(() => expect(calls).toHaveLength(2))
    vi.useFakeTimers()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls.map(({ q }) => q)).toEqual(['ka', 'kat'])
  })
  test('is no longer called while the term is too short, and is called again when the term is complete', async () => {
    show()
    const input = await typeAndCall()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    calls[0]!.respond(500)
    await vi.advanceTimersByTimeAsync(10)
    await user.type(input, '{Backspace}')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(1)
    await user.type(input, 'a')
    await vi.advanceTimersByTimeAsync(3000)
    expect(calls).toHaveLength(2)
  })
  test('is called again for a term that was incomplete for a moment', async () => {
    show()
    const input = await typeAndCall()
    await userEvent.type(input, '{Backspace}')
    await idle()
    await userEvent.type(input, 'a')
    await idle()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    calls[0]!.respond(500)
    await vi.advanceTimersByTimeAsync(3000)
    expect(calls).toHaveLength(2)
  })
  test('is no longer called after the header was unmounted', async () => {
    show()
    await typeAndCall()
    vi.useFakeTimers()
    calls[0]!.respond(500)
    await vi.advanceTimersByTimeAsync(10)
    shown.unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toHaveLength(1)
  })
})

describe('the keyboard', () => {
  beforeEach(() => void show())

  test('moves through the suggestions and copies them into the field', async () => {
    const input = await showRows()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(input.value).toBe('kanne'))
    expect(input.getAttribute('aria-activedescendant')).toBe('search-row-1')
    expect(shown.view.querySelector('#search-row-1')!.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(input.value).toBe('kaffee'))
    expect(calls).toHaveLength(1)
  })
  test('searches with Enter for the text in the field', async () => {
    await showRows()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(went).toEqual(['/search?query=kaffee&site=DE']))
  })
  test('that is held searches once', async () => {
    const input = await showRows()
    const press = (repeat: boolean) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
      )
    expect([press(false), press(true)]).toEqual([true, false])
  })
  test.each([
    ['a character is composed', { isComposing: true, keyCode: 13 }],
    ['the composition has just ended, in Safari', { isComposing: false, keyCode: 229 }],
  ])('does nothing while %s', async (_name, properties) => {
    const input = await showRows()
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value })
      input.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
    await idle()
    expect(isOpen()).toBe(true)
    expect(input.value).toBe('ka')
    expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  })
})

test('the field is a combobox that refers to a named listbox', async () => {
  show()
  await showRows()
  const input = within(shown.view).getByRole('combobox', { name: 'Produkte suchen' })
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const list = within(shown.view).getByRole('listbox', { name: 'Suchvorschläge' })
  expect(input.getAttribute('aria-controls')).toBe(list.id)
  expect(within(shown.view).getByRole('status').textContent).toBe('3 Vorschläge')
})

test('an empty search only returns the focus to the field', async () => {
  show()
  await field()
  await userEvent.click(part(shown.view, 'search-submit'))
  await waitFor(() => expect(isFocused(part(shown.view, 'search-input'))).toBe(true))
  expect(went).toEqual([])
})

describe('the default term of a results page', () => {
  const showTerm = async (defaultSearchTerm: string) => {
    show({ options: { site: 'DE', locale: 'de-DE', defaultSearchTerm } })
    return field()
  }
  test('is in the field, normalised like any other term, and can be cleared', async () => {
    const input = await showTerm('123 456')
    await waitFor(() => expect(input.value).toBe('123456'))
    await userEvent.click(await waitFor(() => part(shown.view, 'search-clear')))
    await waitFor(() => expect(input.value).toBe(''))
    expect(calls).toEqual([])
  })
})

describe('before the lazy chunk is loaded', () => {
  test('the field, its focus and the typed text are kept', async () => {
    show()
    const input = await field()
    expect(parts(shown.view, 'search-panel')).toEqual([])
    input.focus()
    input.value = 'ka'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(calls.map(({ q }) => q)).toEqual(['ka']))
    calls[0]!.respond()
    await waitFor(() => expect(isOpen()).toBe(true))
    expect(part(shown.view, 'search-input')).toBe(input)
    expect(isFocused(input)).toBe(true)
    expect(input.value).toBe('ka')
  })
  test('a search can be submitted', async () => {
    show()
    const input = await field()
    input.value = ' AGB '
    ;(input.form as HTMLFormElement).requestSubmit()
    await waitFor(() => expect(went).toEqual(['/agb-s400007325.html']))
  })
  test('the form sends what is typed, in UTF-8, and no phone changes it', async () => {
    show()
    const input = await field()
    expect(input.form!.getAttribute('accept-charset')).toBe('utf-8')
    const names = ['autocapitalize', 'autocorrect', 'spellcheck']
    expect(names.map((name) => input.getAttribute(name))).toEqual(['none', 'off', 'false'])
  })
  test('nothing is loaded until a person is likely to search', async () => {
    show()
    await field()
    await idle()
    expect(parts(shown.view, 'search-panel')).toEqual([])
    expect(part(shown.view, 'search').getAttribute('action')).toBe('https://shop.example/search')
    expect(part(shown.view, 'search').querySelector<HTMLInputElement>('[name=site]')!.value).toBe('DE')
  })
})

test('a click on a suggestion with a modifier key is left to the browser', async () => {
  show()
  await showRows()
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  part(shown.view, 'search-term').dispatchEvent(event)
  expect(went).toEqual([])
  part(shown.view, 'search-product').click()
  expect(went).toEqual(['/p/7?query=ka&dim1=rot'])
})

describe('the flyout', () => {
  test('is not rendered until it is opened', async () => {
    show({ mode: 'flyout' })
    await idle()
    expect(parts(shown.view, 'search-flyout')).toEqual([])
    expect(document.documentElement.hasAttribute('data-shop-search-open')).toBe(false)
  })
  test('has an icon that links to all articles without JavaScript or with a modifier key', async () => {
    show({ mode: 'flyout' })
    const toggle = await waitFor(() => part(shown.view, 'search-toggle'))
    expect(toggle.getAttribute('href')).toBe('https://shop.example/search?query=*&available=true')
    toggle.addEventListener('click', (event) => event.preventDefault())
    toggle.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }))
    await idle()
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
  })
  test('marks the host page while it is open, and gets the focus', async () => {
    const input = await showOpenFlyout()
    expect(document.documentElement.hasAttribute('data-shop-search-open')).toBe(true)
    expect(isFocused(input)).toBe(true)
    shown.unmount()
    expect(document.documentElement.hasAttribute('data-shop-search-open')).toBe(false)
  })
  test('locks scrolling if that is requested', async () => {
    await showOpenFlyout({ locksScroll: true })
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    shown.unmount()
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })
  test('closes with its button, and still contains the typed text when it opens again', async () => {
    await userEvent.type(await showOpenFlyout(), 'ka')
    await userEvent.click(part(shown.view, 'search-flyout-close'))
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
    await openFlyout()
    expect((await field()).value).toBe('ka')
  })
  test('closes with a search', async () => {
    await userEvent.type(await showOpenFlyout(), 'kanne{Enter}')
    await waitFor(() => expect(went).toEqual(['/search?query=kanne&site=DE']))
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
  })
  test('closes when the page changes, even while its code is being loaded', async () => {
    await showOpenFlyout()
    announcePageChange()
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
    part(shown.view, 'search-toggle').click()
    announcePageChange()
    await idle()
    announcePageChange()
    await idle()
    expect(parts(shown.view, 'search-flyout')).toEqual([])
  })
  test('opens even if its icon is clicked twice', async () => {
    show({ mode: 'flyout' })
    const toggle = await waitFor(() => part(shown.view, 'search-toggle'))
    toggle.click()
    toggle.click()
    await waitFor(() => part(shown.view, 'search-flyout'))
    await idle()
    expect(parts(shown.view, 'search-flyout')).toHaveLength(1)
  })
  test('as an overlay closes with a click on the backdrop, but not with one that began inside', async () => {
    const input = await showOpenFlyout({ mode: 'overlay' })
    const dialog = part(shown.view, 'search-flyout')
    dialog.getBoundingClientRect = () => new DOMRect(0, 0, 1500, 140)
    const backdrop = { clientX: 700, clientY: 500 }
    // Selects text with the mouse.
    fireEvent.pointerDown(input, { clientX: 700, clientY: 60 })
    fireEvent.click(dialog, backdrop)
    // The empty space next to the form.
    fireEvent.pointerDown(dialog, { clientX: 20, clientY: 100 })
    fireEvent.click(dialog, { clientX: 20, clientY: 100 })
    await idle()
    expect(parts(shown.view, 'search-flyout')).toHaveLength(1)
    fireEvent.pointerDown(dialog, backdrop)
    fireEvent.click(dialog, backdrop)
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
  })
  test('on a phone, which it fills, stays open with a tap on its empty area', async () => {
    await showOpenFlyout()
    const dialog = part(shown.view, 'search-flyout')
    dialog.getBoundingClientRect = () => new DOMRect(0, 0, 390, 844)
    fireEvent.pointerDown(dialog, { clientX: 200, clientY: 600 })
    fireEvent.click(dialog, { clientX: 200, clientY: 600 })
    await idle()
    expect(parts(shown.view, 'search-flyout')).toHaveLength(1)
  })
  test('goes back with the app’s hook first', async () => {
    const nativeBack = vi.fn()
    const mobileBack = vi.fn()
    await showOpenFlyout({}, { app: { nativeBack, mobileBack } })
    await userEvent.click(part(shown.view, 'search-back'))
    expect(nativeBack).toHaveBeenCalledOnce()
    expect(mobileBack).not.toHaveBeenCalled()
  })
  test('goes back with the mobile app’s hook if the first one throws, and with the browser if both throw', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
    const broken = () => {
      throw new Error('no bridge')
    }
    const mobileBack = vi.fn()
    await showOpenFlyout({}, { app: { nativeBack: broken, mobileBack } })
    await userEvent.click(part(shown.view, 'search-back'))
    expect(mobileBack).toHaveBeenCalledOnce()
    expect(back).not.toHaveBeenCalled()
    shown.unmount()
    await showOpenFlyout({}, { app: { mobileBack: broken } })
    await userEvent.click(part(shown.view, 'search-back'))
    expect(back).toHaveBeenCalledOnce()
  })
  test('as an overlay keeps the suggestions while the mouse is over them', async () => {
    show({ mode: 'overlay' })
    await openFlyout()
    const input = await showRows()
    await userEvent.hover(part(shown.view, 'search-panel'))
    input.blur()
    await idle()
    expect(isOpen()).toBe(true)
    await userEvent.unhover(part(shown.view, 'search-panel'))
    await waitFor(() => expect(isOpen()).toBe(false))
  })
})

describe('Shop.search', () => {
  const api = () => openSearch(shown.page)

  test('opens the search of the header on the page, and closes it', async () => {
    show()
    const input = await field()
    await api().open()
    expect(isFocused(input)).toBe(true)
    api().close()
    expect(isFocused(input)).toBe(false)
  })
  test('opens and closes the flyout if the search is in one', async () => {
    show({ mode: 'flyout' })
    await waitFor(() => part(shown.view, 'search-toggle'))
    await api().open()
    const input = await field()
    expect(isFocused(input)).toBe(true)
    await api().open()
    expect(part(shown.view, 'search-input')).toBe(input)
    api().close()
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
  })
  test('opens the flyout again right after closing it, and the promise waits for that', async () => {
    show({ mode: 'flyout' })
    await waitFor(() => part(shown.view, 'search-toggle'))
    await api().open()
    const search = api()
    search.close()
    await search.open()
    expect(isFocused(part(shown.view, 'search-input'))).toBe(true)
    await idle()
    expect(part(shown.view, 'search-flyout').hasAttribute('open')).toBe(true)
  })
  test('closes the flyout when it searches', async () => {
    await showOpenFlyout()
    api().submit('kanne')
    expect(went).toEqual(['/search?query=kanne&site=DE'])
    await waitFor(() => expect(parts(shown.view, 'search-flyout')).toEqual([]))
  })
  test('searches in the site of the page’s header', async () => {
    show({ options: { site: 'AT', locale: 'de-AT', defaultSearchTerm: undefined } })
    await field()
    api().submit('kanne')
    expect(went).toEqual(['/search?query=kanne&site=AT'])
  })
  test('rejects with NOT_FOUND if the header leaves the page while the flyout is being opened', async () => {
    show({ mode: 'flyout' })
    await waitFor(() => part(shown.view, 'search-toggle'))
    const opened = api().open()
    shown.unmount()
    await expect(opened).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
  test('does not open the flyout if it is closed while its code is being loaded, and the promise does not wait for ever', async () => {
    show({ mode: 'flyout' })
    await waitFor(() => part(shown.view, 'search-toggle'))
    const opened = api().open()
    api().close()
    await opened
    await idle()
    expect(parts(shown.view, 'search-flyout')).toEqual([])
  })
  test('opens the last search that is shown, if the page has several', async () => {
    show()
    shown.unmount()
    const opened: string[] = []
    const search = (name: string, isShown: boolean) => {
      const icon = document.createElement('a')
      icon.checkVisibility = () => isShown
      return {
        site: 'DE' as const,
        field: { current: null },
        icon: { current: icon },
        open: () => void opened.push(name),
        close() {},
        waiting: new Set<(hasLeft: boolean) => void>(),
      }
    }
    for (const added of [search('first', true), search('second', true), search('hidden', false)])
      shown.page.searches.add(added)
    void api().open()
    expect(opened).toEqual(['second'])
  })
  describe('before the header has rendered', () => {
    /** A placeholder, and what the page has said about it, which is one of our events. */
    function addPlaceholder() {
      const placeholder = document.createElement('div')
      placeholder.dataset['shopWidget'] = 'header'
      document.body.append(placeholder)
      const say = (type: string, code?: string) =>
        placeholder.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { code } }))
      return { placeholder, say }
    }
    beforeEach(async () => {
      show()
      await field()
      shown.unmount()
    })
    afterEach(() => document.querySelectorAll('body > [data-shop-widget]').forEach((one) => one.remove()))

    /** A search in the bar of a header that has rendered. */
    function addSearch() {
      const input = document.createElement('input')
      document.body.append(input)
      input.checkVisibility = () => true
      shown.page.searches.add({
        site: 'DE',
        field: { current: input },
        icon: { current: null },
        open() {},
        close() {},
        waiting: new Set(),
      })
      return input
    }

    const expectOpened = async (opened: Promise<void>, say: (type: string) => void) => {
      const input = addSearch()
      say('shop-ready')
      await opened
      expect(document.activeElement).toBe(input)
      input.remove()
    }

    test('waits for it, even if one of its calls fails', async () => {
      const { say } = addPlaceholder()
      const opened = api().open()
      say('shop-error', 'CALL_FAILED')
      await idle()
      await expectOpened(opened, say)
    })
    test('waits for one that has come back, and shows its own content until then', async () => {
      const { placeholder, say } = addPlaceholder()
      placeholder.attachShadow({ mode: 'open' })
      showOwnContent(placeholder)
      const opened = api().open()
      await idle()
      await expectOpened(opened, say)
    })
    test.each<[string, (field: HTMLElement) => void]>([
      ['goes to a field of the page', (own) => own.focus()],
      ['types into it', (own) => fireEvent.input(own)],
      ['presses something else', (own) => own.click()],
      ['presses Escape', (own) => fireEvent.keyDown(own, { key: 'Escape' })],
    ])('stays quiet if the person meanwhile %s', async (_what, turn) => {
      const { say } = addPlaceholder()
      const own = document.body.appendChild(document.createElement('input'))
      const opened = api().open()
      await idle()
      turn(own)
      const input = addSearch()
      say('shop-ready')
      await opened
      expect(document.activeElement).not.toBe(input)
      for (const one of [own, input]) one.remove()
    })
    test('opens if the person meanwhile uses what the placeholder shows', async () => {
      const { placeholder, say } = addPlaceholder()
      const opened = api().open()
      await idle()
      placeholder.click()
      await expectOpened(opened, say)
    })
    test('rejects with NOT_FOUND at once if it fails, or has failed before', async () => {
      const { placeholder, say } = addPlaceholder()
      const opened = api().open()
      say('shop-error', 'LOAD_FAILED')
      await expect(opened).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(api().open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
      placeholder.attachShadow({ mode: 'open' })
      showOwnContent(placeholder)
      await expect(api().open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
    test('rejects with NOT_FOUND after 15 s', async () => {
      addPlaceholder()
      vi.useFakeTimers()
      const opened = api().open()
      vi.advanceTimersByTime(15_000)
      vi.useRealTimers()
      await expect(opened).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
    test('rejects with NOT_FOUND at once if a header without a search has rendered', async () => {
      addPlaceholder().placeholder.attachShadow({ mode: 'open' })
      await expect(api().open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })
  })
  test('rejects with NOT_FOUND without a header, and still submits a search', async () => {
    show()
    await field()
    shown.unmount()
    await expect(api().open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    api().close()
    api().submit(' kanne ')
    api().submit(undefined as unknown as string)
    expect(went).toEqual(['/search?query=kanne&site=DE'])
  })
})
