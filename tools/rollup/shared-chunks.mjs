import { sep } from 'node:path'

/**
 * For rollup's `manualChunks`: the chunks that the cart and the widgets share.
 *
 * - `core` has what its entry imports, and what the cart, or the code of pages without a script, shares with another part: neither
 *   needs a widget.
 * - `runtime` has what its entry imports, and what the header shares with another part.
 * - `forms` has what all other widgets share.
 *
 * Everything else has one user, so rollup puts it into that user's chunk.
 *
 * @param parts  name → its entry module; for the others, their folder, because lazy parts also count
 */
export function sharedChunks(parts) {
  let graph
  let usersOf

  /** @returns module → names of the parts that import it, directly or through other modules */
  function findUsers({ getModuleIds, getModuleInfo }) {
    const users = new Map([...getModuleIds()].map((id) => [id, new Set()]))
    for (const [part, path] of Object.entries(parts)) {
      const add = (id) => {
        if (users.get(id).has(part)) return
        users.get(id).add(part)
        getModuleInfo(id).importedIds.forEach(add)
      }
      for (const id of users.keys()) if (id === path || id.startsWith(path + sep)) add(id)
    }
    return users
  }

  return (id, api) => {
    // There is one such object per build, and `npm run dev` builds often.
    if (graph !== api) {
      graph = api
      usersOf = findUsers(api)
    }
    const users = usersOf.get(id)
    const isShared = users.size > 1
    const needsNoWidget = users.has('cart') || users.has('html')
    if (users.has('core') || (isShared && needsNoWidget)) return 'core'
    if (users.has('runtime') || (isShared && users.has('header'))) return 'runtime'
    return isShared ? 'forms' : undefined
  }
}
