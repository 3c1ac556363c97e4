/** What the panel is set to and the calls that it makes. newsletter-footer-preview-support §4.3, §5, §7, §8. */
import { useEffect, useRef, useState } from 'react'
import { activeTestsPath, previewTokenPath, STAFF_LOGOUT_PATH } from '../../../contracts/endpoints.js'
import { activeTests, tokenResponse, type ActiveTest, type AuthCheck } from '../../../contracts/preview.js'
import type { Host } from '../../../host/host.js'
import { logWarning } from '../../../host/errors.js'
import { MESSAGES, REQUIRED, type Message } from './texts.js'
import { momentOf, parseTime, readMoment, type Moment } from './time.js'

/** What the shop is simulated as; `undefined` for the shop as it is. */
export interface Simulation {
  at: Date
  test: string
  group: string
}

export interface Settings extends Moment {
  test: string
  group: string
}

const simulationOf = ({ dateTime, abTestName = '', abTestGroup = '' }: AuthCheck): Simulation | undefined => {
  const at = parseTime(dateTime)
  return at && { at, test: abTestName, group: abTestGroup }
}

export function useSettings(host: Host, auth: AuthCheck, isOpen: boolean, onLogout: () => void) {
  const [simulation, setSimulation] = useState(() => simulationOf(auth))
  const [settings, setSettings] = useState<Settings>(() => ({
    ...momentOf(simulation?.at ?? new Date()),
    test: auth.abTestName ?? '',
    group: auth.abTestGroup ?? '',
  }))
  const [tests, setTests] = useState<ActiveTest[]>([])
  const [status, setStatus] = useState<Message | ''>('')
  /** Somebody wanted to apply a test without a group, and has changed nothing since. */
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const loading = useRef<AbortController>(undefined)

  /** A date that is none is logged, and now is used in its place. */
  const chosenTime = (): Date => {
    const at = readMoment(settings)
    if (!at) logWarning(host.window, `shop-embed: "${settings.date}" is no date like YYYY-MM-DD`)
    return at ?? new Date()
  }

  const loadTests = async () => {
    loading.current?.abort()
    const turn = (loading.current = new AbortController())
    setStatus(MESSAGES.loadingTests)
    const query = new URLSearchParams({ time: chosenTime().toISOString() })
    const answer = await host.call(activeTestsPath(query), {
      cache: 'no-store',
      schema: activeTests,
      signal: turn.signal,
    })
    if (turn.signal.aborted) return
    const found = answer.ok ? answer.data : []
    setTests(found)
    const outcome = !answer.ok
      ? MESSAGES.testsFailed
      : found.length > 0
        ? MESSAGES.testsFound
        : MESSAGES.noTests
    // What was applied meanwhile, or is on its way, is the news.
    setStatus((old) => (old === MESSAGES.loadingTests ? outcome : old))
    // A test or group that does not run on that day is no longer chosen.
    setSettings((old) => {
      const groups = found.find(({ name }) => name === old.test)?.groups
      const group = groups?.some(({ name }) => name === old.group) ? old.group : ''
      return { ...old, test: groups ? old.test : '', group }
    })
  }

  useEffect(() => {
    if (isOpen) void loadTests()
  }, [isOpen, settings.date, settings.time])
  useEffect(() => () => loading.current?.abort(), [])

  const change = (part: Partial<Settings>) => {
    setRefused(false)
    setSettings((old) => ({ ...old, ...part }))
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
    const previewDateTime = at.toISOString()
    const query = test ? `?${new URLSearchParams({ test, group })}` : ''
    const answer = await host.call(previewTokenPath(query), {
      method: 'POST',
      body: { previewDateTime },
      schema: tokenResponse,
    })
    setBusy(false)
    const isApplied = answer.ok && answer.data.status === 'SUCCESS'
    setStatus(isApplied ? MESSAGES.applied : MESSAGES.applyFailed)
    if (!isApplied) return
    setSimulation({ at, test, group })
    host.emit('preview-changed', { previewDateTime, test, group })
  }

  const logout = async () => {
    if (isBusy) return
    setBusy(true)
    setStatus(MESSAGES.loading)
    const answer = await host.call(STAFF_LOGOUT_PATH, { cache: 'no-store' })
    setBusy(false)
    if (answer.ok) onLogout()
    else setStatus(MESSAGES.logoutFailed)
  }

  // A test that does not run on a new date takes its error along.
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
