/**
 * The theme worlds, GET /service/themeworld-frontend/api/themeworlds/navigation. header-search-cart §2, §3, §7;
 * interface §5.
 *
 * The parsed answer is kept in the session's storage and parsed again by the same schema, so it keeps the service's
 * field names.
 */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { flag, lenientList, lenientOptional, lenientTable, text } from './fields.js'

/** The order in which sections are shown. */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

/** The field that marks theme worlds for card holders; its name contains the brand's name. */
export const CARD_FLAG = `${PRODUCT}Card` as const

/** Without an address and a title a theme world is not shown. */
const themeWorld = z.object({
  url: text(),
  title: text(200),
  imgUrl: z.catch(text(), ''),
  availability: z.catch(lenientList(text(60)), []),
  badges: z.catch(lenientList(text(60)), []),
  /** ISO 8601. */
  endDate: lenientOptional(text(40)),
  endDateText: lenientOptional(text(200)),
  onlyXDaysLeftText: lenientOptional(text(200)),
  [CARD_FLAG]: flag(),
})
export type ThemeWorld = z.infer<typeof themeWorld>

const section = lenientOptional(
  z.object({
    headline: z.catch(text(200), ''),
    themeworlds: z.catch(lenientList(themeWorld), []),
  }),
)

export const themeWorldsResponse = z.object({
  sections: z.object({ scout: section, new: section, more: section, lastChance: section }),
  /** Texts by the name of a badge or an availability. */
  translations: z.catch(lenientTable(text(200)), {}),
})
export type ThemeWorlds = z.infer<typeof themeWorldsResponse>
