/**
 * The one place that turns a widget and its options into a view, with its texts and its content. Placeholders, `ShopWidget`
 * and `renderToHtml` use it.
 */
import type { ReactNode } from 'react'
import type { Shop } from '../api/shop.js'
import type { Host } from '../host/host.js'
import type { CommonValues } from '../options/common.js'
import type { Store } from '../page/store.js'
import { createText } from '../texts/text.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import type { LazyHost } from '../ui/use-lazy.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { RoutedLinks } from './RoutedLinks.js'
import { WidgetContexts } from './WidgetContexts.js'

/** What a view needs from the page that shows it. */
export interface ViewPage {
  readonly store: Store
  /** Absent on a server. */
  readonly shop: Shop | undefined
  readonly host: Host
  readonly lazy: LazyHost
  /** The placeholder; absent on a server. */
  readonly element: Element | undefined
  /** Returns the address of a file that ships with the SDK. */
  asset(path: string): string
  /** Whether the first render must match a server's markup. */
  readonly isServerMarkup: boolean
}

/** @throws {ShopError} LOAD_FAILED, INTEGRITY */
export async function loadView<O>(
  page: ViewPage,
  { name, loadContent, View }: WidgetDefinition<O>,
  options: O & CommonValues,
): Promise<ReactNode> {
  const { store, shop, host, lazy, element, asset, isServerMarkup } = page
  const [texts, content] = await Promise.all([
    loadWidgetTexts(name, options.locale),
    loadContent?.(options, { host, store }),
  ])
  return (
    <WidgetContexts
      store={store}
      lazy={lazy}
      text={createText(options.locale, texts)}
      isServerMarkup={isServerMarkup}
    >
      <View options={options} host={host} shop={shop} element={element} content={content} asset={asset} />
      <RoutedLinks host={host} element={element} />
    </WidgetContexts>
  )
}

/** The attributes of a view's root element. Style sheets and screen readers depend on them. */
export const rootAttributes = ({ locale, theme }: CommonValues) => ({ lang: locale, 'data-theme': theme })
