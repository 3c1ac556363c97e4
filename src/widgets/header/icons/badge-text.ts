/** The highest count that the badge shows. For more, it shows +99. header-search-cart §2, §9. */
const MAX_COUNT = 99

export const badgeText = (count: number): string =>
  count > MAX_COUNT ? `+${MAX_COUNT}` : String(count || '')
