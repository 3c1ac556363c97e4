/** Finds the name that somebody has probably meant. */

/** How many letters have to be added, removed or replaced. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const replaced = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, replaced))
    }
    row = next
  }
  return row[other.length]!
}

/** At most every third letter may differ. */
const isNear = (name: string, known: string) => distance(name, known) <= Math.floor(known.length / 3)

/** @returns the nearest of the known names; `undefined` if none is near */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '')
  const [best] = known
    .filter((one) => isNear(plain(name), plain(one)))
    .sort((one, other) => distance(plain(name), plain(one)) - distance(plain(name), plain(other)))
  return best
}

/** @returns the sentence behind "There is no option …", with a blank before it */
export const suggest = (near: string | undefined): string => (near === undefined ? '' : ` Is it "${near}"?`)
