import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CartState } from '../../../src/api/cart.js'
import type { CommonValues } from '../../../src/options/common.js'
import {
  options as headerOptions,
  type HeaderOptions,
  type HeaderValues,
} from '../../../src/widgets/header/options.js'
import { View } from '../../../src/widgets/header/View.js'
import { giveCart, openPage } from '../../support/page.js'
import { node, part, parts, renderInHeader, type Rendered } from './render.js'

const ANSWERS = {
  '/jsonflyoutnavigation': { list: [node('Kaffee', [node('Bohnen')]), node('Tee')] },
  '/service/searchfrontend/api/cachekey': {},
}
const DEFAULTS = Object.fromEntries(
  Object.entries(headerOptions).map(([name, option]) => [name, option.fallback]),
) as unknown as HeaderOptions

let page: Rendered
let placeholder: HTMLElement
const view = (given: Partial<HeaderValues>) => {
  const options = {
    ...DEFAULTS,
    site: 'DE',
    locale: 'de-DE',
    platform: 'CLASSIC',
    ...given,
  } as HeaderOptions & CommonValues
  const rendering = (host: Rendered['host']) => (
    <View
      options={options}
      host={host}
      shop={undefined}
      element={placeholder}
      content={undefined}
      asset={(path) => path}
    />
  )
  return rendering
}
const show = async (given: Partial<HeaderValues> = {}, cart: Partial<CartState> = {}) => {
  const opened = openPage()
  giveCart(opened, cart)
  page = renderInHeader(view(given), ANSWERS, opened)
  await waitFor(() => part(page.view, 'header'))
  await waitFor(() => expect(page.asked.join()).toContain('cachekey'))
}

beforeEach(() => {
  sessionStorage.clear()
  placeholder = document.createElement('div')
})
afterEach(() => page.unmount())

it('calls the default navigation path if the option is empty', async () => {
  await show({ navigationUrl: '' })
  await waitFor(() => expect(page.asked).toContain('/jsonflyoutnavigation?site=DE'))
})

it('asks who the visitor is, and calls for the cache key, when the navigation is known', async () => {
  let answer = (_navigation: object) => {}
  const navigation = new Promise<object>((resolve) => (answer = resolve))
  const later = () => page.asked.filter((path) => /cachekey|psdata/.test(path))
  page = renderInHeader(view({}), { ...ANSWERS, '/jsonflyoutnavigation': navigation })
  await waitFor(() => expect(page.asked).toContain('/jsonflyoutnavigation?site=DE'))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(later()).toEqual([])
  answer(ANSWERS['/jsonflyoutnavigation'])
  await waitFor(() => expect(later()).toHaveLength(2))
})

describe('on a desktop', () => {
  it.each(['CLASSIC', 'TABLET'] as const)('%s has logo, navigation, search and icons', async (platform) => {
    await show({ platform })
    await waitFor(() =>
      expect(parts(page.view, 'nav-item').map((item) => item.textContent)).toContain('Kaffee'),
    )
    for (const name of ['logo', 'nav', 'search-input', 'user', 'store-finder', 'cart']) part(page.view, name)
    expect(parts(page.view, 'drilldown-toggle')).toEqual([])
    expect(part(page.view, 'header').dataset.platform).toBe(platform)
    expect(part(page.view, 'logo').getAttribute('href')).toBe('https://shop.example/')
  })
})

describe('on a phone', () => {
  it.each(['MATCH', 'SMARTPHONE'] as const)(
    '%s has a menu, and an icon that opens the search',
    async (platform) => {
      await show({ platform })
      expect(parts(page.view, 'nav')).toEqual([])
      expect(parts(page.view, 'search-input')).toEqual([])
      const toggle = part(page.view, 'search-toggle')
      expect(toggle.getAttribute('href')).toBe('https://shop.example/search?query=*&available=true')
      fireEvent.click(toggle)
      await waitFor(() => part(page.view, 'search-flyout'))
      expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      fireEvent.click(part(page.view, 'search-flyout-close'))
      await waitFor(() => expect(parts(page.view, 'search-flyout')).toEqual([]))
      await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
    },
  )

  it('leaves a click on the search icon with a modifier key to the browser', async () => {
    await show({ platform: 'MATCH' })
    let wasPrevented = true
    page.view.addEventListener('click', (event) => {
      wasPrevented = event.defaultPrevented
      event.preventDefault()
    })
    fireEvent.click(part(page.view, 'search-toggle'), { ctrlKey: true })
    expect(wasPrevented).toBe(false)
    expect(parts(page.view, 'search-flyout')).toEqual([])
  })

  it('opens the menu, and locks scrolling while it is open', async () => {
    await show({ platform: 'MATCH' })
    fireEvent.click(part(page.view, 'drilldown-toggle'))
    await waitFor(() =>
      expect(parts(page.view, 'drilldown-node').map((row) => row.textContent)).toEqual(['Kaffee', 'Tee']),
    )
    expect(part(page.view, 'drilldown-toggle').getAttribute('aria-expanded')).toBe('true')
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    ;(part(page.view, 'drilldown') as HTMLDialogElement).close()
    await waitFor(() => expect(parts(page.view, 'drilldown')).toEqual([]))
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })
})

