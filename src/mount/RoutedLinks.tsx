/** Rendered after a widget's View. The widget's links to pages of the shop use the hook `router`. interface.md §2. */
import type { Host } from '../host/host.js'
import { followLink } from '../host/navigate.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'

interface RoutedLinksProps {
  host: Host
  /** The placeholder; absent on a server. */
  element: Element | undefined
}

export function RoutedLinks({ host, element }: RoutedLinksProps) {
  useLayoutEffect(() => {
    // A listener on the placeholder runs after the widget's own handlers, which track the click, or prevent its default.
    const onClick = (event: Event) => followLink(host, event as MouseEvent)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [host, element])
  return null
}
