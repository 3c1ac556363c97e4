/** Renders a part of the header on the page double, with the header's texts. */
import { configure } from '@testing-library/dom'
import type { ReactNode } from 'react'
import type { NavigationNode } from '../../../src/services/navigation.js'
import type { ThemeWorlds } from '../../../src/services/theme-worlds.js'
import type { Host } from '../../../src/host/host.js'
import { Sections } from '../../../src/widgets/header/theme-worlds/index.js'
import type { ThemeWorldsState } from '../../../src/widgets/header/theme-worlds/use-theme-worlds.js'
import type { WidgetDefinition } from '../../../src/widgets/widget.js'
import { createTestPage, type TestPage, type TestPageSettings } from '../../support/page.js'
import type { Services } from '../../support/services.js'
import type { GivenOptions } from '../../support/show-widget.js'

export { part, parts } from '../../support/parts.js'

// Lazy chunks are transformed when a test first imports them, which takes time on a busy machine.
configure({ asyncUtilTimeout: 4000 })

type Content = (host: Host) => ReactNode

/** A header that contains what a test renders in it. */
const header: WidgetDefinition<{ content: Content }> = {
  name: 'header',
  options: {
    content: { allowed: 'object', fallback: () => null, parse: (given) => given as Content },
  },
  styles: '',
  View: ({ options, host }) => options.content(host),
}

interface ShownHeader {
  host: Host
  page: TestPage
  /** The placeholder. */
  element: HTMLElement
  /** The shadow root's content, in an element that testing-library can search. */
  view: HTMLElement
  /** The path and query of each call, in order. */
  addresses: string[]
  /** What was pushed to the host page's data layer. */
  events: object[]
  /** Messages of the reported errors. */
  errors: string[]
  unmount(): void
}

export interface Rendered extends ShownHeader {
  rerender(content: Content): void
}

/** Shows a header with the shop's services. */
export function showHeader<O, C>(
  widget: WidgetDefinition<O, C>,
  given: GivenOptions<O>,
  services: Services,
  settings: TestPageSettings = {},
): ShownHeader & { change(given: GivenOptions<O>): void } {
  const events: object[] = []
  Object.assign(window, { dataLayer: events })
  const page = createTestPage({ ...settings, services })
  const optionsOf = (own: GivenOptions<O>) => ({ locale: 'de-DE', apiBase: 'https://shop.example', ...own })
  const { host, element, view, change, unmount } = page.show(widget, optionsOf(given))
  const { addresses, errors } = page
  return {
    ...{ host, page, element, view, addresses, events, errors, unmount },
    change: (own) => void change(optionsOf(own)),
  }
}

/** @param services  all other paths respond with 404 */
export function renderInHeader(
  content: Content,
  services: Services = {},
  settings: TestPageSettings = {},
): Rendered {
  const { change, ...shown } = showHeader(header, { content }, services, settings)
  return { ...shown, rerender: (next) => change({ content: next }) }
}

export const node = (title: string, children: NavigationNode[] = []): NavigationNode => ({
  title,
  href: `/c/${title.toLowerCase()}`,
  children,
})

/** The state of loaded theme worlds; `null` means that the shop has none. */
export const themesOf = (themes: ThemeWorlds | null | undefined): ThemeWorldsState => ({
  exist: themes === undefined ? undefined : themes !== null,
  content: themes && <Sections options={{ site: 'DE', locale: 'de-DE' }} themes={themes} />,
  load() {},
})
