/** Makes a search known to the page while it is mounted, for `Shop.search`. interface.md §2. */
import { useAtomValue } from 'jotai/react'
import { useState, type RefObject } from 'react'
import type { Site } from '../../../api/names.js'
import { createShopError } from '../../../host/errors.js'
import type { MountedSearch } from '../../../host/shell.js'
import { searchesAtom } from '../../../page/searches.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

/** A call of `MountedSearch.open` that waits for the flyout. */
interface Waiting {
  resolve(): void
  reject(reason: Error): void
}

/**
 * @param field  the input in the bar, or in the open flyout
 * @param icon   opens the flyout
 * @param open   opens the flyout. Like `close`, it must be the same function at every render.
 */
export function useMountedSearch(
  site: Site,
  field: RefObject<HTMLInputElement | null>,
  icon: RefObject<HTMLElement | null>,
  open: () => void,
  close: () => void,
): void {
  const searches = useAtomValue(searchesAtom)
  const [waiting] = useState<Waiting[]>(() => [])

  useLayoutEffect(() => {
    const search: MountedSearch = {
      site,
      field: () => field.current,
      icon: () => icon.current,
      open: () =>
        new Promise((resolve, reject) => {
          waiting.push({ resolve, reject })
          open()
        }),
      close,
    }
    searches.add(search)
    return () => {
      searches.delete(search)
      for (const { reject } of waiting.splice(0))
        reject(createShopError('NOT_FOUND', 'The header with the search has left the page'))
    }
  }, [searches, waiting, site, field, icon, open, close])

  // The field of the flyout is there when the flyout is open.
  useLayoutEffect(() => {
    if (field.current) for (const { resolve } of waiting.splice(0)) resolve()
  })
}
