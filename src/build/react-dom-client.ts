/** `react-dom/client` in the CDN build: the two functions that the frame uses. */
import { hydrate, render, type ComponentChild } from 'preact'

const rootOf = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
})

export const createRoot = rootOf

export const hydrateRoot = (container: Element, view: ComponentChild) => {
  hydrate(view, container)
  return rootOf(container)
}
