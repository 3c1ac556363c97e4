/** The state and the actions of the panel. newsletter-footer-preview-support §4.3, §5, §7, §8. */
import { useState } from 'react'
import type { AuthCheck } from '../../../contracts/preview.js'
import type { Host } from '../../../host/host.js'
import { logOut, setPreviewToken } from './service.js'
import { initialSettings, simulationOf, type Settings } from './settings.js'
import { MESSAGES, REQUIRED, type Status } from './texts.js'
import { parseDateAndTime } from './time.js'
import { useActiveTests } from './use-active-tests.js'

/** @param onLogout  called when the member of staff has been logged out */
export function useSettings(host: Host, auth: AuthCheck, isOpen: boolean, onLogout: () => void) {
  const [simulation, setSimulation] = useState(() => simulationOf(auth))
  const [settings, setSettings] = useState(() => initialSettings(auth))
  const [status, setStatus] = useState<Status>('')
  /** Set when a test without a group was to be applied, until a field changes. */
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)

  /** An invalid date causes a warning and counts as now. */
  const chosenTime = (): Date => {
    const at = parseDateAndTime(settings)
    if (!at)
      host.warn(`"${settings.date}" is not a date like YYYY-MM-DD, so the current time is used`, 'reference')
    return at ?? new Date()
  }

  const tests = useActiveTests({ host, isOpen, settings, chosenTime, setStatus, setSettings })

  const change = (changed: Partial<Settings>) => {
    setRefused(false)
    setSettings((current) => ({ ...current, ...changed }))
  }

  const apply = async () => {
    if (isBusy) return
    const { test, group } = settings
    if (test && !group) {
      setRefused(true)
      return
    }
    setBusy(true)
    setStatus(MESSAGES.loading)
    const at = chosenTime()
    const token = { previewDateTime: at.toISOString(), test, group }
    const isApplied = await setPreviewToken(host, token)
    setBusy(false)
    setStatus(isApplied ? MESSAGES.applied : MESSAGES.applyFailed)
    if (!isApplied) return
    setSimulation({ at, test, group })
    host.emit('preview-changed', token)
  }

  const logout = async () => {
    if (isBusy) return
    setBusy(true)
    setStatus(MESSAGES.loading)
    const isLoggedOut = await logOut(host)
    setBusy(false)
    if (isLoggedOut) onLogout()
    else setStatus(MESSAGES.logoutFailed)
  }

  // The test may have been deselected since, because it does not run on a new date.
  const isGroupMissing = isRefused && settings.test !== '' && !settings.group
  return {
    simulation,
    settings,
    tests,
    status: isGroupMissing ? MESSAGES.groupMissing : status,
    groupError: isGroupMissing ? REQUIRED : '',
    isBusy,
    change,
    apply,
    logout,
  }
}
