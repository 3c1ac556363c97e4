/**
 * Loads the panel for staff only: the visitor needs the staff cookie, and the service has to confirm it. This file
 * contains no part of the panel, not even its texts, so that other visitors never download it.
 */
import { useEffect, useState } from 'react'
import { createStaffResponse, STAFF_CHECK_PATH, type StaffResponse } from '../../services/preview.js'
import type { Host } from '../../host/host.js'
import { useLazy } from '../../ui/use-lazy.js'
import type { Widget } from '../../ui/use-widget.js'

const staffResponse = createStaffResponse()

const loadPanel = () => import('./panel/index.js')

/** A page that frames ours could place its own content over the panel (clickjacking). */
const isFramed = (host: Host): boolean => host.window.top !== host.window

export function PreviewView({ host }: Widget) {
  const [auth, setAuth] = useState<StaffResponse>()

  useEffect(() => {
    let isUnmounted = false
    if (host.cookie('StaffAuthToken') !== undefined && !isFramed(host))
      void host.call(STAFF_CHECK_PATH, { cache: 'no-store', schema: staffResponse }).then((response) => {
        if (!isUnmounted && response.ok && response.data.status === 'SUCCESS') setAuth(response.data)
      })
    return () => {
      isUnmounted = true
    }
  }, [host])

  const panel = useLazy(loadPanel, !!auth)
  return panel && auth ? <panel.Panel auth={auth} onLogout={() => setAuth(undefined)} /> : null
}
