/** The date and time fields: what they show and what they mean. In the time zone of the person's own clock. */

export interface Moment {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM */
  time: string
}

const two = (value: number): string => String(value).padStart(2, '0')

export const momentOf = (at: Date): Moment => ({
  date: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
  time: `${two(at.getHours())}:${two(at.getMinutes())}`,
})

/** @returns `undefined` for a text that is no time; a service may say anything */
export const parseTime = (text: string | undefined): Date | undefined => {
  const time = new Date(text ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** @returns `undefined` if the date is not YYYY-MM-DD or not in the calendar; no time counts as midnight */
export function readMoment({ date, time }: Moment): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const at = parseTime(`${date}T${/^\d\d:\d\d$/.test(time) ? time : '00:00'}`)
  // The 31st of February would count as a day of March.
  return at && momentOf(at).date === date ? at : undefined
}

export const formatTime = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(at)
