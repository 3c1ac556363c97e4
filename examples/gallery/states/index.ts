/** The states of each widget, in the order of the gallery. */
import type { WidgetName } from '../../../src/api/names.js'
import type { State } from '../state.js'
import { footerStates } from './footer.js'
import { headerStates } from './header.js'
import { newsletterStates } from './newsletter.js'
import { previewStates } from './preview.js'
import { supportStates } from './support.js'

export const STATES: Readonly<Record<WidgetName, readonly State[]>> = {
  header: headerStates,
  footer: footerStates,
  newsletter: newsletterStates,
  support: supportStates,
  preview: previewStates,
}
