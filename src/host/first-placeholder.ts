import { unclobbered } from './unclobbered.js'

/**
 * Whether a placeholder is the page's first for its widget. Users' content may also contain a header, but stands below the page's own.
 * interface.md §5.
 */
export const isFirstPlaceholder = (document: Document, widget: string, element: Element): boolean =>
  unclobbered(document).querySelector(`[data-shop-widget="${widget}"]`) === element
