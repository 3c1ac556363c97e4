/** Loads the A/B tests that run at the chosen time, whenever the open panel's date or time changes. */
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { ActiveTest } from '../../../contracts/preview.js'
import type { Host } from '../../../host/host.js'
import { loadActiveTests } from './service.js'
import { keepActive, type Settings } from './settings.js'
import { MESSAGES, type Status } from './texts.js'

interface ActiveTestsProps {
  host: Host
  isOpen: boolean
  settings: Settings
  /** Returns the point in time that the two fields describe. */
  chosenTime(): Date
  setStatus: Dispatch<SetStateAction<Status>>
  setSettings: Dispatch<SetStateAction<Settings>>
}

function messageFor(found: readonly ActiveTest[] | undefined): Status {
  if (!found) return MESSAGES.testsFailed
  return found.length > 0 ? MESSAGES.testsFound : MESSAGES.noTests
}

export function useActiveTests(props: ActiveTestsProps): ActiveTest[] {
  const { host, isOpen, settings, chosenTime, setStatus, setSettings } = props
  const [tests, setTests] = useState<ActiveTest[]>([])
  const loading = useRef<AbortController>(undefined)

  const load = async () => {
    loading.current?.abort()
    const controller = new AbortController()
    loading.current = controller
    setStatus(MESSAGES.loadingTests)
    const found = await loadActiveTests(host, chosenTime(), controller.signal)
    if (controller.signal.aborted) return
    const active = found ?? []
    setTests(active)
    // "Apply" or "Log out" may have shown its own status in the meantime, which is more important.
    setStatus((shown) => (shown === MESSAGES.loadingTests ? messageFor(found) : shown))
    setSettings((current) => keepActive(current, active))
  }

  useEffect(() => {
    if (isOpen) void load()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is a new function at each render; only another time needs other tests
  }, [isOpen, settings.date, settings.time])
  useEffect(() => () => loading.current?.abort(), [])
  return tests
}
