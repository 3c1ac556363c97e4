import { codeOf, messageOf } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { unlessLeft } from '../host/unless-left.js'
import type { LazyHost } from '../hooks/use-lazy.js'
import { adoptStyles } from './sheets.js'

/** What the lazy chunks of a widget need. @param element  the element that has the widget's shadow root */
export const createLazyHost = (host: Host, element: Element): LazyHost => ({
  adoptStyles: (css) => element.shadowRoot && adoptStyles(element.shadowRoot, css),
  onLoadError: (error) =>
    unlessLeft(host.window, () => host.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error))),
})
