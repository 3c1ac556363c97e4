/** Loads the A/B tests that run at the chosen time, whenever the open panel's date or time changes. */
import { useEffect, useRef, useState } from 'react'
import type { ActiveTest } from '../../../contracts/preview.js'
import type { Host } from '../../../host/host.js'
import { loadActiveTests } from './service.js'
import type { Settings } from './settings.js'
import { MESSAGES, type Status } from './texts.js'

/**
 * How long a date or time must stay unchanged, in ms. Browsers report a complete date after each typed digit of the year:
 * 0002, 0020, 0202, 2027.
 */
const TYPING_MS = 600

interface ActiveTestsProps {
  host: Host
  isOpen: boolean
  settings: Settings
  /** Returns the point in time that the two fields describe. */
  chosenTime(): Date
  /** Called with the tests that run at the chosen time, when they have arrived. */
  onFound(tests: readonly ActiveTest[]): void
}

interface ActiveTests {
  /** `undefined` if they are not known, because they have not been loaded or could not be. */
  tests: readonly ActiveTest[] | undefined
  status: Status
  /** Loads the tests now, if they are waiting for the end of the typing. Resolves when no loading is running. */
  whenLoaded(): Promise<void>
}

function messageFor(found: readonly ActiveTest[] | undefined): Status {
  if (!found) return MESSAGES.testsFailed
  return found.length > 0 ? MESSAGES.testsFound : MESSAGES.noTests
}

export function useActiveTests({
  host,
  isOpen,
  settings,
  chosenTime,
  onFound,
}: ActiveTestsProps): ActiveTests {
  const [tests, setTests] = useState<readonly ActiveTest[]>()
  const [status, setStatus] = useState<Status>('')
  /** Ends the wait for the end of the typing. */
  const endWait = useRef<() => void>(undefined)
  /** The last loading, which may have ended. */
  const loading = useRef<Promise<void>>(undefined)
  const controller = useRef<AbortController>(undefined)
  const wasOpen = useRef(false)

  const load = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    const found = await loadActiveTests(host, chosenTime(), signal)
    if (signal.aborted) return
    setTests(found)
    setStatus(messageFor(found))
    if (found) onFound(found)
  }

  useEffect(() => {
    const isTyping = wasOpen.current
    wasOpen.current = isOpen
    if (!isOpen) return
    controller.current?.abort()
    setStatus(MESSAGES.loadingTests)
    const stopWaiting = () => {
      host.window.clearTimeout(timer)
      endWait.current = undefined
    }
    const start = () => {
      stopWaiting()
      loading.current = load()
    }
    const timer = host.window.setTimeout(start, TYPING_MS)
    if (isTyping) endWait.current = start
    else start()
    return stopWaiting
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is a new function at each render; only another time needs other tests
  }, [isOpen, settings.date, settings.time])
  useEffect(() => () => controller.current?.abort(), [])

  return {
    tests,
    status,
    async whenLoaded() {
      let awaited: Promise<void> | undefined
      do {
        endWait.current?.()
        awaited = loading.current
        await awaited
      } while (awaited !== loading.current)
    },
  }
}
