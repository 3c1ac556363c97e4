/**
 * The one place that turns a widget and its options into a view, with its texts and its content. Placeholders, `ShopWidget`
 * and `renderToHtml` use it.
 */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import type { CommonValues } from '../options/common.js'
import { followLink } from '../host/navigate.js'
import { createText } from '../texts/text.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'
import { useWidget, WidgetContext, type Widget, type WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'

/** The widget's links to pages of the shop use the hook `router`. */
function RoutedLinks() {
  const { host, element } = useWidget()
  useLayoutEffect(() => {
    // A listener on the placeholder runs after the widget's own handlers, which track the click, or prevent its default.
    const onClick = (event: Event) => followLink(host, event as MouseEvent)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [host, element])
  return null
}

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

/** The attributes of a widget's container. Style sheets and screen readers depend on them. */
export const containerAttributes = ({ locale, theme }: CommonValues) => ({
  lang: locale,
  'data-theme': theme,
})
