import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartError, CartState, DeletedEntry } from '../../../../src/api/cart.js'
import type { Shop } from '../../../../src/api/shop.js'
import { CartMessages } from '../../../../src/widgets/header/messages/index.js'
import { cartState } from '../../../support/page.js'
import { renderInHeader, type Rendered } from '../render.js'

const LIMIT: CartError = {
  code: 'ITEM_LIMIT',
  limit: 20,
  during: 'set',
  message: 'Von diesem Artikel können Sie leider maximal 20 Stück pro Einkauf erwerben.',
}
const removed = (title: string | undefined, expiresAt = Date.now() + 10_000): DeletedEntry => ({
  kind: 'article',
  item: { productId: title ?? '42', tcm: 'A', title, quantity: 1 },
  expiresAt,
})

let page: Rendered
const restore = vi.fn()
const shop = { cart: { restore } } as unknown as Shop
const show = (part: Partial<CartState> = {}) =>
  page.rerender((host) => <CartMessages host={host} shop={shop} cart={cartState(part)} />)
const region = () => page.view.querySelector<HTMLElement>('[part~=cart-messages]')!
const focused = () => (page.view.getRootNode() as ShadowRoot).activeElement

beforeEach(async () => {
  restore.mockReset().mockResolvedValue({})
  page = renderInHeader((host) => <CartMessages host={host} shop={shop} cart={cartState()} />)
  await waitFor(() => expect(region()).not.toBeNull())
})
afterEach(() => page.unmount())

