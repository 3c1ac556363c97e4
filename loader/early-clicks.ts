/** Remembers the buttons that visitors press in a server's markup before its code has been loaded. */

import { guard } from '../src/host/guard.js'
import { unclobbered } from '../src/host/unclobbered.js'
import { report } from './report.js'

/** Keyed by placeholder: the button that was pressed last. */
export const pressed = new WeakMap<Element, HTMLElement>()

export function rememberPressed(placeholder: Element): void {
  const remember = guard(report, ({ target }: Event) => {
    // Links, forms and the phone menu work without code.
    const button = (target as Element).closest<HTMLElement>('button[aria-expanded]')
    if (button) pressed.set(placeholder, button)
  })
  // In users' content, a form with the attribute may have fields with the name `shadowRoot`.
  unclobbered(placeholder).shadowRoot?.addEventListener('click', remember)
}
