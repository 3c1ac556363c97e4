/** Renders a part of the header on a page of its own, with services whose answers a test defines. */
import { configure } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import de from '../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../src/contracts/navigation.js'
import type { ThemeWorlds } from '../../../src/contracts/theme-worlds.js'
import { createHost, type Host, type PageWindow } from '../../../src/host/host.js'
import { ServerMarkupContext } from '../../../src/ui/use-first-markup.js'
import type { Page } from '../../../src/page/page.js'
import { Sections } from '../../../src/widgets/header/theme-worlds/index.js'
import type { ThemeWorldsState } from '../../../src/widgets/header/theme-worlds/use-theme-worlds.js'
import { openPage } from '../../support/page.js'
import { WidgetRoot } from '../../support/WidgetRoot.js'

// Lazy chunks are transformed when a test first imports them, which takes time on a busy machine.
configure({ asyncUtilTimeout: 4000 })

export interface Rendered {
  host: Host
  /** A page of its own. */
  page: Page
  /** The shadow root's content, as an element that testing-library can search. */
  view: HTMLElement
  /** Paths with query, in the order of the calls. */
  asked: string[]
  events: object[]
  errors: string[]
  rerender(content: (host: Host) => ReactNode): void
  unmount(): void
}

/** The answer of each path, or a promise of it. All other paths are answered with 404. */
export type Answers = Record<string, unknown>

/** @param page  a page that the test has prepared */
export function renderInHeader(
  content: (host: Host) => ReactNode,
  answers: Answers = {},
  page = openPage(),
): Rendered {
  const win = window as unknown as PageWindow & { dataLayer: object[] }
  win.dataLayer = []
  const asked: string[] = []
  const errors: string[] = []
  win.fetch = vi.fn(async (address: string) => {
    const { pathname, search } = new URL(address)
    asked.push(pathname + search)
    return pathname in answers
      ? new Response(JSON.stringify(await answers[pathname]), {
          headers: { 'content-type': 'application/json' },
        })
      : new Response('', { status: 404 })
  }) as unknown as typeof fetch

  const placeholder = document.body.appendChild(document.createElement('div'))
  const view = placeholder.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const host = createHost(win, {
    apiBase: 'https://shop.example',
    page,
    target: () => placeholder,
    widget: 'header',
  })
  placeholder.addEventListener('shop-error', (event) => errors.push(event.detail.message))

  const root = createRoot(view)
  const rerender = (next: (host: Host) => ReactNode) =>
    root.render(
      <WidgetRoot
        store={page.store}
        locale="de-DE"
        texts={de}
        onLoadError={(error) => errors.push(String(error))}
      >
        {/* No server has rendered the header. */}
        <ServerMarkupContext.Provider value={false}>{next(host)}</ServerMarkupContext.Provider>
      </WidgetRoot>,
    )
  rerender(content)
  return {
    host,
    page,
    view,
    asked,
    events: win.dataLayer,
    errors,
    rerender,
    unmount() {
      root.unmount()
      placeholder.remove()
    },
  }
}

export const node = (title: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href: `/c/${title.toLowerCase()}`,
  children,
})

/** The state of theme worlds that have been loaded; with `null`, of a shop without any. */
export const themesOf = (host: Host, themes: ThemeWorlds | null | undefined): ThemeWorldsState => ({
  exist: themes === undefined ? undefined : themes !== null,
  content: themes && <Sections host={host} options={{ site: 'DE' }} themes={themes} />,
  load() {},
})

/** Elements by their public part name. */
export const parts = (view: ParentNode, name: string): HTMLElement[] => [
  ...view.querySelectorAll<HTMLElement>(`[part="${name}"]`),
]
export const part = (view: ParentNode, name: string): HTMLElement => {
  const found = parts(view, name)[0]
  if (!found) throw new Error(`There is no part "${name}"`)
  return found
}
