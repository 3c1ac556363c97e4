/** The chunk `runtime`: modules that render widgets. The imports without a name only put modules into it. */
import '../api/names.js'
import '../contracts/promotion.js'
import '../host/first-view.js'
import '../host/load-times.js'
import '../ui/use-first-markup.js'
import '../ui/use-lazy.js'
import '../ui/use-offline.js'
import '../ui/use-text.js'
import '../ui/Icon.js'

import { docsAt } from '../host/docs.js'
import { messageOf } from '../host/errors.js'
import { warnOnce } from '../host/warn.js'
import type { Page } from '../page/page.js'
import { createPlaceholders as create, type Placeholders } from '../mount/placeholders.js'
import { lowerCaseAttributes } from './attribute-names.js'
import { guardHandlers } from './guard-handlers.js'
import { renderWithoutAdditions } from './render-without-additions.js'

async function startDebug(page: Page): Promise<void> {
  try {
    ;(await import('../page/debug/index.js')).startDebug(page)
  } catch (error) {
    warnOnce(window, `data-debug shows nothing: ${messageOf(error)}`, docsAt(page.script.src, 'debugging'))
  }
}

export function createPlaceholders(page: Page): Placeholders {
  renderWithoutAdditions()
  if (page.trace) void startDebug(page)
  const placeholders = create(page)
  if (document.contentType !== 'text/html') lowerCaseAttributes()
  guardHandlers((error, element) => {
    const { host } = element.getRootNode() as ShadowRoot
    page.report('RENDER_FAILED', messageOf(error), host, placeholders.widgetIn(host))
  })
  return placeholders
}

export { loadCustomer } from '../page/visitor.js'
