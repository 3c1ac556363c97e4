import { describe, expect, it } from 'vitest'
import { momentOf, parseTime, readMoment } from '../../../src/widgets/preview/panel/time.js'

describe('date and time of the staff panel', () => {
  it('mean the person’s own clock', () => {
    expect(readMoment({ date: '2026-12-24', time: '18:05' })).toEqual(new Date(2026, 11, 24, 18, 5))
  })

  it('without a time mean midnight', () => {
    expect(readMoment({ date: '2026-12-24', time: '' })).toEqual(new Date(2026, 11, 24))
    expect(readMoment({ date: '2026-12-24', time: 'noon' })).toEqual(new Date(2026, 11, 24))
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
  ])('%j is no date', (date) => {
    expect(readMoment({ date, time: '10:00' })).toBeUndefined()
  })

  it('are shown as the fields want them', () => {
    expect(momentOf(new Date(2026, 0, 2, 3, 4))).toEqual({ date: '2026-01-02', time: '03:04' })
  })

  it('a service’s time may be missing or nonsense', () => {
    expect(parseTime(undefined)).toBeUndefined()
    expect(parseTime('soon')).toBeUndefined()
    expect(parseTime('2026-12-24T10:00:00Z')).toEqual(new Date('2026-12-24T10:00:00Z'))
  })
})
