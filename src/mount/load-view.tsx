/**
 * The one place that turns a widget and its options into a view, with its texts and its content. Placeholders, `ShopWidget`
 * and `renderToHtml` use it.
 */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import type { CommonValues } from '../options/common.js'
import { createText } from '../texts/text.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import { WidgetContext, type Widget, type WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { RoutedLinks } from './RoutedLinks.js'

/** @throws {ShopError} LOAD_FAILED, INTEGRITY */
export async function loadView<O, C>(
  place: WidgetPlace,
  { name, loadContent, View }: WidgetDefinition<O, C>,
  options: O & CommonValues,
): Promise<ReactNode> {
  const [texts, content] = await Promise.all([
    loadWidgetTexts(name, options.locale),
    loadContent?.(options, place),
  ])
  const widget: Widget<O, C> = {
    ...place,
    options,
    content: content as C,
    text: createText(options.locale, texts),
  }
  return (
    <Provider store={place.store}>
      <WidgetContext.Provider value={widget}>
        <View {...widget} />
        <RoutedLinks />
      </WidgetContext.Provider>
    </Provider>
  )
}

/** The attributes of a view's root element. Style sheets and screen readers depend on them. */
export const rootAttributes = ({ locale, theme }: CommonValues) => ({ lang: locale, 'data-theme': theme })
