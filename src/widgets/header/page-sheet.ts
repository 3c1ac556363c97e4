import type { PageWindow } from '../../host/host.js'
import { unclobbered } from '../../host/unclobbered.js'

interface PageSheet {
  replace(css: string): void
  remove(): void
}

/**
 * Styles the page with a sheet of its own. The page's elements and styles stay as they are, so nothing has to be restored,
 * whatever the page changes in the meantime.
 */
export function addPageSheet(window: PageWindow, css = ''): PageSheet {
  const safe = unclobbered(window.document)
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(css)
  safe.adoptedStyleSheets = [...safe.adoptedStyleSheets, sheet]
  return {
    replace: (css) => sheet.replaceSync(css),
    remove() {
      safe.adoptedStyleSheets = safe.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
