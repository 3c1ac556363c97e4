/** The state and the actions of the panel. */
import { useRef, useState } from 'react'
import type { StaffResponse } from '../../../services/preview.js'
import type { Host } from '../../../host/host.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { logOut, setPreviewToken } from './service.js'
import {
  initialSettings,
  isGroupMissing,
  keepActive,
  simulationOf,
  withCurrentTime,
  type Settings,
} from './settings.js'
import { MESSAGES, REQUIRED, type Status } from './texts.js'
import { parseDateAndTime } from './time.js'
import { useActiveTests } from './use-active-tests.js'

/** @param onLogout  called when the member of staff has been logged out */
export function useSettings(host: Host, auth: StaffResponse, onLogout: () => void) {
  const [simulation, setSimulation] = useState(() => simulationOf(auth))
  const [settings, setSettings] = useState(() => initialSettings(auth))
  /** The outcome of the last action, until a field changes. It is more important than the status of the tests. */
  const [outcome, setOutcome] = useState<Status>('')
  /** Set when a test without a group was to be applied, until a field changes. */
  const [isRefused, setRefused] = useState(false)
  /** While an action runs, the fields are disabled, so that the panel shows what is applied. */
  const [isBusy, setBusy] = useState(false)
  const isTimeChosen = useRef(false)
  const isUnmounted = useRef(false)
  // A layout effect, because preact runs the cleanup of other effects some time after the unmount.
  useLayoutEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  /** The settings as they are now, for actions that continue after a wait. */
  const latest = useRef(settings)
  const update = (newSettings: Settings) => {
    latest.current = newSettings
    setSettings(newSettings)
  }

  /** An invalid date causes a warning and counts as now. */
  const chosenTime = (): Date => {
    const { date } = latest.current
    const at = parseDateAndTime(latest.current)
    if (!at)
      host.warn(
        `"${date}" is not a date like YYYY-MM-DD, so the current time is used`,
        'start/content#the-preview-panel',
      )
    return at ?? new Date()
  }

  const activeTests = useActiveTests({
    host,
    chosenTime,
    onFound: (found) => update(keepActive(latest.current, found)),
  })

  const forgetOutcome = () => {
    setRefused(false)
    if (!isBusy) setOutcome('')
  }

  const change = (changed: Partial<Settings>) => {
    forgetOutcome()
    update({ ...latest.current, ...changed })
    if (changed.date === undefined && changed.time === undefined) return
    isTimeChosen.current = true
    activeTests.loadAfterTyping()
  }

  /** Call this before the panel opens. */
  const prepare = () => {
    forgetOutcome()
    // The page may have been open for hours.
    if (!simulation && !isTimeChosen.current) update(withCurrentTime(latest.current))
    activeTests.load()
  }

  const apply = async () => {
    if (isBusy) return
    if (isGroupMissing(latest.current)) return setRefused(true)
    setBusy(true)
    setOutcome(MESSAGES.loading)
    // The chosen test may not run at a new time, and would then disappear from the panel.
    if (latest.current.test) await activeTests.whenLoaded()
    if (isUnmounted.current) return
    if (isGroupMissing(latest.current)) {
      setBusy(false)
      setOutcome('')
      return setRefused(true)
    }
    const { test, group } = latest.current
    const at = chosenTime()
    const token = { previewDateTime: at.toISOString(), test, group }
    const isApplied = await setPreviewToken(host, token)
    setBusy(false)
    setOutcome(isApplied ? MESSAGES.applied : MESSAGES.applyFailed)
    if (!isApplied) return
    setSimulation({ at, test, group })
    host.emit('preview-changed', token)
  }

  const logout = async () => {
    if (isBusy) return
    setBusy(true)
    setOutcome(MESSAGES.loading)
    const isLoggedOut = await logOut(host)
    setBusy(false)
    if (isLoggedOut) onLogout()
    else setOutcome(MESSAGES.logoutFailed)
  }

  // The test may have been deselected since, because it does not run on a new date.
  const isGroupRefused = isRefused && isGroupMissing(settings)
  return {
    simulation,
    settings,
    tests: activeTests.tests,
    status: isGroupRefused ? MESSAGES.groupMissing : outcome || activeTests.status,
    groupError: isGroupRefused ? REQUIRED : '',
    isBusy,
    prepare,
    change,
    apply,
    logout,
  }
}
