/** The chunk `html` on a page: what the elements show, and what happens to their presses. */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CartApi, CartResult, CartState } from '../../src/api/cart.js'
import { LOGGED_OUT } from '../../src/api/customer.js'
import type { Shop } from '../../src/api/shop.js'
import { createShopError } from '../../src/host/errors.js'
import { nextTask } from '../../src/host/next-task.js'
import { openHtml } from '../../src/html/index.js'
import { checkArgument } from '../../src/cart/arguments.js'
import { EMPTY_CART_STATE } from '../../src/api/empty-cart.js'
import { cartSourceAtom, checkArgumentAtom, isCartReadAtom } from '../../src/page/cart-atoms.js'
import { UNKNOWN_VISITOR, visitorAtom } from '../../src/page/visitor-atoms.js'
import { atom } from 'jotai/vanilla'
import { createTestPage } from '../support/page.js'
import { settle } from '../support/settle.js'

/** The pages of several tests would change the same elements, and answer each other without end. */
const observers: MutationObserver[] = []
const { MutationObserver } = window
window.MutationObserver = class extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback)
    observers.push(this)
  }
}

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect()
  document.body.replaceChildren()
  localStorage.clear()
})

const RESULT = { request: { setArticle: { productId: '42', quantity: 1 } } } as CartResult

function openPage(markup: string, cart: Partial<CartApi> = {}) {
  document.body.innerHTML = markup
  const openCart = vi.fn(async () => {})
  /** What `Shop.customer` returns. The service has responded, unless the test says that the call fails. */
  let customerName = 'Jana'
  const respond = () => page.store.set(visitorAtom, { ...UNKNOWN_VISITOR })
  const customer = vi.fn(async () => {
    // The service is called once.
    if (page.store.get(visitorAtom) === UNKNOWN_VISITOR) respond()
    return { ...LOGGED_OUT, loggedInOrRemembered: customerName !== '', customerName }
  })
  const search = { open: vi.fn(async () => {}) }
  const shop = { cart, customer, search, ready: Promise.resolve() } as unknown as Shop
  const page = createTestPage({ shop, openCart })
  const stateAtom = atom<CartState>({ ...EMPTY_CART_STATE })
  const html = openHtml(page)
  const element = (id: string) => document.getElementById(id)!
  return {
    page,
    html,
    openCart,
    customer,
    /** The service says that this customer is logged in, or with an empty name, that nobody is. */
    giveCustomer(name: string) {
      customerName = name
      respond()
    },
    search,
    element,
    text: (id: string) => element(id).textContent,
    /** The cart's code is loaded, and the cart has this state. */
    give(state: Partial<CartState>, isRead = true) {
      page.store.set(checkArgumentAtom, { check: checkArgument })
      page.store.set(cartSourceAtom, stateAtom)
      page.store.set(stateAtom, { ...EMPTY_CART_STATE, busy: false, ...state })
      if (isRead) page.store.set(isCartReadAtom, true)
    },
    press(id: string, type = 'click', data?: FormData | string) {
      const pressed = element(id)
      return { element: pressed, type, attributes: { ...pressed.dataset }, data }
    },
  }
}

const articles = [
  { productId: '42', tcm: 'A', quantity: 2 },
  { productId: '42', tcm: 'B', quantity: { quantity: 3 } },
]
const filled = { itemCount: 5, cart: { ...EMPTY_CART_STATE.cart, articles, numberOfArticles: 5 } }

it('keeps the own texts until the cart has been read, and then shows its values', async () => {
  const { give, text, openCart } = openPage(
    `<output id="count" data-shop-text="itemCount">own</output><i id="all" data-shop-text="quantity" data-product-id="42">own</i>
    <i id="b" data-shop-text="quantity" data-product-id="42" data-tcm="B">own</i><i id="none" data-shop-text="quantity" data-product-id="7">own</i>
    <i id="error" data-shop-text="error">own</i>`,
  )
  await settle()
  expect(openCart).toHaveBeenCalledOnce()
  give({}, false)
  expect(['count', 'all', 'error'].map(text)).toEqual(['own', 'own', 'own'])
  give({ ...filled, error: { code: 'UNKNOWN', during: 'set', message: 'Failed' } })
  expect(['count', 'all', 'b', 'none', 'error'].map(text)).toEqual(['5', '5', '3', '0', 'Failed'])
  give({ error: null })
  expect(text('error')).toBe('')
})

