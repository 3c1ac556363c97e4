/** Converts between the panel's date and time fields and points in time, in the time zone of the browser. */

/** The values of the two fields. */
export interface DateAndTime {
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
