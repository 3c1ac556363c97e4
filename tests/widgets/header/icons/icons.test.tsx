import { waitFor } from '@testing-library/dom'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Site } from '../../../../src/api/names.js'
import type { Host } from '../../../../src/host/host.js'
import { loadVisitor } from '../../../../src/page/visitor.js'
import { Icons } from '../../../../src/widgets/header/icons/Icons.js'
import { idle } from '../../../support/idle.js'
import { giveCart } from '../../../support/page.js'
import { part, renderInHeader, type Rendered } from '../render.js'

const PERSONAL = '/service/customerfrontenddata/api/v1/psdata'
const person = (loginStatus: string) => ({
  tracking: { loginStatus },
  customer: { statuses: {}, loyaltyBeans: 1250, firstname: 'Anna', lastname: 'Muster' },
})

/** The header loads the visitor's data when it can be used. */
function IconsOfVisitor({ host, site }: { host: Host; site: Site }) {
  const store = useStore()
  useEffect(() => void loadVisitor(store, host), [])
  return <Icons site={site} />
}

let page: Rendered
const show = (itemCount: number, response?: object, site: Site = 'DE') => {
  const services = response && { [PERSONAL]: response }
  page = renderInHeader((host) => <IconsOfVisitor host={host} site={site} />, services, {
    cart: { itemCount },
  })
}
afterEach(() => page.unmount())

describe('the cart', () => {
  it.each([
    [0, '', true],
    [3, '3', false],
    [99, '99', false],
    [100, '+99', false],
  ])('with %i pieces', async (count, text, isHidden) => {
    show(count)
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe(text))
    expect(part(page.view, 'cart-badge').hidden).toBe(isHidden)
  })

  it('has the number in words for screen readers', async () => {
    show(1200)
    await waitFor(() => expect(part(page.view, 'cart').textContent).toContain('Warenkorb'))
    expect(part(page.view, 'cart').querySelector('.quiet')?.textContent).toBe(', 1.200 Artikel')
  })
})

describe('the number of pieces', () => {
  const announced = () => page.view.querySelector('[role="status"]')!.textContent

  it('is announced after a change, when the service has confirmed it', async () => {
    show(2)
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe('2'))
    giveCart(page.page, { itemCount: 5, busy: true })
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe('5'))
    expect(announced()).toBe('')
    giveCart(page.page, { itemCount: 5 })
    await waitFor(() => expect(announced()).toBe('Warenkorb, 5 Artikel'))
    giveCart(page.page, { itemCount: 0 })
    await waitFor(() => expect(announced()).toBe('Warenkorb, 0 Artikel'))
  })

  it('is not announced for a cart that has only been read, or whose change was refused', async () => {
    page = renderInHeader(() => <Icons site="DE" />, {}, { cart: { busy: true } })
    await waitFor(() => part(page.view, 'cart'))
    giveCart(page.page, { itemCount: 3 })
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe('3'))
    giveCart(page.page, { itemCount: 33, busy: true })
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe('33'))
    giveCart(page.page, { itemCount: 3 })
    await waitFor(() => expect(part(page.view, 'cart-badge').textContent).toBe('3'))
    expect(announced()).toBe('')
  })
})

describe('an event cart-changed of the host page', () => {
  const badge = () => part(page.view, 'cart-badge').textContent
  const dispatch = (target: EventTarget, itemCount: unknown, bubbles = false) =>
    target.dispatchEvent(new CustomEvent('cart-changed', { bubbles, detail: { itemCount } }))

  it.each<[string, () => EventTarget, boolean]>([
    ['the window', () => window, false],
    ['the document', () => document, false],
    ['the document, bubbling', () => document, true],
    ['an element', () => document.body, false],
    ['an element, bubbling', () => document.body, true],
  ])('on %s moves the badge', async (_name, target, bubbles) => {
    show(2)
    await waitFor(() => expect(badge()).toBe('2'))
    dispatch(target(), 5, bubbles)
    await waitFor(() => expect(badge()).toBe('5'))
    dispatch(target(), 0, bubbles)
    await waitFor(() => expect(badge()).toBe(''))
    expect(part(page.view, 'cart-badge').hidden).toBe(true)
  })

  it.each([-1, 1.5, '3', null, Number.NaN, Number.POSITIVE_INFINITY])('with %j is ignored', async (count) => {
    show(2)
    await waitFor(() => expect(badge()).toBe('2'))
    dispatch(document, count)
    document.dispatchEvent(new Event('cart-changed'))
    await idle()
    expect(badge()).toBe('2')
  })
})