it.each([
  ['as that of the page, without a header', undefined],
  ['as that of the header, if the page has one', 'header'],
])('reports once that the cart cannot be loaded: %s', async (_name, header) => {
  const { page, openCart } = openPage('<output data-shop-text="itemCount"></output>')
  let failLoading = (_error: Error) => {}
  const loading = new Promise<void>((_resolve, reject) => (failLoading = reject))
  openCart.mockReturnValue(loading)
  await settle()
  if (header) loading.catch((error: unknown) => page.fail(error, document.body, header)).catch(() => {})
  failLoading(createShopError('LOAD_FAILED', 'no code'))
  await vi.waitFor(() => expect(page.failures).not.toEqual([]))
  await nextTask(window)
  expect(page.failures).toEqual([{ code: 'LOAD_FAILED', message: 'no code', widget: header }])
})

it('tries to load the cart once if somebody points at an element several times', async () => {
  const { html, openCart, element } = openPage('<button id="add" data-shop-cart="add"></button>')
  openCart.mockRejectedValue(new Error('offline'))
  for (const _ of [1, 2]) {
    html.prepare(element('add'))
    await settle()
  }
  expect(openCart).toHaveBeenCalledOnce()
})

describe('a press that code of the page stops', () => {
  const MARKUP = `<button id="button" data-shop-cart="add" data-product-id="42"></button>
    <form id="form" data-shop-cart="add"><button id="submit"></button><button id="other" type="button"></button></form>`
  /** As `return false` does in jQuery. */
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }

  it.each([
    ['button', 'button', 'click'],
    ['form', 'form', 'submit'],
    ['submit', 'form', 'click'],
  ])('on #%s warns once about #%s', async (target, pressed, type) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { element } = openPage(MARKUP)
    element(target).addEventListener(type, stop)
    for (const _ of [1, 2])
      element(target).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    await nextTask(window)
    await settle()
    expect(warn.mock.calls.map(([text, where]) => [text, where])).toEqual([
      [expect.stringContaining(`#${pressed}: code of the page has stopped the ${type}`), element(pressed)],
    ])
  })

  it('warns neither about a press that we have prevented, nor about other buttons of the form', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { element, html, press } = openPage(MARKUP)
    element('button').addEventListener('click', (event) => {
      html.check(press('button'))
      event.preventDefault()
    })
    element('other').addEventListener('click', stop)
    element('button').click()
    element('other').click()
    await nextTask(window)
    await settle()
    expect(warn).not.toHaveBeenCalled()
  })
})

