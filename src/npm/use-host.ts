import { useMemo, useRef } from 'react'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import type { SharedOptions } from '../api/options.js'
import { useLayoutEffect } from '../hooks/use-layout-effect.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import type { Page } from '../page/page.js'
import { currentPage } from './page.js'

interface ComponentHost {
  page: Page
  /** The page with the options that `configure` had set when the component was mounted; later ones do not affect it. */
  pageAtMount: Page
  host: Host
}

/** The host of a component. It always uses the newest props. */
export function useHost(
  element: HTMLElement,
  widget: WidgetName,
  shared: SharedOptions,
  onError: ((error: ShopError) => void) | undefined,
): ComponentHost {
  const page = useMemo(currentPage, [])
  const pageAtMount = useMemo(() => ({ ...page, configured: { ...page.configured } }), [])
  const latestProps = useRef({ onError, shared })
  useLayoutEffect(() => {
    latestProps.current = { onError, shared }
  })
  const host = useMemo(
    () =>
      createHost(window as PageWindow, {
        get apiBase() {
          return latestProps.current.shared.apiBase ?? pageAtMount.configured.apiBase
        },
        get credentials() {
          return latestProps.current.shared.credentials ?? pageAtMount.configured.credentials
        },
        page: {
          ...page,
          fail(...failure) {
            const error = page.fail(...failure)
            latestProps.current.onError?.(error)
            return error
          },
        },
        target: () => element,
        widget,
      }),
    [element, widget],
  )
  return { page, pageAtMount, host }
}
