import { fireEvent, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopOptions } from '../../../../src/api/options.js'
import { shallowNode } from '../../../../src/services/shallow-navigation.js'
import { createThemeWorldsResponse, type ThemeWorlds } from '../../../../src/services/theme-worlds.js'
import { Navigation } from '../../../../src/widgets/header/navigation/Navigation.js'
import { NO_FLYOUT } from '../../../../src/widgets/header/navigation/use-flyouts.js'
import { setWidth } from '../../../support/browser.js'
import { idle } from '../../../support/idle.js'
import { node, part, parts, renderInHeader, themesOf, type Rendered } from '../render.js'

const themeWorldsResponse = createThemeWorldsResponse()

const NODES = [
  node('Kaffee', [node('Bohnen', [node('Crema'), node('Espresso')]), node('Kapseln')]),
  node('Küche', [node('Pfannen')]),
  node('Gutscheine'),
]
const THEMES = themeWorldsResponse.parse({
  sections: {
    lastChance: { headline: 'Letzte Chance', themeworlds: [world('Wandern')] },
    scout: { headline: 'Entdeckt', themeworlds: [world('Italien')] },
    new: undefined,
    more: { headline: 'Leer', themeworlds: [] },
  },
  translations: { NEW: 'Neu', ONLINE: 'Online erhältlich' },
})

function world(title: string) {
  return {
    url: `/t/${title.toLowerCase()}`,
    imgUrl: '/service/imagedelivery/world.svg',
    title,
    availability: ['ONLINE'],
    badges: ['NEW'],
    endDate: '2026-12-03T12:00:00Z',
    shopCard: true,
  }
}

interface Props {
  themes?: ThemeWorlds | null | undefined
  nodes?: typeof NODES
}
function Bar({ themes = null, nodes = NODES }: Props) {
  const [openFlyout, setOpenFlyout] = useState(NO_FLYOUT)
  return (
    <Navigation
      nodes={nodes}
      themes={themesOf(themes)}
      isSticky
      openFlyout={openFlyout}
      setOpenFlyout={setOpenFlyout}
    />
  )
}

let page: Rendered
const show = (themes: ThemeWorlds | null = null, nodes = NODES, configured: ShopOptions = {}) => {
  page = renderInHeader(() => <Bar themes={themes} nodes={nodes} />, {}, { configured })
}
const items = () => parts(page.view, 'nav-item')
const item = (title: string) => items().find((entry) => entry.textContent === title)!
const more = (title: string) =>
  [...page.view.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === `Untermenü ${title}`,
  )!
const openFlyouts = () =>
  parts(page.view, 'nav-flyout')
    .filter((flyout) => !flyout.hidden)
    .map((flyout) => flyout.getAttribute('aria-label'))

/**
 * Dispatches what a browser dispatches: React listens for the bubbling events, preact for those of the element itself.
 */
