/** Remembers the buttons that visitors press in a server's markup before its code has been loaded. */

/** Keyed by placeholder: the button that was pressed last. */
export const pressed = new WeakMap<Element, HTMLElement>()

export function rememberPressed(placeholder: Element): void {
  placeholder.shadowRoot?.addEventListener('click', ({ target }) => {
    // Links, forms and the phone menu work without code.
    const button = (target as Element).closest<HTMLElement>('button[aria-expanded]')
    if (button) pressed.set(placeholder, button)
  })
}
