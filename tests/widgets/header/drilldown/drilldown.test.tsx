import { fireEvent, waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createThemeWorldsResponse, type ThemeWorlds } from '../../../../src/services/theme-worlds.js'
import type { NavigationNode } from '../../../../src/services/navigation.js'
import { Drilldown } from '../../../../src/widgets/header/drilldown/index.js'
import { node, part, parts, renderInHeader, themesOf, type Rendered } from '../render.js'

const themeWorldsResponse = createThemeWorldsResponse()

const NODES = [node('Kaffee', [node('Bohnen', [node('Crema')]), node('Kapseln')]), node('Gutscheine')]
const THEMES = themeWorldsResponse.parse({
  sections: { scout: { themeworlds: [{ url: '/t/italien', title: 'Italien' }] } },
})

let page: Rendered
const onClose = vi.fn()
/** @param themes  `undefined` while they are being loaded */
const drilldown = (nodes: NavigationNode[], themes: ThemeWorlds | null | undefined) => () => (
  <Drilldown nodes={nodes} themes={themesOf(themes)} onClose={onClose} />
)
const open = async (nodes = NODES, themes: ThemeWorlds | null = null) => {
  page = renderInHeader(drilldown(nodes, themes))
  await waitFor(() => expect(part(page.view, 'drilldown').hasAttribute('open')).toBe(true))
  expect(page.view.querySelector('[aria-label="Schließen"]')).not.toBeNull()
}
const rows = () => parts(page.view, 'drilldown-node').map((row) => row.textContent)
const go = async (title: string, next: string) => {
  fireEvent.click(parts(page.view, 'drilldown-node').find((row) => row.textContent === title)!)
  await waitFor(() => expect(rows()).toContain(next))
}
const focused = () => (page.view.getRootNode() as ShadowRoot).activeElement

afterEach(() => {
  window.history.replaceState(null, '', '/')
  page.unmount()
})

describe('the mobile menu', () => {
  it('shows one level at a time, each with a link to its own page', async () => {
    await open()
    expect(rows()).toEqual(['Kaffee', 'Gutscheine'])
    await go('Kaffee', 'Bohnen')
    expect(rows()).toEqual(['Alles in Kaffee', 'Bohnen', 'Kapseln'])
    await go('Bohnen', 'Crema')
    expect(rows()).toEqual(['Alles in Bohnen', 'Crema'])
    expect(parts(page.view, 'drilldown-node')[1]!.getAttribute('href')).toBe('https://shop.example/c/crema')
  })

  it('moves the focus to a level’s back button and, on the way back, to the row that led there', async () => {
    await open()
    await go('Kaffee', 'Bohnen')
    await waitFor(() => expect(focused()).toBe(part(page.view, 'drilldown-back')))
    fireEvent.click(part(page.view, 'drilldown-back'))
    await waitFor(() => expect(rows()).toEqual(['Kaffee', 'Gutscheine']))
    await waitFor(() => expect(focused()?.textContent).toBe('Kaffee'))
  })

  it('marks the path to the current page on every level', async () => {
    window.history.replaceState(null, '', '/anywhere/crema/')
    await open()
    const current = () => parts(page.view, 'drilldown-node').find((row) => row.hasAttribute('aria-current'))
    expect(current()?.textContent).toBe('Kaffee')
    expect(current()?.getAttribute('aria-current')).toBe('true')
    await go('Kaffee', 'Bohnen')
    expect(current()?.textContent).toBe('Bohnen')
    await go('Bohnen', 'Crema')
    expect(current()?.textContent).toBe('Crema')
    expect(current()?.getAttribute('aria-current')).toBe('page')
  })

  it('shows the theme worlds first, and opens them', async () => {
    await open(NODES, THEMES)
    expect(rows()[0]).toBe('Themenwelten')
    fireEvent.click(parts(page.view, 'drilldown-node')[0]!)
    await waitFor(() => expect(part(page.view, 'themeworld-teaser').textContent).toContain('Italien'))
  })

  it('reserves the space of the theme worlds until they are loaded, and keeps it if there are none', async () => {
    const space = () => page.view.querySelector('button:disabled')
    await open()
    expect(space()).toBeNull()
    page.unmount()

    page = renderInHeader(drilldown(NODES, undefined))
    await waitFor(() => expect(rows()).toEqual(['Kaffee', 'Gutscheine']))
    expect(space()?.textContent).toBe('Themenwelten')
    page.rerender(drilldown(NODES, null))
    await waitFor(() => expect(rows()).toEqual(['Kaffee', 'Gutscheine']))
    expect(space()).not.toBeNull()
    page.rerender(drilldown(NODES, THEMES))
    await waitFor(() => expect(rows()).toEqual(['Themenwelten', 'Kaffee', 'Gutscheine']))
    expect(space()).toBeNull()
  })

  it('calls onClose when it is closed', async () => {
    await open()
    const close = [...page.view.querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === 'Schließen',
    )!
    onClose.mockClear()
    fireEvent.click(close)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  /** Clicks a row. `handle` is the host page's listener on the document. */
  const clickRow = (title: string, handle: (event: Event) => void) => {
    document.addEventListener('click', handle, { once: true })
    const row = parts(page.view, 'drilldown-node').find(({ textContent }) => textContent === title)!
    row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }))
  }
  const isOpen = () => part(page.view, 'drilldown').hasAttribute('open')

  it('closes when a client-side router has followed a link in it', async () => {
    await open()
    onClose.mockClear()
    clickRow('Gutscheine', (event) => event.preventDefault())
    await waitFor(() => expect(isOpen()).toBe(false))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('has closed before the hook router shows the page that a link leads to', async () => {
    const went: unknown[] = []
    page = renderInHeader(
      drilldown(NODES, null),
      {},
      {
        configured: { router: { push: (url) => void went.push([url, isOpen()]) } },
      },
    )
    await waitFor(() => expect(isOpen()).toBe(true))
    clickRow('Gutscheine', () => {})
    expect(went).toEqual([['/c/gutscheine', false]])
  })

  it('stays open if the mouse is released outside the panel, after a press inside', async () => {
    await open()
    const dialog = part(page.view, 'drilldown')
    fireEvent.pointerDown(page.view.querySelector('.sheet')!)
    fireEvent.click(dialog)
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(isOpen()).toBe(false)
  })

  it('renders as many rows for a tree of 5,000 nodes as for a tree of 50', async () => {
    const big = Array.from({ length: 10 }, (_, a) =>
      node(
        `A${a}`,
        Array.from({ length: 10 }, (_, b) =>
          node(
            `B${a}-${b}`,
            Array.from({ length: 50 }, (_, c) => node(`C${a}-${b}-${c}`)),
          ),
        ),
      ),
    )
    await open(big)
    expect(rows()).toHaveLength(10)
    expect(page.view.querySelectorAll('*').length).toBeLessThan(100)
  })
})
