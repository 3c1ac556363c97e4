/** The panel's settings, what the shop simulates, and points in time in the time zone of the browser. */
import type { ActiveTest, StaffResponse } from '../../../services/preview.js'

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

/** The values of the date and time fields. */
interface DateAndTime {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM */
  time: string
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const toDateAndTime = (at: Date): DateAndTime => ({
  date: `${String(at.getFullYear()).padStart(4, '0')}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
  time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
})

/** @returns `undefined` if the text is not a time, because the service may send any text */
export const parseTimestamp = (text: string | undefined): Date | undefined => {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** @returns `undefined` if the date is not YYYY-MM-DD or does not exist; a missing or invalid time means midnight */
export function parseDateAndTime({ date, time }: DateAndTime): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const at = parseTimestamp(`${date}T${/^\d\d:\d\d$/.test(time) ? time : '00:00'}`)
  // `Date` would turn 31 February into a day in March.
  return at && toDateAndTime(at).date === date ? at : undefined
}

export const formatTime = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at)
