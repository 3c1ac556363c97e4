/** What stands on the cart: nothing for an empty one, and no more than two digits. header-search-cart §2, §9. */
const CAP = 99

export const badgeText = (count: number): string => (count > CAP ? `+${CAP}` : count > 0 ? `${count}` : '')
