/** Makes a search known to the page while it is mounted, for `Shop.search`. interface.md §2. */
import { useAtomValue } from 'jotai/react'
import type { RefObject } from 'react'
import type { Site } from '../../../api/names.js'
import { searchesAtom, type WaitingForFlyout } from '../../../page/searches.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

/**
 * @param field    the input in the bar, or in the open flyout
 * @param icon     opens the flyout
 * @param waiting  always the same set
 * @param open     opens the flyout. Like `close`, it must be the same function at every render.
 */
export function useMountedSearch(
  site: Site,
  field: RefObject<HTMLInputElement | null>,
  icon: RefObject<HTMLElement | null>,
  waiting: Set<WaitingForFlyout>,
  open: () => void,
  close: () => void,
): void {
  const searches = useAtomValue(searchesAtom)

  useLayoutEffect(() => {
    const search = { site, field, icon, waiting, open, close }
    searches.add(search)
    return () => void searches.delete(search)
  }, [searches, site, field, icon, waiting, open, close])

  const endWaiting = (hasLeft: boolean) => {
    for (const end of waiting) end(hasLeft)
  }
  // The field of the flyout is there when the flyout is open.
  useLayoutEffect(() => {
    if (field.current) endWaiting(false)
  })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the search leaves
  useLayoutEffect(() => () => endWaiting(true), [])
}
