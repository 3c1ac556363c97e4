/** Makes a search known to the page while it is mounted, for `Shop.search`. */
import { useAtomValue } from 'jotai/react'
import { searchesAtom, type MountedSearch } from '../../../page/searches.js'
import type { Host } from '../../../host/host.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

/** `waiting`, `open` and `close` must be the same ones at every render. */
export function useMountedSearch(
  host: Host,
  { site, field, icon, waiting, open, close }: MountedSearch,
): void {
  const searches = useAtomValue(searchesAtom)

  useLayoutEffect(() => {
    const isForeign = () => host.services.foreignOrigin !== undefined
    const search = { site, field, icon, waiting, open, close, isForeign }
    searches.add(search)
    return () => void searches.delete(search)
  }, [searches, host, site, field, icon, waiting, open, close])

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