it('does not warn about a press that we leave to the router of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { element, html, press } = openPage('<a id="a" href="/search" data-shop-search></a>')
  let isOurs = true
  element('a').addEventListener('click', () => (isOurs = html.check(press('a'))))
  element('a').addEventListener('click', (event) => event.preventDefault())
  element('a').click()
  await nextTask(window)
  await settle()
  expect(isOurs).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

it('shows and hides by conditions, and leaves `hidden` alone until they are known', () => {
  const names = ['isFilled', 'isEmpty', 'isBusy', 'hasError', 'canCheckout', 'canRestore']
  const { give, element } = openPage(
    names
      .map((name, at) => `<p id="${name}" data-shop-show="${name}" ${at % 2 ? 'hidden' : ''}></p>`)
      .join(''),
  )
  const shown = () => names.filter((name) => !element(name).hidden)
  expect(shown()).toEqual(['isFilled', 'isBusy', 'canCheckout'])
  give({})
  expect(shown()).toEqual(['isEmpty'])
  give({ ...filled, busy: true, canCheckout: true, error: { code: 'UNKNOWN', during: 'set', message: '' } })
  expect(shown()).toEqual(['isFilled', 'isBusy', 'hasError', 'canCheckout'])
  const card = { article: articles[0]! }
  give({
    cart: { ...EMPTY_CART_STATE.cart, giftCards: [card] },
    deleted: [{ kind: 'giftCard', item: card, expiresAt: 1 }],
  })
  expect(shown()).toEqual(['isFilled', 'canRestore'])
})

describe('the customer', () => {
  const MARKUP = `<b id="name" data-shop-text="customerName">Guest</b>
    <i id="in" data-shop-show="isLoggedIn" hidden></i><i id="out" data-shop-show="isLoggedOut" hidden></i>`
  const shown = ({ text, element }: ReturnType<typeof openPage>) => [
    text('name'),
    ...['in', 'out'].filter((id) => !element(id).hidden),
  ]

  it('is shown without opening the cart', async () => {
    const opened = openPage(MARKUP)
    await settle()
    expect(shown(opened)).toEqual(['Jana', 'in'])
    expect(opened.openCart).not.toHaveBeenCalled()
  })

  it('has no name if the service says that nobody is logged in', async () => {
    const opened = openPage(MARKUP)
    opened.giveCustomer('')
    await settle()
    expect(shown(opened)).toEqual(['', 'out'])
  })

  it('leaves everything as the page wrote it after a failed call, and is shown after a later successful one', async () => {
    const opened = openPage(MARKUP)
    opened.customer.mockResolvedValueOnce({ ...LOGGED_OUT })
    await settle()
    expect(opened.customer).toHaveBeenCalledOnce()
    expect(shown(opened)).toEqual(['Guest'])
    opened.giveCustomer('Ada')
    await settle()
    expect(shown(opened)).toEqual(['Ada', 'in'])
    opened.giveCustomer('')
    await settle()
    expect(shown(opened)).toEqual(['', 'out'])
  })
})

it('shows the count of a stored cart at once', () => {
  localStorage.setItem('cart', JSON.stringify({ numberOfArticles: 4 }))
  const { text } = openPage('<output id="count" data-shop-text="itemCount">0</output>')
  expect(text('count')).toBe('4')
})

it('trims the blanks that a template has put around a name', async () => {
  const { give, text, element } = openPage(
    `<i id="all" data-shop-text="\n quantity " data-product-id=" 42\n">own</i><p id="filled" data-shop-show=" isFilled" hidden></p>`,
  )
  give(filled)
  expect([text('all'), element('filled').hidden]).toEqual(['5', false])
})

describe('on a page that is still loading, and that a framework may hydrate', () => {
  const MARKUP =
    '<output id="count" data-shop-text="itemCount">0</output><p id="on" data-shop-show="isFilled" hidden>'
  const openLoading = () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers()
    const opened = openPage(MARKUP)
    opened.give(filled)
    state.mockReturnValue('complete')
    return opened
  }

  it('texts wait for the end of its load; attributes do not, which frameworks keep', () => {
    const { text, element } = openLoading()
    expect([text('count'), element('on').hidden]).toEqual(['0', false])
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(1000)
    expect(text('count')).toBe('5')
  })

  it('texts wait at most 15 s, because a tool may keep the event for itself', () => {
    const { text } = openLoading()
    vi.advanceTimersByTime(16_000)
    expect(text('count')).toBe('5')
  })

  it('texts do not wait once somebody has pressed', () => {
    const { text, html, press } = openLoading()
    void html.perform(press('count')).catch(() => {})
    expect(text('count')).toBe('5')
  })
})

it('elements of pages that a client router has replaced are not held', async () => {
  const { give } = openPage('<main></main>')
  const asked = new Set<Node>()
  const gone: Node[] = []
  for (let at = 0; at < 20; at++) {
    const output = document.createElement('output')
    output.dataset['shopText'] = 'itemCount'
    document.querySelector('main')!.replaceChildren(output)
    await settle()
    gone.push(output)
    Object.defineProperty(output, 'isConnected', { get: () => (asked.add(output), false) })
  }
  document.querySelector('main')!.replaceChildren()
  await settle()
  asked.clear()
  give(filled)
  expect(gone.filter((node) => asked.has(node))).toEqual([])
})

it('finds elements that are added later, also with an open shadow root, and follows their attributes', async () => {
  const { give, text, element } = openPage('')
  give(filled)
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<output data-shop-text="itemCount"></output>'
  document.body.append(host)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<i id="own" data-shop-text="quantity" data-product-id="42"></i>',
  )
  await settle()
  expect(root.textContent).toBe('5')
  element('own').setAttribute('data-tcm', 'A')
  await settle()
  expect(text('own')).toBe('2')
})

