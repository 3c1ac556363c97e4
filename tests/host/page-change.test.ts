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
/** The visitor goes back or forward. */
const goTo = (address: string) => {
  page.location.href = new URL(address, page.location.href).href
  page.dispatchEvent(new Event('popstate'))
}
/** The address has changed to that of the window. */
const change = (navigationType: NavigationType | null, from: string | null) =>
  navigation.dispatchEvent(
    Object.assign(new Event('currententrychange'), { navigationType, from: { url: from } }),
  )
/** A click in an element of the real document. */
async function click(name: string, act: (click: Event) => void = () => {}, href = '/c/tee') {
  const element = document.body.appendChild(document.createElement(name))
  const inner = element.appendChild(document.createElement('span'))
  element.setAttribute('href', href)
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
  it('with the event pagehide', () => {
    stop = onPageChange(openWindow(), listener)
    page.dispatchEvent(new Event('pagehide'))
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each(['/c/tee', '/c/kaffee?page=1'])('with the event popstate, to %s', (address) => {
    stop = onPageChange(openWindow(), listener)
    goTo(address)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('with the event of a polyfill that does not say which page was there before', () => {
    stop = onPageChange(withNavigation(), listener)
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: 'push' }))
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

  it.each<NavigationType>(['push', 'traverse'])(
    'if a slider changes only the fragment, or adds an entry with the same address: %s',
    (type) => {
      stop = onPageChange(withNavigation(), listener)
      change(type, 'https://shop.example/c/kaffee?page=2#picture-3')
      change(type, 'https://shop.example/c/kaffee?page=2')
      goTo('#picture-4')
      expect(listener).not.toHaveBeenCalled()
    },
  )

  it.each(['#', '#picture-3'])(
    'with a click on the link %s, whose default somebody prevents',
    async (href) => {
      onClick()
      await click('a', (event) => event.preventDefault(), href)
      expect(listener).not.toHaveBeenCalled()
    },
  )

  it('for a listener that was removed, even between a click and its end', async () => {
    onClick()
    await click('a', (event) => {
      event.preventDefault()
      stop()
    })
    const remove = onPageChange(withNavigation(), listener)
    remove()
    page.dispatchEvent(new Event('pagehide'))
    goTo('/c/tee')
    change('push', 'https://shop.example/')
    expect(listener).not.toHaveBeenCalled()
  })
})

it.each([{ navigation: { items: [] } }, { navigation: 1 }, { navigation: {}, EventTarget: 'a text' }])(
  'a host page may have its own global named navigation: %j',
  (globals) => {
    stop = onPageChange(openWindow(globals), listener)
    goTo('/c/tee')
    expect(listener).toHaveBeenCalledOnce()
  },
)
