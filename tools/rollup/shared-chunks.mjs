/**
 * For rollup's `manualChunks`: puts a module into the first of the given chunks whose entry module imports it, directly
 * or through other modules.
 *
 * @param entries  chunk → its entry module; a chunk may import the chunks before it
 */
export function sharedChunks(entries) {
  let chunkOf
  return (id, { getModuleInfo }) => {
    if (!chunkOf) {
      chunkOf = new Map()
      for (const [chunk, entry] of Object.entries(entries)) {
        const add = (module) => {
          if (chunkOf.has(module)) return
          chunkOf.set(module, chunk)
          getModuleInfo(module).importedIds.forEach(add)
        }
        add(entry)
      }
    }
    return chunkOf.get(id)
  }
}