describe('what the page writes over a value', () => {
  const MARKUP = `<output id="count" data-shop-text="itemCount">0</output><a id="checkout" data-shop-show="canCheckout" hidden></a>`
  async function openFilled() {
    const opened = openPage(MARKUP)
    opened.give({ ...filled, canCheckout: true })
    await settle()
    return opened
  }

  it.each([
    ['writes into the text', (count: Node) => void (count.firstChild!.nodeValue = '0')],
    ['replaces the text', (count: Node) => void (count.textContent = '0')],
  ])('is replaced by the value if it %s', async (_how, morph) => {
    const { element, text } = await openFilled()
    for (const _ of [1, 2]) {
      morph(element('count'))
      element('checkout').setAttribute('hidden', '')
      await settle()
      expect([text('count'), element('checkout').hidden]).toEqual(['5', false])
    }
  })

  it('is replaced in an open shadow root', async () => {
    const { element, give } = openPage('<div id="card"></div>')
    const root = element('card').attachShadow({ mode: 'open' })
    root.innerHTML = MARKUP
    document.body.append(element('card'))
    await settle()
    give({ ...filled, canCheckout: true })
    root.querySelector('output')!.firstChild!.nodeValue = '0'
    root.querySelector('a')!.hidden = true
    await settle()
    expect([root.textContent, root.querySelector('a')!.hidden]).toEqual(['5', false])
  })

  it('stays if it is another text than the own one, such as a translation', async () => {
    const { element, text } = await openFilled()
    element('count').innerHTML = '<font><font>five</font></font>'
    await settle()
    expect(text('count')).toBe('five')
    element('count').querySelector('font font')!.firstChild!.nodeValue = 'fünf'
    await settle()
    expect(text('count')).toBe('fünf')
  })

  it('stays in the end if a script of the page writes it again and again', async () => {
    const { element } = await openFilled()
    const checkout = element('checkout')
    const observer = new MutationObserver(() => {
      if (!checkout.hidden) checkout.hidden = true
    })
    observer.observe(checkout, { attributeFilter: ['hidden'] })
    checkout.hidden = true
    await settle()
    await new Promise((resolve) => setTimeout(resolve))
    expect(checkout.hidden).toBe(true)
    observer.disconnect()
  })

  it('causes one write, in the same text node, so that nothing is announced again', async () => {
    const { element, give, text } = await openFilled()
    const node = element('count').firstChild
    const records: MutationRecord[] = []
    const observer = new MutationObserver((added) => records.push(...added))
    observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true })
    node!.nodeValue = '0'
    element('checkout').hidden = true
    await settle()
    expect(records.map(({ type, target }) => [type, target])).toEqual([
      ['characterData', node],
      ['attributes', element('checkout')],
      ['characterData', node],
      ['attributes', element('checkout')],
    ])
    give({ itemCount: 6 })
    expect([text('count'), element('count').firstChild]).toEqual(['6', node])
    observer.disconnect()
  })
})

it('calls the method, exposes the state, and dispatches the result', async () => {
  let end = (_result: CartResult) => {}
  const add = vi.fn(() => new Promise<CartResult>((resolve) => (end = resolve)))
  const { give, html, press, element } = openPage(
    '<button id="add" data-shop-cart="add" data-product-id="42"></button>',
    { add },
  )
  give({})
  const results: unknown[] = []
  document.addEventListener('shop-cart-result', ({ detail }) => results.push(detail), { once: true })
  expect(html.check(press('add'))).toBe(true)
  void html.perform(press('add'))
  expect(add).toHaveBeenCalledWith({ productId: '42' })
  expect(element('add').dataset['shopState']).toBe('pending')
  expect(element('add').getAttribute('aria-busy')).toBe('true')
  end(RESULT)
  await settle()
  expect(element('add').dataset['shopState']).toBe('done')
  expect(element('add').hasAttribute('aria-busy')).toBe(false)
  expect(results).toEqual([RESULT])
})

it('dispatches the result on the document if the page has replaced the element', async () => {
  const { give, html, press, element } = openPage(
    '<a id="a" data-shop-cart="add" data-product-id="42"></a>',
    {
      add: async () => {
        element('a').replaceWith('Thanks')
        return RESULT
      },
    },
  )
  give({})
  const targets: unknown[] = []
  document.addEventListener('shop-cart-result', ({ target }) => targets.push(target), { once: true })
  await html.perform(press('a'))
  expect(targets).toEqual([document])
})

it('performs a press as it was, although the page has changed the attributes since', async () => {
  const add = vi.fn(async () => RESULT)
  const { give, html, press, element } = openPage(
    '<a id="a" data-shop-cart="add" data-product-id="42"></a>',
    { add },
  )
  give({})
  const pressed = press('a')
  element('a').removeAttribute('data-shop-cart')
  await html.perform(pressed)
  expect(add).toHaveBeenCalledWith({ productId: '42' })
  expect(element('a').dataset['shopState']).toBe('done')
})

