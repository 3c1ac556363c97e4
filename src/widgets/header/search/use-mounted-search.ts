/** Makes a search known to the page while it is mounted, for `Shop.search`. interface.md §2. */
import { useAtomValue } from 'jotai/react'
import { useMemo, type RefObject } from 'react'
import type { Site } from '../../../api/names.js'
import type { MountedSearch } from '../../../host/shell.js'
import { searchesAtom } from '../../../page/searches.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

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
  const search = useMemo<MountedSearch>(
    () => ({ site, field, icon, open, close, waiting: new Set() }),
    [site, field, icon, open, close],
  )

  useLayoutEffect(() => {
    searches.add(search)
    return () => {
      searches.delete(search)
      for (const waiting of search.waiting) waiting(false)
    }
  }, [searches, search])

  // The field of the flyout is there when the flyout is open.
  useLayoutEffect(() => {
    if (field.current) for (const waiting of search.waiting) waiting(true)
  })
}
