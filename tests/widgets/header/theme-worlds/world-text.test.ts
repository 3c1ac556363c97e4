import { describe, expect, it } from 'vitest'
import {
  availabilityLine,
  endLine,
  translated,
} from '../../../../src/widgets/header/theme-worlds/world-text.js'

const translations = { NEW: 'Neu', ONLINE: 'Online erhältlich', STORE: 'In Filialen' }
const ends = ({ date }: { date: string }) => `Endet am ${date}`

describe('badges and the availability', () => {
  it('are told in the words of the service', () => {
    expect(translated(['NEW', 'STORE'], translations)).toEqual(['Neu', 'In Filialen'])
    expect(availabilityLine({ availability: ['ONLINE', 'STORE'] }, translations)).toBe(
      'Online erhältlich · In Filialen',
    )
  })
  it('leave out names that the service does not translate, also those of built-in properties', () => {
    expect(translated(['SECRET', 'constructor', '__proto__'], translations)).toEqual([])
    expect(availabilityLine({ availability: [] }, translations)).toBe('')
  })
})

describe('the end of a theme world', () => {
  it('is a German day without leading zeros', () => {
    expect(endLine({ endDate: '2026-12-03T12:00:00Z', endDateText: 'x' }, 'DE', ends)).toBe('Endet am 3.12.')
  })
  it('is the day in the shop, not in Greenwich', () => {
    expect(endLine({ endDate: '2026-12-03T23:30:00Z', endDateText: undefined }, 'DE', ends)).toBe(
      'Endet am 4.12.',
    )
    expect(endLine({ endDate: '2026-07-31T22:30:00Z', endDateText: undefined }, 'DE', ends)).toBe(
      'Endet am 1.8.',
    )
  })
  it('is the shop’s own day when no zone is named', () => {
    expect(endLine({ endDate: '2026-12-03', endDateText: undefined }, 'DE', ends)).toBe('Endet am 3.12.')
    expect(endLine({ endDate: '2026-12-03T00:00:00', endDateText: undefined }, 'DE', ends)).toBe(
      'Endet am 3.12.',
    )
  })
  it('is that day at any hour of it, and by any clock', () => {
    for (const time of ['00:00', '00:30:00', '23:30', '23:59:59.999'])
      expect(endLine({ endDate: `2026-12-03T${time}`, endDateText: undefined }, 'DE', ends)).toBe(
        'Endet am 3.12.',
      )
  })
  it('is the text of the service elsewhere, and for a date that is none', () => {
    expect(endLine({ endDate: '2026-12-03', endDateText: 'Končí 3. 12.' }, 'CZ', ends)).toBe('Končí 3. 12.')
    expect(endLine({ endDate: 'soon', endDateText: 'Bald vorbei' }, 'DE', ends)).toBe('Bald vorbei')
  })
  it('is not told where there is none', () => {
    expect(endLine({ endDate: undefined, endDateText: undefined }, 'DE', ends)).toBe('')
  })
})
