/** `react-dom/client` in the CDN build. */
import { createRoot } from './render.js'

export { createRoot }

export function hydrateRoot(container: Element, view: unknown, options?: Parameters<typeof createRoot>[1]) {
  const root = createRoot(container, options)
  root.render(view)
  return root
}
