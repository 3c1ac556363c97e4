/**
 * For `manualChunks`: a module is in the first of the given chunks whose entry imports it, itself or through others.
 *
 * @param entries  chunk → its entry module, in the order in which the chunks need each other
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
