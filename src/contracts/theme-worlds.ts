/** GET /service/themeworld-frontend/api/themeworlds/navigation. header-search-cart §3; interface §5. */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { flag, list, maybe, or, text } from './shape.js'
import { table } from './table.js'

const CARD_FLAG = `${PRODUCT}Card`

export const themeWorld = z.pipe(
  z.object({
    url: text(),
    imgUrl: or(text(), ''),
    title: text(200),
    availability: list(text(60)),
    badges: list(text(60)),
    endDate: maybe(text(40)),
    endDateText: maybe(text(200)),
    onlyXDaysLeftText: maybe(text(200)),
    [CARD_FLAG]: flag(),
  }),
  z.transform(({ [CARD_FLAG]: isCardExclusive, ...world }) => ({ ...world, isCardExclusive })),
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
