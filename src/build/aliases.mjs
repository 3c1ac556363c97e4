/**
 * The one place that names what stands in for a library in the CDN build: React and zod/mini become the parts of
 * them that we use. Tests hold each twin against its original.
 */
import { fileURLToPath } from 'node:url'

const twin = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Anchored, so that `react` does not catch `react-dom`. */
export const slimAliases = () => [
  { find: /^react$/, replacement: twin('./react/index.ts') },
  { find: /^react-dom\/client$/, replacement: twin('./react/client.ts') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: twin('./react/jsx-runtime.ts') },
  { find: /^zod\/mini$/, replacement: twin('./zod-mini.ts') },
]
