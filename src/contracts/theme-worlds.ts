/** GET /service/themeworld-frontend/api/themeworlds/navigation. header-search-cart §3; interface §5. */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { flag, list, maybe, or, text } from './shape.js'
import { table } from './table.js'

/** The order in which sections are shown (header-search-cart §2). */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

const CARD_FLAG = `${PRODUCT}Card`

const themeWorldFields = {
  url: text(),
  imgUrl: or(text(), ''),
  title: text(200),
  availability: list(text(60)),
  badges: list(text(60)),
  endDate: maybe(text(40)),
  endDateText: maybe(text(200)),
  onlyXDaysLeftText: maybe(text(200)),
  /** Our own word for the brand-named flag: what we keep for the session is read by this schema too. */
  isCardExclusive: flag(),
}

export const themeWorld = z.pipe(
  z.object({ ...themeWorldFields, [CARD_FLAG]: flag() }),
  z.transform((value) => ({
    url: value.url,
    imgUrl: value.imgUrl,
    title: value.title,
    availability: value.availability,
    badges: value.badges,
    endDate: value.endDate,
    endDateText: value.endDateText,
    onlyXDaysLeftText: value.onlyXDaysLeftText,
    isCardExclusive: value.isCardExclusive || (value as Record<string, unknown>)[CARD_FLAG] === true,
  })),
)
export type ThemeWorld = z.infer<typeof themeWorld>

const section = z.object({ headline: or(text(200), ''), themeworlds: list(themeWorld) })

export const themeWorldsResponse = z.object({
  sections: z.object({
    scout: maybe(section),
    new: maybe(section),
    more: maybe(section),
    lastChance: maybe(section),
  }),
  /** Text by badge or availability name. */
  translations: or(table(text(200)), {}),
})
export type ThemeWorlds = z.infer<typeof themeWorldsResponse>
