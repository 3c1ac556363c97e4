/**
 * The theme worlds.
 *
 * The parsed response is kept in session storage and parsed again with the same schema. It therefore keeps the service's
 * field names.
 */
import * as z from 'zod/mini'
import { PRODUCT } from '../api/brand.js'
import { flag, label, lenientList, lenientOptional, lenientTable, text } from './fields.js'

/** The sections, in the order in which they are shown. */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** The name of the field that marks theme worlds for card holders. It contains the brand's name. */
export const CARD_FLAG = `${PRODUCT}Card` as const

/** A theme world. It is left out if it has no address or title. */
const createThemeWorld = () =>
  z.object({
    url: text(),
    title: label(200),
    imgUrl: z.catch(text(), ''),
    availability: z.catch(lenientList(text(60)), []),
    badges: z.catch(lenientList(text(60)), []),
    /** ISO 8601. */
    endDate: lenientOptional(text(40)),
    endDateText: lenientOptional(text(200)),
    onlyXDaysLeftText: lenientOptional(text(200)),
    [CARD_FLAG]: flag(),
  })
export type ThemeWorld = z.infer<ReturnType<typeof createThemeWorld>>

export function createThemeWorldsResponse() {
  const section = lenientOptional(
    z.object({
      headline: z.catch(text(200), ''),
      themeworlds: z.catch(lenientList(createThemeWorld()), []),
    }),
  )
  return z.object({
    sections: z.object({ scout: section, new: section, more: section, lastChance: section }),
    /** The texts of badges and availabilities, keyed by name. */
    translations: z.catch(lenientTable(text(200)), {}),
  })
}
export type ThemeWorlds = z.infer<ReturnType<typeof createThemeWorldsResponse>>
