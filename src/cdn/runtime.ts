/** The chunk `runtime`: what all widgets share to be drawn. */
import '../hooks/use-first-markup.js'
import '../hooks/use-lazy.js'
import '../hooks/use-text.js'
import '../ui/Icon.js'

export { createPlaceholders } from '../runtime/placeholders.js'

declare const __PART_HASHES__: Record<string, string>
/** SHA-256 of the lazy parts, by the name of the chunk. The build fills it in. */
export const partHashes = __PART_HASHES__
