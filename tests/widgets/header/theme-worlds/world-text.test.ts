import { describe, expect, it } from 'vitest'
import {
  availabilityLine,
  endLine,
  translated,
} from '../../../../src/widgets/header/theme-worlds/world-text.js'

const translations = { NEW: 'Neu', ONLINE: 'Online erhältlich', STORE: 'In Filialen' }
const ends = ({ date }: { date: string }) => `Endet am ${date}`

describe('badges and the availability', () => {
  it('use the translations of the service', () => {
    expect(translated(['NEW', 'STORE'], translations)).toEqual(['Neu', 'In Filialen'])
    expect(availabilityLine({ availability: ['ONLINE', 'STORE'] }, translations)).toBe(
      'Online erhältlich · In Filialen',
    )
  })
  it('leave out names without a translation, including names of built-in properties', () => {
    expect(translated(['SECRET', 'constructor', '__proto__'], translations)).toEqual([])
    expect(availabilityLine({ availability: [] }, translations)).toBe('')
  })
})

describe('the end of a theme world', () => {
  it('is a day in German format without leading zeros', () => {
    expect(endLine({ endDate: '2026-12-03T12:00:00Z', endDateText: 'x' }, 'DE', 'de-DE', ends)).toBe(
      'Endet am 3.12.',
    )
  })
  it.each([
    ['en', '3\u00a0December'],
    ['de-CH', '3.12.'],
    ['fr-CH', '03.12.'],
    ['cs-CZ', '3.\u00a012.'],
    ['hu-HU', '12.\u00a03.'],
  ])('is a day as %s writes it', (locale, day) => {
    for (const endDate of ['2026-12-03T12:00:00Z', '2026-12-03', '2026-12-03T23:30:00'])
      expect(endLine({ endDate }, 'DE', locale, ends)).toBe(`Endet am ${day}`)
  })
  it('is the day in the shop’s time zone, not in UTC', () => {
    expect(endLine({ endDate: '2026-12-03T23:30:00Z', endDateText: undefined }, 'DE', 'de-DE', ends)).toBe(
      'Endet am 4.12.',
    )
    expect(endLine({ endDate: '2026-07-31T22:30:00Z', endDateText: undefined }, 'DE', 'de-DE', ends)).toBe(
      'Endet am 1.8.',
    )
  })
  it('is the day as written if the date has no time zone', () => {
    expect(endLine({ endDate: '2026-12-03', endDateText: undefined }, 'DE', 'de-DE', ends)).toBe(
      'Endet am 3.12.',
    )
    expect(endLine({ endDate: '2026-12-03T00:00:00', endDateText: undefined }, 'DE', 'de-DE', ends)).toBe(
      'Endet am 3.12.',
    )
  })
  it('is the same day at any hour, and in any time zone of the visitor', () => {
    for (const time of ['00:00', '00:30:00', '23:30', '23:59:59.999'])
      expect(endLine({ endDate: `2026-12-03T${time}`, endDateText: undefined }, 'DE', 'de-DE', ends)).toBe(
        'Endet am 3.12.',
      )
  })
  it('is the text of the service on other sites, and for an invalid date', () => {
    expect(endLine({ endDate: '2026-12-03', endDateText: 'Končí 3. 12.' }, 'CZ', 'cs-CZ', ends)).toBe(
      'Končí 3. 12.',
    )
    expect(endLine({ endDate: 'soon', endDateText: 'Bald vorbei' }, 'DE', 'de-DE', ends)).toBe('Bald vorbei')
  })
  it('is empty if neither is known', () => {
    expect(endLine({ endDate: undefined, endDateText: undefined }, 'DE', 'de-DE', ends)).toBe('')
  })
})
