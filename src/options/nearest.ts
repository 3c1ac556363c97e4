/** Finds the name that somebody probably meant. */
import { optionKey } from './read.js'

/** The number of letters that must be added, removed, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const replaced = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)
      const swapped = isSwapped ? before[to - 2]! + 1 : Infinity
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, replaced, swapped))
    }
    before = row
    row = next
  }
  return row[other.length]!
}

/** At most every third letter may differ. */
function isNear(name: string, known: string): boolean {
  const most = Math.floor(known.length / 3)
  // A page may have names of any length, and the time for the distance grows with it.
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most
}

/** @returns the nearest of the known names; `undefined` if none is near */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .filter((one) => isNear(optionKey(name), optionKey(one)))
    .sort(
      (one, other) => distance(optionKey(name), optionKey(one)) - distance(optionKey(name), optionKey(other)),
    )
  return best
}