const pointer = (
  element: Element,
  type: 'enter' | 'leave',
  pointerType: string,
  relatedTarget: Element | null = null,
) => {
  const init = { pointerType, bubbles: true, clientX: 10, clientY: 10, relatedTarget }
  const over = new PointerEvent(type === 'enter' ? 'pointerover' : 'pointerout', {
    ...init,
    relatedTarget: document.body,
  })
  fireEvent(element, over)
  fireEvent(element, new PointerEvent(`pointer${type}`, { ...init, bubbles: false }))
}
const bar = () => page.view.querySelector('nav')!
const enter = (element: Element, pointerType = 'mouse') => {
  pointer(bar(), 'enter', pointerType)
  pointer(element.closest('li')!, 'enter', pointerType)
}
const isLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden'
const press = (element: Element, pointerType: string) => {
  fireEvent(element, new PointerEvent('pointerdown', { pointerType, bubbles: true, composed: true }))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 })
  // Prevent the default, because happy-dom would follow the link.
  const stop = (event: Event) => {
    wasFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  let wasFollowed = false
  document.addEventListener('click', stop)
  element.dispatchEvent(click)
  document.removeEventListener('click', stop)
  return wasFollowed
}
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}
/** Waits for lazy chunks and renders, and advances the fake clock by `ms`. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const eventually = async (check: () => void) => {
  vi.useRealTimers()
  await waitFor(check)
}

beforeEach(stopTime)
afterEach(() => {
  vi.useRealTimers()
  page.unmount()
})

describe('the navigation bar', () => {
  it('shows the theme worlds first and then the nodes, as real links', async () => {
    show(THEMES)
    await pass()
    await eventually(() =>
      expect(items().map((entry) => entry.textContent)).toEqual([
        'Themenwelten',
        'Kaffee',
        'Küche',
        'Gutscheine',
      ]),
    )
    expect(item('Küche').getAttribute('href')).toBe('https://shop.example/c/k%C3%BCche')
  })

  it('has no item for theme worlds if they do not exist', async () => {
    show(null)
    await eventually(() =>
      expect(items().map((entry) => entry.textContent)).toEqual(['Kaffee', 'Küche', 'Gutscheine']),
    )
  })

  it.each([
    'https://user@evil.example/',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
  ])('shows a node whose address is refused as plain text: %s', async (href) => {
    page = renderInHeader(() => <Bar nodes={[{ ...node('Böse'), href }]} />)
    await eventually(() => expect(item('Böse').tagName).toBe('SPAN'))
  })

  it.each([
    ['kaffee', '/kaffee'],
    ['//evil.example/x', '/evil.example/x'],
    [' /\\evil.example/x', '/evil.example/x'],
    ['https://other.example/x', 'https://other.example/x'],
    ['mailto:shop@shop.example', 'mailto:shop@shop.example'],
    ['tel:+49', 'tel:+49'],
  ])('links to a path of the shop, or to a full address: %s', async (href, to) => {
    page = renderInHeader(() => <Bar nodes={[{ ...node('Ziel'), href }]} />)
    await eventually(() =>
      expect(item('Ziel')).toHaveProperty('href', new URL(to, 'https://shop.example').href),
    )
  })

  it('has a button with its own name next to each link whose node has a flyout', async () => {
    show()
    await eventually(() => expect(more('Kaffee').getAttribute('aria-expanded')).toBe('false'))
    expect(more('Gutscheine')).toBeUndefined()
  })
})

describe('the mouse', () => {
  it('opens a flyout only after it has rested on an item for 300 ms', async () => {
    show()
    await pass()
    enter(item('Kaffee'))
    await pass(299)
    expect(more('Kaffee').getAttribute('aria-expanded')).toBe('false')
    expect(openFlyouts()).toEqual([])
    await pass(1)
    await eventually(() => expect(openFlyouts()).toEqual(['Kaffee']))
    expect(part(page.view, 'nav-flyout').textContent).toContain('Crema')
  })

  it('opens nothing if it leaves within 300 ms', async () => {
    show()
    await pass()
    enter(item('Kaffee'))
    await pass(200)
    pointer(bar(), 'leave', 'mouse')
    await pass(1000)
    expect(more('Kaffee').getAttribute('aria-expanded')).toBe('false')
  })

  it('closes the flyout when it leaves, and the flyout stays in the document', async () => {
    show()
    await pass()
    enter(item('Kaffee'))
    await pass(300)
    await eventually(() => expect(openFlyouts()).toEqual(['Kaffee']))
    pointer(bar(), 'leave', 'mouse')
    await eventually(() => expect(openFlyouts()).toEqual([]))
    expect(parts(page.view, 'nav-flyout')).toHaveLength(1)
  })

  it('is tracked when it clicks a link in the bar or in a flyout, even if the host page prevents the navigation', async () => {
    show()
    await pass()
    const prevent = (event: Event) => event.preventDefault()
    const links = () => page.view.querySelectorAll<HTMLElement>('[part=nav-flyout] a')
    page.view.querySelector<HTMLElement>('.more')!.click()
    await eventually(() => expect(links()).not.toHaveLength(0))
    const leaf = links()[0]!
    window.addEventListener('click', prevent, true)
    press(item('Küche'), 'mouse')
    leaf.click()
    window.removeEventListener('click', prevent, true)
    await eventually(() => expect(page.events).toHaveLength(2))
    expect(page.events[0]).toMatchObject({ event_name: 'select_content', label: 'Küche' })
    expect(page.events[1]).toMatchObject({ subject: 'navigation', label: leaf.textContent.trim() })
  })

  it('is tracked with the texts of the data, even if a translator has changed those of the links', async () => {
    const themes = { sections: { scout: { themeworlds: [{ url: '/t/italien', title: 'Italien' }] } } }
    const teaser = { items: [{ link: '/c/bohnen', image: '/a.jpg' }] }
    show(themeWorldsResponse.parse(themes), [shallowNode.parse({ ...NODES[0], teaser, target: '_blank' })])
    await eventually(() => expect(more('Kaffee')).toBeDefined())
    page.view.querySelector<HTMLElement>('button.top')!.click()
    await eventually(() => expect(parts(page.view, 'themeworld-teaser')).toHaveLength(1))
    more('Kaffee').click()
    await eventually(() => expect(page.view.querySelector('.heading')).not.toBeNull())
    const labelOf = async (link: Element) => {
      for (const element of [link, ...link.querySelectorAll('span, p')])
        if (element.childElementCount === 0) element.textContent = 'Coffee'
      press(link as HTMLElement, 'mouse')
      await eventually(() => expect(page.events).not.toHaveLength(0))
      return (page.events.pop() as { label?: string }).label
    }
    const labels: Record<string, string> = {
      'a[part=nav-item]': 'Kaffee',
      '.all': 'Alles in Kaffee',
      '.heading': 'Bohnen',
      'a.teaser': 'Bohnen',
      '[part=themeworld-teaser]': 'Italien',
    }
    for (const [link, label] of Object.entries(labels))
      expect(await labelOf(page.view.querySelector(link)!)).toBe(label)
  })

  it('follows a link with the first click', async () => {
    show()
    await pass()
    expect(press(item('Kaffee'), 'mouse')).toBe(true)
  })
})

describe.each(['touch', 'pen'])('by %s', (kind) => {
  it('the first tap opens the flyout, the second follows the link', async () => {
    show()
    await pass()
    expect(press(item('Küche'), kind)).toBe(false)
    await eventually(() => expect(openFlyouts()).toEqual(['Küche']))
    expect(page.events).toEqual([])
    expect(press(item('Küche'), kind)).toBe(true)
    await eventually(() =>
      expect(page.events).toEqual([
        {
          event_name: 'select_content',
          event_type: 'ga4',
          emitter: 'header',
          subject: 'navigation',
          label: 'Küche',
          href: 'https://shop.example/c/k%C3%BCche',
        },
      ]),
    )
  })

  it('a flyout opened by a tap stays open after the pointer has left the bar', async () => {
    show()
    await pass()
    enter(item('Küche'), kind)
    expect(press(item('Küche'), kind)).toBe(false)
    pointer(bar(), 'leave', kind)
    await eventually(() => expect(openFlyouts()).toEqual(['Küche']))
    expect(press(item('Kaffee'), kind)).toBe(false)
    await eventually(() => expect(openFlyouts()).toEqual(['Kaffee']))
  })

  it('the first tap follows the link of a node that has no flyout', async () => {
    show()
    await pass()
    expect(press(item('Gutscheine'), kind)).toBe(true)
  })
})

it('a flyout that a hovering pen has opened closes when the pen moves away, and the page can be scrolled again', async () => {
  show()
  await pass()
  enter(item('Kaffee'), 'pen')
  await pass(300)
  await eventually(() => expect(openFlyouts()).toEqual(['Kaffee']))
  expect(isLocked()).toBe(true)
  // The pen is only lifted.
  pointer(bar(), 'leave', 'pen')
  await idle()
  expect(openFlyouts()).toEqual(['Kaffee'])
  pointer(bar(), 'leave', 'pen', document.body)
  await eventually(() => expect(openFlyouts()).toEqual([]))
  expect(isLocked()).toBe(false)
})

describe('the open flyout', () => {
  const open = async (configured: ShopOptions = {}) => {
    show(null, NODES, configured)
    await pass()
    fireEvent.click(more('Kaffee'), { detail: 0 })
    await eventually(() => expect(openFlyouts()).toEqual(['Kaffee']))
  }
  const focused = () => (page.view.getRootNode() as ShadowRoot).activeElement
  const leaf = () => part(page.view, 'nav-flyout').querySelector<HTMLElement>('a.leaf')!

  it.each<[string, () => unknown]>([
    ['the mouse leaves the bar', () => pointer(bar(), 'leave', 'mouse', document.body)],
    ['the mouse rests on another item', () => pointer(item('Küche').closest('li')!, 'enter', 'mouse')],
  ])('does not take the focus with it when %s', async (_name, act) => {
    await open()
    leaf().focus()
    act()
    await eventually(() => expect(openFlyouts()).not.toContain('Kaffee'))
    expect(focused()).toBe(more('Kaffee'))
  })

  it('closes when a client-side router has followed a link in it', async () => {
    await open()
    expect(isLocked()).toBe(true)
    // `press` prevents the default, like a router.
    press(leaf(), 'touch')
    await eventually(() => expect(openFlyouts()).toEqual([]))
    expect(isLocked()).toBe(false)
  })

  it('stays open while the browser loads the page of a link in it', async () => {
    await open()
    const link = leaf()
    // A place in the page, which happy-dom does not load.
    link.setAttribute('href', '#bohnen')
    link.click()
    await idle()
    expect(openFlyouts()).toEqual(['Kaffee'])
  })

  it('closes when the visitor leaves the page', async () => {
    await open()
    window.dispatchEvent(new Event('pagehide'))
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })

  it('fits into the window even after a tablet was turned, or a promotion has moved the bar', async () => {
    /** Like a browser: runs when it begins to observe and when a size changes, but never after `disconnect`. */
    const active = new Set<() => void>()
    const changeSizes = () => [...active].forEach((run) => run())
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private run: () => void) {}
        observe() {
          active.add(this.run)
        }
        disconnect() {
          active.delete(this.run)
        }
      },
    )
    const setHeight = (value: number) =>
      Object.defineProperty(window, 'innerHeight', { value, configurable: true, writable: true })
    const height = window.innerHeight
    setHeight(1366)
    await open()
    const panel = part(page.view, 'nav-flyout')
    Object.defineProperty(panel, 'offsetParent', { value: bar(), configurable: true })
    changeSizes()
    expect(panel.style.maxBlockSize).toBe('1350px')
    setHeight(1024)
    setWidth(1366)
    expect(panel.style.maxBlockSize).toBe('1008px')
    bar().getBoundingClientRect = () => new DOMRect(0, 84, 1366, 52)
    changeSizes()
    expect(panel.style.maxBlockSize).toBe('872px')
    setHeight(height)
  })
})

