/**
 * The theme worlds.
 *
 * The parsed response is kept in session storage and parsed again with the same schema. It therefore keeps the service's
 * field names.
 */
import * as z from 'zod/mini'
import { PRODUCT } from '../api/brand.js'
import type { Fields } from './fields.js'

/** The sections, in the order in which they are shown. */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** The name of the field that marks theme worlds for card holders. It contains the brand's name. */
export const CARD_FLAG = `${PRODUCT}Card` as const

/** A theme world. It is left out if it has no address or title. */
const createThemeWorld = (f: Fields) =>
  z.object({
    url: f.text(),
    title: f.text(200),
    imgUrl: f.fallback(f.text(), ''),
    availability: f.fallback(f.list(f.text(60)), []),
    badges: f.fallback(f.list(f.text(60)), []),
    /** ISO 8601. */
    endDate: f.optional(f.text(40)),
    endDateText: f.optional(f.text(200)),
    onlyXDaysLeftText: f.optional(f.text(200)),
    [CARD_FLAG]: f.flag(),
  })
export type ThemeWorld = z.infer<ReturnType<typeof createThemeWorld>>

export function createThemeWorldsResponse(f: Fields) {
  const section = f.optional(
    z.object({
      headline: f.fallback(f.text(200), ''),
      themeworlds: f.fallback(f.list(createThemeWorld(f)), []),
    }),
  )
  return z.object({
    sections: z.object({ scout: section, new: section, more: section, lastChance: section }),
    /** The texts of badges and availabilities, keyed by name. */
    translations: f.fallback(f.table(f.text(200)), {}),
  })
}
export type ThemeWorlds = z.infer<ReturnType<typeof createThemeWorldsResponse>>
