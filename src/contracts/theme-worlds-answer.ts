/**
 * What the bar reads of the theme worlds' answer: that there are some. The rest is kept as it came, and is read by
 * `theme-worlds.ts`, which comes with the code that shows it. header-search-cart §2; interface §5.
 */
import * as z from 'zod/mini'
import { list, text } from './shape.js'

/** The order in which sections are shown (header-search-cart §2). */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export interface ThemeWorldsAnswer {
  sections: { [name in SectionName]?: { themeworlds?: unknown } | null | undefined }
}

/** A theme world needs its address and its title. */
const worlds = list(z.object({ url: text(), title: text() }))

/** `null` if there are none, which the session's storage gives back as it is. */
export const themeWorldsAnswer = z.pipe(
  z.custom<ThemeWorldsAnswer | null>(
    (value) => value === null || (value as Partial<ThemeWorldsAnswer>)?.sections instanceof Object,
  ),
  z.transform((answer: ThemeWorldsAnswer | null) =>
    SECTION_NAMES.some((name) => worlds.safeParse(answer?.sections[name]?.themeworlds).data?.length)
      ? answer
      : null,
  ),
)
