/** Compares versions such as `1.2.3`. */

const numbersOf = (version: string): number[] => version.split(/[.-]/, 3).map((part) => Number(part) || 0)

export function isOlder(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)]
  for (let at = 0; at < 3; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