describe('with the hook router', () => {
  let went: string[]
  const router = { push: (url: string) => void went.push(url) }
  beforeEach(() => {
    went = []
  })

  it('the links of the bar use it, and are tracked', async () => {
    show(null, NODES, { router })
    await pass()
    expect(press(item('Küche'), 'mouse')).toBe(false)
    expect(went).toEqual(['/c/k%C3%BCche'])
    await eventually(() => expect(page.events).toMatchObject([{ label: 'Küche' }]))
  })

  it('the first tap only opens the flyout, and the second tap uses it and closes the flyout', async () => {
    show(null, NODES, { router })
    await pass()
    press(item('Küche'), 'touch')
    await eventually(() => expect(openFlyouts()).toEqual(['Küche']))
    expect(went).toEqual([])
    press(item('Küche'), 'touch')
    expect(went).toEqual(['/c/k%C3%BCche'])
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })

  it('a link to another site is left to the browser', async () => {
    show(null, [{ ...node('Extern'), href: 'https://other.example/x' }], { router })
    await pass()
    expect(press(item('Extern'), 'mouse')).toBe(true)
    expect(went).toEqual([])
  })
})

describe('the keyboard', () => {
  const open = async (title: string) => {
    show()
    await pass()
    fireEvent.focus(more(title))
    fireEvent.focusIn(more(title))
    fireEvent.click(more(title), { detail: 0 })
    await eventually(() => expect(openFlyouts()).toEqual([title]))
  }

  it('opens and closes a flyout with its button', async () => {
    await open('Kaffee')
    expect(more('Kaffee').getAttribute('aria-expanded')).toBe('true')
    expect(page.view.querySelector(`#${more('Kaffee').getAttribute('aria-controls')}`)).not.toBeNull()
    fireEvent.click(more('Kaffee'), { detail: 0 })
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })

  it.each([
    ['no item', NODES.slice(0, 1)],
    ['another item', [NODES[0]!, node('Tee', [node('Grüntee')])]],
  ])(
    'closes the flyout if a new navigation has %s in its place, and unlocks the page',
    async (_name, nodes) => {
      await open('Küche')
      expect(isLocked()).toBe(true)
      page.rerender(() => <Bar nodes={nodes} />)
      await eventually(() => expect(items()).toHaveLength(nodes.length))
      await eventually(() => expect(openFlyouts()).toEqual([]))
      expect(isLocked()).toBe(false)
    },
  )

  it('keeps the flyout open if a new navigation has the same item', async () => {
    await open('Küche')
    page.rerender(() => <Bar nodes={[node('Tee'), node('Küche', [node('Messer')])]} />)
    await eventually(() => expect(page.view.textContent).toContain('Messer'))
    expect(openFlyouts()).toEqual(['Küche'])
  })

  it('closes the flyout with Escape, even if the focus is elsewhere', async () => {
    await open('Kaffee')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })

  it('stays open if Escape only rejects a character that is being composed', async () => {
    await open('Kaffee')
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.body.dispatchEvent(Object.defineProperty(escape, 'isComposing', { value: true }))
    await idle()
    expect(openFlyouts()).toEqual(['Kaffee'])
  })

  it('has its focus on the button again after closing the flyout from inside', async () => {
    await open('Kaffee')
    part(page.view, 'nav-flyout-close').focus()
    fireEvent.click(part(page.view, 'nav-flyout-close'))
    await eventually(() => expect(openFlyouts()).toEqual([]))
    expect((page.view.getRootNode() as ShadowRoot).activeElement).toBe(more('Kaffee'))
  })

  it('closes the flyout when the focus leaves it', async () => {
    await open('Kaffee')
    part(page.view, 'nav-flyout-close').focus()
    item('Küche').focus()
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })

  it('loses its flyout with a click outside', async () => {
    await open('Kaffee')
    document.body.click()
    await eventually(() => expect(openFlyouts()).toEqual([]))
  })
})

