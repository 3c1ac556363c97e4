/** `react-dom/client` in the CDN build. */
export { hydrateRoot } from './hydrate.js'
export { createRoot } from './render.js'
