/** `react-dom/client` in the CDN build. */
import { createRoot } from './render.js'

export { createRoot }

export function hydrateRoot(container: Element, view: unknown) {
  const root = createRoot(container, true)
  root.render(view)
  return root
}