describe('the links of the icons', () => {
  it('lead to pages of the shop', async () => {
    show(0)
    await waitFor(() => part(page.view, 'user'))
    expect(part(page.view, 'user').getAttribute('href')).toBe('https://shop.example/usermenu')
    expect(part(page.view, 'store-finder').getAttribute('href')).toBe(
      'https://shop.example/service/storefinder/search',
    )
    expect(part(page.view, 'cart').getAttribute('href')).toBe(
      'https://shop.example/service/cartfrontend/cart',
    )
  })

  it('are tracked by their part names, never with the customer’s name', async () => {
    show(0, person('LOGGED_IN'))
    await waitFor(() => expect(part(page.view, 'user').dataset.loggedIn).toBe('true'))
    part(page.view, 'user').addEventListener('click', (event) => event.preventDefault(), {
      once: true,
      capture: false,
    })
    part(page.view, 'store-finder').setAttribute('href', '#')
    part(page.view, 'store-finder').click()
    await waitFor(() => expect(page.events).toHaveLength(1))
    expect(page.events[0]).toMatchObject({
      event_name: 'select_content',
      subject: 'icons',
      label: 'store-finder',
    })
    expect(JSON.stringify(page.events)).not.toContain('Anna')
  })
})

describe('the visitor', () => {
  it.each(['LOGGED_IN', 'REMEMBERED'])('who is %s is greeted by name', async (status) => {
    show(0, person(status))
    await waitFor(() =>
      expect(part(page.view, 'user').textContent).toBe('Mein Konto, Anna Muster, 1.250 Treuebohnen'),
    )
    expect(part(page.view, 'user').dataset.loggedIn).toBe('true')
  })

  it('in Hungary is greeted with the family name first', async () => {
    show(0, person('LOGGED_IN'), 'HU')
    await waitFor(() =>
      expect(part(page.view, 'user').querySelector('.caption')!.textContent).toBe('Muster Anna'),
    )
  })

  it.each(['HU', 'DE'] as const)('of %s with one known name is greeted with that', async (site) => {
    const { tracking, customer } = person('LOGGED_IN')
    show(0, { tracking, customer: { ...customer, firstname: '' } }, site)
    await waitFor(() => expect(part(page.view, 'user').querySelector('.caption')!.textContent).toBe('Muster'))
  })

  it('whose data is late sees the name instead of the caption, and nothing moves', async () => {
    let respond = (_person: object) => {}
    show(0, new Promise<object>((resolve) => (respond = resolve)))
    await waitFor(() => expect(page.addresses).toContain(PERSONAL))
    /** The children that take up space. */
    const drawn = () => [...part(page.view, 'user').children].filter((child) => !child.matches('.quiet'))
    const before = drawn()
    expect(before.map(({ textContent }) => textContent)).toEqual(['', 'Mein Konto'])
    respond(person('LOGGED_IN'))
    await waitFor(() => expect(part(page.view, 'user').dataset.loggedIn).toBe('true'))
    expect(drawn().map(({ textContent }) => textContent)).toEqual(['', 'Anna Muster'])
    expect(drawn().every((child, at) => child === before[at])).toBe(true)
  })

  it('who is logged out sees the caption of the account', async () => {
    show(0, person('LOGGED_OUT'))
    await waitFor(() => expect(page.addresses).toContain(PERSONAL))
    await Promise.resolve()
    expect(part(page.view, 'user').dataset.loggedIn).toBe('false')
    expect(part(page.view, 'user').textContent).toBe('Mein Konto')
  })

  it('counts as logged out when the service fails', async () => {
    show(0)
    await waitFor(() => expect(page.errors.join()).toContain(PERSONAL))
    expect(part(page.view, 'user').dataset.loggedIn).toBe('false')
  })
})