describe('the reduced header', () => {
  it('has the logo and no other links', async () => {
    await show({ reduced: true })
    expect(part(page.view, 'header').dataset.reduced).toBe('true')
    for (const name of [
      'nav',
      'search',
      'search-toggle',
      'user',
      'store-finder',
      'cart',
      'benefits',
      'drilldown-toggle',
      'secure-hint',
    ])
      expect(parts(page.view, name), name).toEqual([])
    part(page.view, 'logo')
  })

  it('shows the secure hint if the option is set', async () => {
    await show({ reduced: true, showSecureHint: true })
    expect(part(page.view, 'secure-hint').textContent).toBe('Sicher einkaufen')
  })

  it('loads neither the navigation nor the theme worlds nor the customer', async () => {
    await show({ reduced: true })
    expect(page.asked).toEqual(['/service/searchfrontend/api/cachekey'])
  })
})

describe('the sticky header', () => {
  it.each([
    ['CLASSIC', true, 'false'],
    ['TABLET', true, 'true'],
    ['MATCH', true, 'true'],
    ['SMARTPHONE', true, 'true'],
    ['TABLET', false, 'false'],
  ] as const)('on %s with the option %s: %s', async (platform, sticky, state) => {
    await show({ platform, sticky })
    expect(part(page.view, 'header').dataset.sticky).toBe(state)
    expect(placeholder.hasAttribute('data-shop-sticky')).toBe(state === 'true')
  })

  it('locks scrolling while a flyout is open, and releases it', async () => {
    await show({ platform: 'TABLET', sticky: true })
    await waitFor(() =>
      expect(parts(page.view, 'nav-item').map((item) => item.textContent)).toContain('Kaffee'),
    )
    const more = page.view.querySelector<HTMLElement>('[aria-label="Untermenü Kaffee"]')!
    fireEvent.click(more)
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    part(page.view, 'nav-flyout')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'))
  })
})

describe('the platform may change while the page is open', () => {
  it('from a desktop to a phone and back', async () => {
    await show({ platform: 'CLASSIC' })
    page.rerender(view({ platform: 'MATCH' }))
    await waitFor(() => part(page.view, 'drilldown-toggle'))
    expect(parts(page.view, 'nav')).toEqual([])
    page.rerender(view({ platform: 'TABLET' }))
    await waitFor(() => part(page.view, 'nav'))
  })

  it.each<[Partial<HeaderValues>, string, string]>([
    [{ platform: 'CLASSIC' }, 'drilldown-toggle', 'drilldown'],
    [{ platform: 'MATCH', reduced: true }, 'drilldown-toggle', 'drilldown'],
    [{ platform: 'CLASSIC' }, 'search-toggle', 'search-flyout'],
  ])('the change to %j closes what %s has opened, and it stays closed', async (other, toggle, opened) => {
    await show({ platform: 'MATCH' })
    part(page.view, toggle).click()
    await waitFor(() => part(page.view, opened))
    page.rerender(view(other))
    await waitFor(() => expect(parts(page.view, opened)).toEqual([]))
    page.rerender(view({ platform: 'MATCH' }))
    await waitFor(() => expect(part(page.view, toggle).getAttribute('aria-expanded')).toBe('false'))
    expect(parts(page.view, opened)).toEqual([])
  })
})

describe('the cart’s messages', () => {
  it('have an empty live region while there is none', async () => {
    await show()
    expect(part(page.view, 'cart-messages').getAttribute('role')).toBe('status')
    expect(part(page.view, 'cart-messages').innerHTML).toBe('')
  })

  it('are rendered from the first error on', async () => {
    await show(
      {},
      { itemCount: 2, error: { code: 'UNKNOWN', during: 'set', message: 'Später noch einmal.' } },
    )
    await waitFor(() => expect(part(page.view, 'cart-messages').textContent).toContain('Später noch einmal.'))
    expect(part(page.view, 'cart-badge').textContent).toBe('2')
  })
})
