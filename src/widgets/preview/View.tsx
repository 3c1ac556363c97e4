/**
 * The gate in front of the panel: the panel's code is fetched for staff alone, who have the cookie and whom the
 * service knows. Nothing of the panel, not a word, stands in here. newsletter-footer-preview-support §4.3, §6.
 */
import { useEffect, useState } from 'react'
import { STAFF_CHECK_PATH } from '../../contracts/endpoints.js'
import { authCheck, type AuthCheck } from '../../contracts/preview.js'
import type { WidgetProps } from '../widget.js'
import type { Host } from '../../host/host.js'
import { useLazy } from '../../hooks/use-lazy.js'

const loadPanel = () => import('./panel/index.js')

/** In a frame, a page of somebody else's could lay itself over the panel. */
const isFramed = (host: Host): boolean => host.window.top !== host.window

export function View({ host }: WidgetProps<object>) {
  const [auth, setAuth] = useState<AuthCheck>()

  useEffect(() => {
    let isGone = false
    if (host.cookie('StaffAuthToken') !== undefined && !isFramed(host))
      void host.call(STAFF_CHECK_PATH, { cache: 'no-store', schema: authCheck }).then((answer) => {
        if (!isGone && answer.ok && answer.data.status === 'SUCCESS') setAuth(answer.data)
      })
    return () => {
      isGone = true
    }
  }, [])

  const panel = useLazy(loadPanel, !!auth)
  return panel && auth ? <panel.Panel host={host} auth={auth} onLogout={() => setAuth(undefined)} /> : null
}
