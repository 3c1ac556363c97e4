/** Makes a search known to the page while it is mounted, for `Shop.search`. interface.md §2. */
import { useAtomValue } from 'jotai/react'
import { useRef, type RefObject } from 'react'
import type { Site } from '../../../api/names.js'
import { createShopError } from '../../../host/errors.js'
import type { MountedSearch } from '../../../host/shell.js'
import { searchesAtom } from '../../../page/searches.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

interface SearchControls {
  site: Site
  /** The field in the bar, or in the open flyout. */
  field: RefObject<HTMLInputElement | null>
  /** The icon that opens the flyout. */
  icon: RefObject<HTMLAnchorElement | null>
  openFlyout(): void
  closeFlyout(): void
}

/** A call of `open` that waits for the flyout. */
interface Waiting {
  resolve(): void
  reject(reason: Error): void
}

/** Whether a visitor can see an element, if the page is scrolled to it. */
export const isShown = (element: Element | null): boolean =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false

export function useMountedSearch(controls: SearchControls): void {
  const searches = useAtomValue(searchesAtom)
  const latest = useRef(controls)
  const waiting = useRef<Waiting[]>([])

  useLayoutEffect(() => {
    latest.current = controls
    if (!controls.field.current) return
    for (const { resolve } of waiting.current.splice(0)) resolve()
  })

  useLayoutEffect(() => {
    const search: MountedSearch = {
      get site() {
        return latest.current.site
      },
      isShown: () => isShown(latest.current.field.current) || isShown(latest.current.icon.current),
      async open() {
        const { field, openFlyout } = latest.current
        if (field.current) return field.current.focus()
        await new Promise<void>((resolve, reject) => {
          waiting.current.push({ resolve, reject })
          openFlyout()
        })
      },
      close() {
        const field = latest.current.field.current
        if (field?.closest('dialog')) latest.current.closeFlyout()
        else field?.blur()
      },
    }
    searches.add(search)
    return () => {
      searches.delete(search)
      for (const { reject } of waiting.current.splice(0))
        reject(createShopError('NOT_FOUND', 'The header with the search has left the page'))
    }
  }, [searches])
}
