/** The entry point of the chunk `runtime`, which renders widgets. */
import { options } from 'preact'
import type { WidgetName } from '../api/names.js'
import { messageOf, guard } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'
import { withoutAdditions } from '../host/without-additions.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Timings } from '../page/create-shop.js'
import type { Page } from '../page/page.js'
import { createMountedWidgets as create, type MountedWidgets } from '../mount/mounted-widgets.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { lowerCaseAttributes, guardHandlers, replaceTexts } from './preact.js'

/**
 * Makes preact render without the properties that the host page has added to `Object.prototype` after a state change.
 * `src/mount/renderer.tsx` handles all other renders.
 */
function renderWithoutAdditions(report: PageStart['report']): void {
  options.debounceRendering = (render) => queueMicrotask(guard(report, () => withoutAdditions(render)))
}

export function createMountedWidgets(
  page: Page,
  loadChunk: (name: WidgetName) => Promise<{ default: WidgetDefinition<object> }>,
): MountedWidgets {
  renderWithoutAdditions(page.report)
  replaceTexts()
  const mounted = create(page, async (widget) => (await loadChunk(widget)).default)
  if (unclobbered(document).contentType !== 'text/html') lowerCaseAttributes()
  guardHandlers((error, element) => {
    const { host } = element.getRootNode() as ShadowRoot
    page.report('RENDER_FAILED', messageOf(error), host, page.widgets.get(host)?.name)
  })
  return mounted
}

/** @throws {ShopError} LOAD_FAILED, INTEGRITY */
export const loadTimings = async (page: Page): Promise<Timings> =>
  (await import('../page/timing.js')).createTimings(page)

export { loadCustomer } from '../page/visitor.js'
