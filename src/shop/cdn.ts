/** What the CDN's chunks add to the frame: an event handler that throws is told and goes no further. */
import { handlerErrors } from '../build/react.js'
import type { WidgetDefinition } from '../contracts/widget.js'
import { createHost, type Host } from '../host/host.js'
import { mountWidget } from './mount.js'
import type { Mounted, Page, RawOptions, WidgetFiles } from './page.js'

export { createFrame } from './frame.js'

export function mountOnPage<O>(
  definition: WidgetDefinition<O, Host>,
  files: WidgetFiles,
  page: Page,
  element: Element,
  given: RawOptions,
): Promise<Mounted> {
  handlerErrors.report = (error) =>
    createHost(window, { hooks: () => page.configured, target: () => undefined }).report(
      'RENDER_FAILED',
      error instanceof Error ? error.message : String(error),
    )
  return mountWidget(definition, files, page, element, given)
}
