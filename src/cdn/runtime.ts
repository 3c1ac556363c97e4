/** The chunk `runtime`: what all widgets share to be drawn. */
import '../hooks/use-first-markup.js'
import '../hooks/use-lazy.js'
import '../hooks/use-text.js'
import '../ui/Icon.js'

import { messageOf } from '../host/errors.js'
import type { Page } from '../page/page.js'
import { createPlaceholders as create, type Placeholders } from '../runtime/placeholders.js'
import { guardHandlers } from './guard-handlers.js'

export function createPlaceholders(page: Page): Placeholders {
  const placeholders = create(page)
  guardHandlers((error, element) => {
    const { host } = element.getRootNode() as ShadowRoot
    page.fail('RENDER_FAILED', messageOf(error), host, placeholders.widgetIn(host))
  })
  return placeholders
}

declare const __PART_HASHES__: Record<string, string>
/** SHA-256 of the lazy parts, by the name of the chunk. The build fills it in. */
export const partHashes = __PART_HASHES__
