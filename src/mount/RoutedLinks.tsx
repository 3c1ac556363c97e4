/** Rendered after a widget's View. The widget's links to pages of the shop use the hook `router`. */
import { followLink } from '../host/navigate.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'
import { useWidget } from '../ui/use-widget.js'

export function RoutedLinks() {
  const { host, element } = useWidget()
  useLayoutEffect(() => {
    // A listener on the placeholder runs after the widget's own handlers, which track the click, or prevent its default.
    const onClick = (event: Event) => followLink(host, event as MouseEvent)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [host, element])
  return null
}
