/** Loads the A/B tests that run at the chosen time. */
import { useEffect, useRef, useState } from 'react'
import type { ActiveTest } from '../../../services/preview.js'
import type { Host } from '../../../host/host.js'
import { loadActiveTests } from './service.js'
import { MESSAGES, type Status } from './texts.js'

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

export function useActiveTests({ host, chosenTime, onFound }: ActiveTestsProps): ActiveTests {
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
