import { fireEvent, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartError, CartState, DeletedEntry } from '../../../../src/api/cart.js'
import type { Shop } from '../../../../src/api/shop.js'
import { MessageRegion } from '../../../../src/widgets/header/MessageRegion.js'
import { idle } from '../../../support/idle.js'
import { giveCart } from '../../../support/page.js'
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
const show = (part: Partial<CartState> = {}) => giveCart(page.page, part)
const region = () => page.view.querySelector<HTMLElement>('[part~=cart-messages]')!
const focused = () => (page.view.getRootNode() as ShadowRoot).activeElement

beforeEach(async () => {
  restore.mockReset().mockResolvedValue({})
  page = renderInHeader(() => <MessageRegion />, {}, { shop })
  await waitFor(() => expect(region()).not.toBeNull())
})
afterEach(() => {
  page.unmount()
})

describe('the messages of the cart', () => {
  it('are added to an empty live region that already exists', async () => {
    const before = region()
    expect(before.getAttribute('role')).toBe('status')
    expect(before.innerHTML).toBe('')
    show({ error: LIMIT })
    await waitFor(() => expect(before.textContent).toContain('maximal 20 Stück'))
    expect(region()).toBe(before)
  })

  it('are above the page in a popover, which is opened again after the last message has ended', async () => {
    const opened = vi.spyOn(HTMLElement.prototype, 'showPopover')
    show({ error: LIMIT })
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    show()
    await waitFor(() => expect(region().textContent).toBe(''))
    show({ error: LIMIT })
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
  })

  describe('without a connection', () => {
    const FAILED: CartError = { code: 'UNKNOWN', during: 'set', message: 'Später noch einmal.' }
    const setOnline = (isOnline: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
    }
    const texts = () => [...region().querySelectorAll('.message-text')].map(({ textContent }) => textContent)
    afterEach(() => setOnline(true))

    it('show the usual error, and below it that there is no connection', async () => {
      setOnline(false)
      expect(region().textContent).toBe('')
      show({ error: FAILED })
      await waitFor(() => expect(texts()).toEqual(['Später noch einmal.', 'Sie sind offline.']))
    })

    it('keep that line after the error has disappeared, until the connection is back', async () => {
      setOnline(false)
      show({ error: FAILED })
      await waitFor(() => expect(texts()).toHaveLength(2))
      show()
      await waitFor(() => expect(texts()).toEqual(['Sie sind offline.']))
      setOnline(true)
      await waitFor(() => expect(region().textContent).toBe(''))
    })

    it('close that line and the error separately', async () => {
      setOnline(false)
      show({ error: FAILED })
      await waitFor(() => expect(texts()).toHaveLength(2))
      fireEvent.click(within(region()).getAllByRole('button', { name: 'Meldung schließen' })[1]!)
      await waitFor(() => expect(texts()).toEqual(['Später noch einmal.']))
    })
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

  it('show only the two most recently removed items', async () => {
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

  it('count the seconds down even if somebody sets the clock', async () => {
    const setInterval = vi.spyOn(window, 'setInterval')
    show({ deleted: [removed('Kaffee', Date.now() + 9500)] })
    const seconds = () => region().querySelector('.ring-seconds')?.textContent
    const countDown = await waitFor(() => {
      const [call] = setInterval.mock.calls.filter(([, ms]) => ms === 1000)
      expect(call).toBeDefined()
      return call![0] as () => void
    })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 4000)
    countDown()
    await idle()
    expect(seconds()).toBe('6')
  })

  describe('that were closed', () => {
    const close = async () => {
      fireEvent.click(
        await waitFor(() => within(region()).getByRole('button', { name: 'Meldung schließen' })),
      )
      await waitFor(() => expect(region().textContent).toBe(''))
    }

    it('do not come back with the next change', async () => {
      show({ error: LIMIT })
      await close()
      // Another article is added within the 7.5 s of the error, and the cart accepts it.
      show({ error: LIMIT, busy: true })
      show({ error: LIMIT, itemCount: 1 })
      await idle()
      expect(region().textContent).toBe('')
    })

    it('are followed by the message of a later error with the same text', async () => {
      show({ error: LIMIT })
      await close()
      show({ error: { ...LIMIT } })
      await waitFor(() => expect(region().textContent).toContain('maximal 20 Stück'))
    })

    it('stay closed when a later error has ended', async () => {
      const failedRead: CartError = { code: 'UNKNOWN', during: 'get', message: 'Nicht lesbar.' }
      show({ error: failedRead })
      await close()
      show({ error: LIMIT })
      await waitFor(() => expect(region().textContent).toContain('maximal 20 Stück'))
      show({ error: failedRead })
      await waitFor(() => expect(region().textContent).toBe(''))
    })
  })

  it('are new elements for each error, so that each is announced', async () => {
    show({ error: LIMIT })
    const first = await waitFor(() => {
      expect(region().querySelector('.message')).not.toBeNull()
      return region().querySelector('.message')
    })
    show({ error: { ...LIMIT } })
    await waitFor(() => expect(region().querySelector('.message')).not.toBe(first))
    expect(region().querySelectorAll('.message')).toHaveLength(1)
  })

  it('are all closed by Escape', async () => {
    show({ error: LIMIT, deleted: [removed('Kaffee')] })
    const undo = await waitFor(() => within(region()).getByRole('button', { name: /Rückgängig/ }))
    fireEvent.keyDown(undo, { key: 'Escape' })
    await waitFor(() => expect(region().textContent).toBe(''))
  })

  it('are all closed by Escape, even the confirmation of an undo', async () => {
    show({ deleted: [removed('Kaffee')] })
    fireEvent.click(await waitFor(() => within(region()).getByRole('button', { name: /Rückgängig/ })))
    show()
    await waitFor(() => expect(region().textContent).toContain('wieder im Warenkorb'))
    fireEvent.keyDown(within(region()).getByRole('button'), { key: 'Escape' })
    await waitFor(() => expect(region().textContent).toBe(''))
  })
})

describe('while the header cannot be used', () => {
  const carrier = () => document.querySelector('[data-shop-messages]')
  const undo = () => carrier()?.shadowRoot?.querySelector<HTMLElement>('[role=status] [part~=cart-undo]')
  const dialog = document.createElement('dialog')
  const openModal = () => {
    document.body.append(dialog)
    // happy-dom does not know `:modal`.
    const real = Document.prototype.querySelectorAll.bind(document)
    vi.spyOn(document, 'querySelectorAll').mockImplementation(((selector: string) =>
      real(selector.replace('dialog:modal', 'dialog[open]'))) as typeof real)
    dialog.showModal()
  }
  afterEach(() => {
    dialog.close()
    dialog.remove()
  })

  it('because of a modal dialog of the page, they are in that dialog, and work', async () => {
    openModal()
    restore.mockResolvedValue({ error: 'UNKNOWN' })
    const entry = removed('Kaffee')
    show({ deleted: [entry] })
    await waitFor(() => expect(undo()).toBeTruthy())
    expect(carrier()!.parentNode).toBe(dialog)
    undo()!.click()
    expect(restore).toHaveBeenCalledWith(entry)
    undo()!.focus()
    const escape = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      composed: true,
      cancelable: true,
    })
    undo()!.dispatchEvent(escape)
    // The dialog stays open.
    expect(escape.defaultPrevented).toBe(true)
    await waitFor(() => expect(carrier()).toBeNull())
  })

  it('they come into the dialog after its live region, so that they are announced', async () => {
    openModal()
    let isKnown = () => {}
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
      if (ms === 100) isKnown = run
      return 1
    }) as typeof window.setTimeout)
    show({ deleted: [removed('Kaffee')] })
    await vi.waitUntil(() => carrier())
    // The page changes meanwhile.
    dialog.append('More')
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    expect(undo()).toBeFalsy()
    isKnown()
    expect(undo()).toBeTruthy()
  })

  it('they come back when the dialog closes', async () => {
    show({ deleted: [removed('Kaffee')] })
    await waitFor(() => expect(region().textContent).toContain('Kaffee'))
    openModal()
    await waitFor(() => expect(undo()).toBeTruthy())
    expect(region().textContent).toBe('')
    dialog.close()
    await waitFor(() => expect(region().textContent).toContain('Kaffee'))
    expect(carrier()).toBeNull()
  })

  it('because the page around it is inert, they are in the body', async () => {
    page.element.inert = true
    show({ deleted: [removed('Kaffee')] })
    await waitFor(() => expect(undo()).toBeTruthy())
    expect(carrier()!.parentNode).toBe(document.body)
    page.unmount()
    expect(carrier()).toBeNull()
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
