/** The rendered fragments, in the platform's cache. */
import { createFragment } from '../core/fragment.js'
import type { FragmentStore } from '../core/parts.js'
import type { EdgeScope } from './text-store.js'

/** The version of the navigation is in the path, so a stored fragment never changes. */
const MAX_AGE_S = 86_400

/** @param folder  the beginning of the paths in the store */
export const createCachedFragments = (folder: string): FragmentStore<EdgeScope> => ({
  async get(address, version, render, { stores, later }) {
    const path = `${folder}/${version ?? 'without-navigation'}${address}`
    const kept = await stores.fragments.read(path)
    if (kept !== undefined) return createFragment(kept)
    const html = await render()
    later(stores.fragments.write(path, html, MAX_AGE_S))
    return createFragment(html)
  },
})
