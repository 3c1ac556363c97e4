/** The commands of `npx shop-embed`. Each has its own `import()`, so a command loads only its own code. */
import type { Command } from './command.js'

export const COMMANDS: Record<string, () => Promise<{ default: Command }>> = {
  fragments: () => import('./fragments/index.js'),
}