it.each([
  [{ ...RESULT, error: 'NOT_MODIFIED' }, 'done'],
  [{ ...RESULT, error: 'ITEM_LIMIT' }, 'failed'],
] as Array<[CartResult, string]>)('has the state of a result', async (result, state) => {
  const { give, html, press, element } = openPage('<a id="a" data-shop-cart="restore"></a>', {
    restore: async () => result,
  })
  give({})
  await html.perform(press('a'))
  expect(element('a').dataset['shopState']).toBe(state)
})

it('has failed if there is nothing to restore, without an event', async () => {
  const { give, html, press, element } = openPage('<a id="a" data-shop-cart="restore"></a>', {
    restore: async () => {
      throw createShopError('NOT_FOUND', 'nothing')
    },
  })
  give({})
  const listener = vi.fn()
  document.addEventListener('shop-cart-result', listener)
  await html.perform(press('a'))
  expect(element('a').dataset['shopState']).toBe('failed')
  expect(listener).not.toHaveBeenCalled()
})

it('stays pending until the last of several presses has ended', async () => {
  const ends: Array<(result: CartResult) => void> = []
  const add = () => new Promise<CartResult>((resolve) => ends.push(resolve))
  const { give, html, press, element } = openPage(
    '<a id="a" data-shop-cart="add" data-product-id="42"></a>',
    { add },
  )
  give({})
  void html.perform(press('a'))
  void html.perform(press('a'))
  ends[0]!({ ...RESULT, error: 'ITEM_LIMIT' })
  await settle()
  expect(element('a').dataset['shopState']).toBe('pending')
  ends[1]!(RESULT)
  await settle()
  expect(element('a').dataset['shopState']).toBe('done')
})

it.each([
  ['<a id="a" data-shop-cart="ad"></a>', 'data-shop-cart has the value "ad", allowed: add, setArticle'],
  [
    '<a id="a" data-shop-cart="add"></a>',
    'data-shop-cart="add" needs data-product-id, allowed: a text of 1 to 200',
  ],
  [
    '<a id="a" data-shop-cart="add" data-product-id="4" data-quantity="0"></a>',
    'needs data-quantity, allowed: a whole number from 1',
  ],
  [
    '<a id="a" data-shop-cart="setGiftCard" data-product-id="4"></a>',
    'needs data-set, allowed: true or false',
  ],
])('refuses %s, and warns once', async (markup, text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { give, html, press, element } = openPage(markup)
  give({})
  expect(html.check(press('a'))).toBe(false)
  await expect(html.perform(press('a'))).rejects.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(text), element('a'))
})

it.each(['data-shop-text', 'data-shop-show'])('warns once about an unknown name in %s', async (attribute) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { give } = openPage(`<p id="p" ${attribute}="constructor">own</p>`)
  give({})
  await settle()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]![0]).toContain(`p#p: ${attribute} has the value "constructor", allowed: `)
})

it('lets the browser act if the code is missing or the argument was wrong', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { html, press, element } = openPage('<a id="a" data-shop-cart="add" data-product-id="42"></a>', {
    add: async () => {
      throw createShopError('LOAD_FAILED', 'no code')
    },
  })
  await expect(html.perform(press('a'))).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  expect(element('a').dataset['shopState']).toBe('failed')
})

it('opens the search only if the page has a header', async () => {
  const { html, press, search } = openPage('<a id="a" data-shop-search></a>')
  expect(html.check(press('a'))).toBe(false)
  document.body.insertAdjacentHTML('beforeend', '<div data-shop-widget="header"></div>')
  expect(html.check(press('a'))).toBe(true)
  await html.perform(press('a'))
  expect(search.open).toHaveBeenCalledOnce()
})

it.each([
  ['', 1],
  ['<p data-shop-text="error"></p>', 0],
  ['<div data-shop-widget="header"></div>', 0],
])('announces a refused change once: beside %j, with %i regions of its own', async (markup, count) => {
  const error = { code: 'ITEM_LIMIT', during: 'set', message: 'At most 5' } as const
  const { give, html, press } = openPage(`<a id="a" data-shop-cart="restore"></a>${markup}`, {
    restore: async () => ({ ...RESULT, error: 'ITEM_LIMIT' }),
  })
  give({ error })
  await html.perform(press('a'))
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual(
      Array(count).fill('At most 5'),
    ),
  )
})
