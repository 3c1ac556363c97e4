/** The state and the actions of the panel. */
import { useEffect, useRef, useState } from 'react'
import type { ActiveTest, StaffResponse } from '../../../services/preview.js'
import type { Host } from '../../../host/host.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import { loadActiveTests, logOut, setPreviewToken } from './service.js'
import {
  initialSettings,
  isGroupMissing,
  keepActive,
  parseDateAndTime,
  simulationOf,
  withCurrentTime,
  type Settings,
} from './settings.js'

/** The panel's messages. They are English for staff in all countries. */
const MESSAGES = {
  applied: 'Settings applied successfully.',
  applyFailed: 'Applying settings failed.',
  groupMissing: 'Please also select an A/B test group!',
  noTests: 'No active tests for this date.',
  testsFound: 'Active tests found.',
  testsFailed: 'Failed to fetch AB tests.',
  loadingTests: 'Loading tests...',
  loading: 'Loading...',
  logoutFailed: 'Logging out failed.',
} as const
/** The message in the panel; empty if it shows none. */
type Status = (typeof MESSAGES)[keyof typeof MESSAGES] | ''

/** The error text of the group field. */
const REQUIRED = 'Required'

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

/**
 * How long a date or time must stay unchanged, in ms. Browsers report a complete date after each typed digit of the year:
 * 0002, 0020, 0202, 2027.
 */
const TYPING_MS = 600

interface ActiveTestsProps {
  host: Host
  /** Returns the point in time that the two fields describe now. */
  chosenTime(): Date
  /** Called with the tests that run at the chosen time, when they have arrived. */
  onFound(tests: readonly ActiveTest[]): void
}

interface ActiveTests {
  /** `undefined` if they are not known, because they have not been loaded or could not be. */
  tests: readonly ActiveTest[] | undefined
  status: Status
  /** Loads the tests of the chosen time, in place of a loading that is running. */
  load(): void
  /** Does the same when the person has stopped typing. */
  loadAfterTyping(): void
  /** Loads the tests now, if they are waiting for the end of the typing. Resolves when no loading is running. */
  whenLoaded(): Promise<void>
}

function messageFor(found: readonly ActiveTest[] | undefined): Status {
  if (!found) return MESSAGES.testsFailed
  return found.length > 0 ? MESSAGES.testsFound : MESSAGES.noTests
}

/** Loads the A/B tests that run at the chosen time. */
function useActiveTests({ host, chosenTime, onFound }: ActiveTestsProps): ActiveTests {
  const [tests, setTests] = useState<readonly ActiveTest[]>()
  const [status, setStatus] = useState<Status>('')
  const timer = useRef<number>(undefined)
  /** The last loading, which may have ended. */
  const loading = useRef<Promise<void>>(undefined)
  const controller = useRef<AbortController>(undefined)

  const stop = () => {
    controller.current?.abort()
    host.window.clearTimeout(timer.current)
    timer.current = undefined
  }
  const request = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    const found = await loadActiveTests(host, chosenTime(), signal)
    if (signal.aborted) return
    setTests(found)
    setStatus(messageFor(found))
    if (found) onFound(found)
  }
  const load = () => {
    stop()
    setStatus(MESSAGES.loadingTests)
    loading.current = request()
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- each `stop` stops the same loading
  useEffect(() => stop, [])

  return {
    tests,
    status,
    load,
    loadAfterTyping() {
      stop()
      setStatus(MESSAGES.loadingTests)
      timer.current = host.window.setTimeout(load, TYPING_MS)
    },
    async whenLoaded() {
      if (timer.current !== undefined) load()
      let awaited: Promise<void> | undefined
      do {
        awaited = loading.current
        await awaited
      } while (awaited !== loading.current)
    },
  }
}