describe('the messages of the cart', () => {
  it('are in a polite live region that exists before its text', () => {
    expect(region().getAttribute('role')).toBe('status')
    expect(region().textContent).toBe('')
  })

  it('say why a change was refused, until the error is cleared', async () => {
    show({ error: LIMIT })
    await waitFor(() => expect(region().textContent).toContain('maximal 20 Stück'))
    show()
    await waitFor(() => expect(region().textContent).toBe(''))
  })

  it('say that there is no connection until there is one, also when the time of the error is over', async () => {
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
    }
    setOnline(false)
    expect(region().textContent).toBe('')
    show({ error: { code: 'UNKNOWN', during: 'set', message: 'Später noch einmal.' } })
    await waitFor(() => expect(region().textContent).toContain('Sie sind offline.'))
    expect(region().textContent).not.toContain('Später noch einmal.')
    show()
    await waitFor(() => expect(region().querySelectorAll('.message')).toHaveLength(1))
    setOnline(true)
    await waitFor(() => expect(region().textContent).toBe(''))
  })

  it('do not show an error whose text could not be loaded', async () => {
    show({ error: { ...LIMIT, message: '' } })
    await waitFor(() => expect(region().querySelector('button')).toBeNull())
  })

  it('name the removed item, and restore it', async () => {
    const entry = removed('Kaffee')
    show({ deleted: [entry] })
    const undo = await waitFor(() =>
      within(region()).getByRole('button', { name: 'Rückgängig machen: Kaffee' }),
    )
    expect(region().textContent).toContain('„Kaffee“ wurde aus dem Warenkorb entfernt.')
    expect(undo.getAttribute('part')).toBe('cart-undo')
    // The button's name contains its visible text, for speech input (WCAG 2.5.3).
    expect(undo.textContent).toBe('Rückgängig machen')
    fireEvent.click(undo)
    expect(restore).toHaveBeenCalledWith(entry)
    show()
    await waitFor(() => expect(region().textContent).toContain('„Kaffee“ liegt wieder im Warenkorb.'))
  })

  it('do not confirm a restore that was refused', async () => {
    restore.mockResolvedValue({ error: 'AVAILABILITY_LIMIT' })
    show({ deleted: [removed('Kaffee')] })
    fireEvent.click(await waitFor(() => within(region()).getByRole('button', { name: /Rückgängig/ })))
    await Promise.resolve()
    expect(region().textContent).not.toContain('wieder im Warenkorb')
  })

  it('report nothing if the 10 s ended just before the click', async () => {
    restore.mockRejectedValue(Object.assign(new Error('nothing left'), { code: 'NOT_FOUND' }))
    show({ deleted: [removed('Kaffee')] })
    fireEvent.click(await waitFor(() => within(region()).getByRole('button', { name: /Rückgängig/ })))
    await Promise.resolve()
    expect(page.errors).toEqual([])
  })

  it('describe items without a title', async () => {
    show({
      deleted: [
        removed(undefined),
        {
          kind: 'giftCard',
          item: { article: { productId: 'g', quantity: 1 } },
          expiresAt: Date.now() + 9000,
        },
      ],
    })
    await waitFor(() =>
      expect(region().textContent).toContain('Der Artikel wurde aus dem Warenkorb entfernt.'),
    )
    expect(region().textContent).toContain('Die Geschenkkarte wurde aus dem Warenkorb entfernt.')
  })

  it('show a title with markup as text', async () => {
    show({ deleted: [removed('<img src=x onerror=alert(1)> {title}')] })
    await waitFor(() => expect(region().textContent).toContain('<img src=x onerror=alert(1)>'))
    expect(region().querySelector('img')).toBeNull()
  })

  it('show only the two items that were removed last', async () => {
    const now = Date.now()
    show({ deleted: ['A', 'B', 'C'].map((title, at) => removed(title, now + 9000 + at)) })
    await waitFor(() =>
      expect(within(region()).getAllByRole('button', { name: /Rückgängig/ })).toHaveLength(2),
    )
    expect(region().textContent).not.toContain('„A“')
  })

  it('show the seconds left, but not to screen readers', async () => {
    show({ deleted: [removed('Kaffee', Date.now() + 6500)] })
    await waitFor(() => expect(region().querySelector('.ring-seconds')?.textContent).toBe('7'))
    expect(region().querySelector('.ring')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('can be closed, and the same error of a later change is shown again', async () => {
    show({ error: LIMIT })
    fireEvent.click(await waitFor(() => within(region()).getByRole('button', { name: 'Meldung schließen' })))
    await waitFor(() => expect(region().textContent).toBe(''))
    // A new change is sent and refused.
    show({ error: LIMIT, busy: true })
    await waitFor(() => expect(region().textContent).toContain('maximal 20 Stück'))
  })

  it('are all closed by Escape', async () => {
    show({ error: LIMIT, deleted: [removed('Kaffee')] })
    const undo = await waitFor(() => within(region()).getByRole('button', { name: /Rückgängig/ }))
    fireEvent.keyDown(undo, { key: 'Escape' })
    await waitFor(() => expect(region().textContent).toBe(''))
  })
})

describe('the focus', () => {
  const row = (title: string) => within(region()).getByRole('button', { name: `Rückgängig machen: ${title}` })

  it('moves to the next message when the message that has it disappears', async () => {
    const [first, second] = [removed('A', Date.now() + 9000), removed('B', Date.now() + 9500)]
    show({ deleted: [first, second] })
    await waitFor(() => row('A'))
    row('A').focus()
    show({ deleted: [second] })
    await waitFor(() => expect(region().textContent).not.toContain('„A“'))
    await waitFor(() => expect(focused()).toBe(row('B')))
  })

  it('returns to where it was before when no message is left', async () => {
    const remove = document.body.appendChild(document.createElement('button'))
    const entry = removed('A')
    show({ deleted: [entry] })
    await waitFor(() => row('A'))
    fireEvent.focusIn(row('A'), { relatedTarget: remove })
    fireEvent.focus(row('A'), { relatedTarget: remove })
    row('A').focus()
    show()
    await waitFor(() => expect(region().textContent).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(remove))
    remove.remove()
  })

  it('does not move if it is outside the messages', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    show({ deleted: [removed('A')] })
    await waitFor(() => row('A'))
    show()
    await waitFor(() => expect(region().textContent).toBe(''))
    expect(document.activeElement).toBe(field)
    field.remove()
  })
})
