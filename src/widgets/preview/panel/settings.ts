/** The panel's settings, and what the shop simulates. */
import type { ActiveTest, StaffResponse } from '../../../services/preview.js'
import { parseTimestamp, toDateAndTime, type DateAndTime } from './time.js'

/** What the shop simulates now. */
export interface Simulation {
  at: Date
  test: string
  group: string
}

/** The values of the panel's fields. `test` and `group` are names; empty means not chosen. */
export interface Settings extends DateAndTime {
  test: string
  group: string
}

/** @returns `undefined` if nothing is simulated */
export const simulationOf = ({
  dateTime,
  abTestName = '',
  abTestGroup = '',
}: StaffResponse): Simulation | undefined => {
  const at = parseTimestamp(dateTime)
  return at && { at, test: abTestName, group: abTestGroup }
}

export const initialSettings = (auth: StaffResponse): Settings => ({
  ...toDateAndTime(simulationOf(auth)?.at ?? new Date()),
  test: auth.abTestName ?? '',
  group: auth.abTestGroup ?? '',
})

/** The settings that the panel has when it opens: the current time, unless the person has chosen one. */
export const withCurrentTime = (settings: Settings): Settings => ({
  ...settings,
  ...toDateAndTime(new Date()),
})

export const isGroupMissing = ({ test, group }: Settings): boolean => test !== '' && group === ''

/** Deselects a test or group that is not among the given tests. */
export function keepActive(settings: Settings, tests: readonly ActiveTest[]): Settings {
  const groups = tests.find(({ name }) => name === settings.test)?.groups
  const isGroupActive = groups?.some(({ name }) => name === settings.group)
  return {
    ...settings,
    test: groups ? settings.test : '',
    group: isGroupActive ? settings.group : '',
  }
}
