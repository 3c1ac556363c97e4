import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host, PageWindow } from '../../src/host/host.js'
import { announcePageChange, onPageChange } from '../../src/host/page-change.js'
import { idle } from '../support/idle.js'

const listener = vi.fn()
let page: PageWindow
let navigation: EventTarget

/** A window with the address `/c/kaffee?page=2`. */
function openWindow(members: object = {}) {
  page = Object.assign(new EventTarget(), {
    EventTarget,
    location: new URL('https://shop.example/c/kaffee?page=2'),
    ...members,
  }) as unknown as PageWindow
  return { window: page } as Pick<Host, 'window'>
}
const withNavigation = () => {
  navigation = new EventTarget()
  return openWindow({ navigation })
}
/** The address has changed to that of the window. */
const change = (navigationType: NavigationType | null, from: string | null) =>
  navigation.dispatchEvent(
    Object.assign(new Event('currententrychange'), { navigationType, from: { url: from } }),
  )
/** A click in an element of the real document. */
async function click(name: string, act: (click: Event) => void = () => {}) {
  const element = document.body.appendChild(document.createElement(name))
  const inner = element.appendChild(document.createElement('span'))
  element.setAttribute('href', '#bohnen')
  document.addEventListener('click', act, { once: true })
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
  await idle()
  element.remove()
}

let stop = () => {}
const onClick = () => {
  stop = onPageChange({ window: window as PageWindow }, listener)
}
beforeEach(() => listener.mockClear())
afterEach(() => stop())

describe('the page changes', () => {
  it.each(['pagehide', 'popstate'])('with the event %s', (type) => {
    stop = onPageChange(openWindow(), listener)
    page.dispatchEvent(new Event(type))
    expect(listener).toHaveBeenCalledOnce()
  })

  it('when our own code is about to navigate', () => {
    stop = onPageChange(openWindow(), listener)
    announcePageChange()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    announcePageChange()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('with a click on a link whose default somebody prevents, even after our listener', async () => {
    onClick()
    await click('a', (event) => event.preventDefault())
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each<[NavigationType, string]>([
    ['push', 'https://shop.example/c/tee'],
    ['push', 'https://shop.example/c/kaffee'],
    ['push', 'https://shop.example/c/kaffee?page=2'],
    ['traverse', 'https://shop.example/c/kaffee'],
    ['replace', 'https://shop.example/c/tee'],
  ])('with the Navigation API: %s from %s', (type, from) => {
    stop = onPageChange(withNavigation(), listener)
    change(type, from)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('the page does not change', () => {
  it('with a click on a link that the browser follows, because it loads another page', async () => {
    onClick()
    await click('a')
    expect(listener).not.toHaveBeenCalled()
  })

  it('with a click on anything else', async () => {
    onClick()
    await click('button', (event) => event.preventDefault())
    expect(listener).not.toHaveBeenCalled()
  })

  it('if a script stores a scroll position, or removes tracking parameters', () => {
    stop = onPageChange(withNavigation(), listener)
    change('replace', 'https://shop.example/c/kaffee?gclid=1')
    change(null, 'https://shop.example/c/kaffee?page=2')
    expect(listener).not.toHaveBeenCalled()
  })

  it('for a listener that was removed, even between a click and its end', async () => {
    onClick()
    await click('a', (event) => {
      event.preventDefault()
      stop()
    })
    const remove = onPageChange(withNavigation(), listener)
    remove()
    for (const type of ['pagehide', 'popstate']) page.dispatchEvent(new Event(type))
    change('push', 'https://shop.example/')
    expect(listener).not.toHaveBeenCalled()
  })
})

it.each([{ navigation: { items: [] } }, { navigation: 1 }])(
  'a host page may have its own global named navigation: %j',
  (globals) => {
    stop = onPageChange(openWindow(globals), listener)
    page.dispatchEvent(new Event('popstate'))
    expect(listener).toHaveBeenCalledOnce()
  },
)
