/** The commands of `npx shop-embed-cli`. Each has its own `import()`, so only the code of the called command is loaded. */
import type { Command } from './command.js'

export const COMMANDS: Record<string, () => Promise<{ default: Command }>> = {
  docs: () => import('./docs/index.js'),
  fragments: () => import('./fragments/index.js'),
  release: () => import('./release/index.js'),
  shop: () => import('./shop/index.js'),
}
