import { decode, encode } from '@jridgewell/sourcemap-codec'

/** Replaces a text that occurs once in a chunk, and corrects the chunk's source map. Neither text has a line break. */
export function replaceInChunk(chunk, before, after) {
  const at = chunk.code.indexOf(before)
  const linesBefore = chunk.code.slice(0, at).split('\n')
  chunk.code = chunk.code.replace(before, () => after)
  if (!chunk.map) return
  const column = linesBefore.at(-1).length
  const mappings = decode(chunk.map.mappings)
  for (const segment of mappings[linesBefore.length - 1])
    if (segment[0] > column) segment[0] += after.length - before.length
  chunk.map.mappings = encode(mappings)
}
