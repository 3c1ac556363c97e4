/**
 * What the bar reads of the theme worlds' answer: that there are some. The rest is kept as it came, and is read by
 * `theme-worlds.ts`, which comes with the code that shows it. interface §5.
 */
import * as z from 'zod/mini'

/** The order in which sections are shown (header-search-cart §2). */
export const SECTION_NAMES = ['scout', 'new', 'more', 'lastChance'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export interface ThemeWorldsAnswer {
  sections: { [name in SectionName]?: { themeworlds?: unknown } | null | undefined }
}

export const themeWorldsAnswer = z.custom<ThemeWorldsAnswer>(
  (value) => (value as ThemeWorldsAnswer | null)?.sections instanceof Object,
)

/** A theme world needs its address and its title. */
const isWorld = (value: unknown) => {
  const { url, title } = Object(value) as Record<string, unknown>
  return typeof url === 'string' && typeof title === 'string'
}

export const hasThemeWorlds = ({ sections }: ThemeWorldsAnswer): boolean =>
  SECTION_NAMES.some((name) => {
    const worlds = sections[name]?.themeworlds
    return Array.isArray(worlds) && worlds.some(isWorld)
  })
