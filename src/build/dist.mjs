/** Where the build's output goes: `dist`, or what `DIST` names. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const dist = resolve(root, process.env.DIST ?? 'dist')