describe('the theme worlds', () => {
  it('show their non-empty sections in the specified order, with all details of each theme world', async () => {
    show(THEMES)
    await pass()
    fireEvent.focus(item('Themenwelten'))
    fireEvent.focusIn(item('Themenwelten'))
    fireEvent.click(item('Themenwelten'), { detail: 0 })
    await eventually(() => expect(parts(page.view, 'themeworld-teaser')).toHaveLength(2))
    expect(parts(page.view, 'themeworld-section').map((section) => section.dataset.section)).toEqual([
      'scout',
      'lastChance',
    ])
    const teaser = parts(page.view, 'themeworld-teaser')[0]!
    expect(teaser.getAttribute('href')).toBe('https://shop.example/t/italien')
    expect(part(teaser, 'badge').textContent).toBe('Neu')
    expect(part(teaser, 'card-flag').textContent).toBe('Exklusiv mit der Shop Card')
    expect(part(teaser, 'availability').textContent).toBe('Online erhältlich')
    expect(part(teaser, 'end-date').textContent).toBe('Endet am 3.12.')
    const image = teaser.querySelector('img')!
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['488', '287'])
    expect(image.getAttribute('src')).toBe('https://shop.example/img/world.svg')
  })
})

describe('the teaser images of a flyout', () => {
  const teaser = {
    title: 'Neu',
    items: [{ link: '/c/bohnen', image: '/a.jpg' }, { link: '/aktion', image: { src: '/b.jpg' } }, 7],
  }

  it('are named after the category that they link to, otherwise after the teaser, even in tracking', async () => {
    show(null, [shallowNode.parse({ ...NODES[0], teaser })])
    await pass()
    fireEvent.click(more('Kaffee'), { detail: 0 })
    await eventually(() => expect(page.view.querySelectorAll('aside a')).toHaveLength(2))
    const links = [...page.view.querySelectorAll<HTMLElement>('aside a')]
    expect(links.map((link) => link.textContent)).toEqual(['Bohnen', 'Neu'])
    expect(links.map((link) => link.querySelector('img')!.getAttribute('alt'))).toEqual(['', ''])
    for (const link of links) press(link, 'mouse')
    await eventually(() => expect(page.events).toHaveLength(2))
    expect(page.events).toMatchObject([{ label: 'Bohnen' }, { label: 'Neu' }])
  })
})
