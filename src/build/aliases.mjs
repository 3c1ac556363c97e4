/**
 * The CDN build replaces React and typesafe-i18n by modules of our own that have the parts we use. This list is the
 * only place that names the replacements. Tests compare each replacement with its original.
 */
import { fileURLToPath } from 'node:url'

const twin = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Anchored, so that `react` does not catch `react-dom`. */
export const slimAliases = () => [
  { find: /^react$/, replacement: twin('./react/index.ts') },
  { find: /^react-dom\/client$/, replacement: twin('./react/client.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: twin('./react/jsx-runtime.ts') },
  { find: /^typesafe-i18n$/, replacement: twin('./typesafe-i18n.ts') },
]
