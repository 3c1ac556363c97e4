import { useMemo, useRef } from 'react'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import { pageAtMount, readCommonOptions, type Page } from '../page/page.js'
import { apiBaseIn } from '../options/read.js'
import { currentPage } from './page.js'

interface ComponentHost {
  page: Page
  /** `pageAtMount(page)` */
  mountPage: Page
  host: Host
  callProp(name: string, call: () => void): void
}

/**
 * The host of a component. It always uses the newest props.
 *
 * @param given  the options in the component's props
 */
export function useHost(
  element: HTMLElement,
  widget: WidgetName,
  given: object,
  onError: ((error: ShopError) => void) | undefined,
): ComponentHost {
  const page = useMemo(currentPage, [])
  const mountPage = useMemo(() => pageAtMount(page), [page])
  const { apiBase, credentials } = readCommonOptions(mountPage, given)
  const named = { apiBase: apiBaseIn(given) }
  const latest = useRef({ onError, apiBase, credentials, named })
  useLayoutEffect(() => {
    latest.current = { onError, apiBase, credentials, named }
  })
  const { host, callProp } = useMemo(() => {
    /** Calls a function of the application. An error in that function must not break the widget. */
    const callProp = (name: string, call: () => void) => {
      try {
        call()
      } catch (error) {
        host.warn(`the prop ${name} of <ShopWidget widget="${widget}"> threw`, 'npm', error)
      }
    }
    const host: Host = createHost(window as PageWindow, {
      get apiBase() {
        return latest.current.apiBase
      },
      get credentials() {
        return latest.current.credentials
      },
      get given() {
        return latest.current.named
      },
      page: {
        ...page,
        report(...failure) {
          const error = page.report(...failure)
          callProp('onError', () => latest.current.onError?.(error))
          return error
        },
      },
      target: () => element,
      widget,
      hasLeft: () => !element.isConnected,
    })
    return { host, callProp }
  }, [element, page, widget])
  return { page, mountPage, host, callProp }
}
