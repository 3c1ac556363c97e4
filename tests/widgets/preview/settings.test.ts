import { describe, expect, it } from 'vitest'
import {
  parseDateAndTime,
  parseTimestamp,
  toDateAndTime,
} from '../../../src/widgets/preview/panel/settings.js'

describe('date and time of the staff panel', () => {
  it('are in the time zone of the browser', () => {
    expect(parseDateAndTime({ date: '2026-12-24', time: '18:05' })).toEqual(new Date(2026, 11, 24, 18, 5))
  })

  it('without a valid time mean midnight', () => {
    expect(parseDateAndTime({ date: '2026-12-24', time: '' })).toEqual(new Date(2026, 11, 24))
    expect(parseDateAndTime({ date: '2026-12-24', time: 'noon' })).toEqual(new Date(2026, 11, 24))
  })

  it.each([
    '',
    '24.12.2026',
    '2026-12-24T10:00',
    '12026-01-01',
    '2026-1-1',
    '2026-02-31',
    '2026-13-01',
    ' 2026-01-01',
  ])('%j is not a date', (date) => {
    expect(parseDateAndTime({ date, time: '10:00' })).toBeUndefined()
  })

  it('are formatted as the input fields need them', () => {
    expect(toDateAndTime(new Date(2026, 0, 2, 3, 4))).toEqual({ date: '2026-01-02', time: '03:04' })
  })

  it('are missing for a missing or invalid time from the service', () => {
    expect(parseTimestamp(undefined)).toBeUndefined()
    expect(parseTimestamp('soon')).toBeUndefined()
    expect(parseTimestamp('2026-12-24T10:00:00Z')).toEqual(new Date('2026-12-24T10:00:00Z'))
  })
})
