/**
 * Finds the nodes that a server has rendered into an element's shadow root: a link to the style sheet, and one root for each
 * width. They stay until the widget has rendered.
 */
export const findServerNodes = ({ shadowRoot }: Element): Element[] =>
  [...(shadowRoot?.children ?? [])].filter((child) => child.matches('link, [data-shop-root=""]'))
