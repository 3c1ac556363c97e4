/** Compares versions such as `1.2.3` and `1.2.3-rc.1`, and names the channel that serves one. */

/** Compares the digits as numbers: `9` is before `10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

/** @returns the numbers, and the name of the prerelease, which is empty for a release */
function partsOf(version: string): [numbers: string, prerelease: string] {
  const at = version.indexOf('-')
  return at < 0 ? [version, ''] : [version.slice(0, at), version.slice(at + 1)]
}

/** For `sort`: the oldest first. A prerelease is older than its release. */
export function compareVersions(one: string, other: string): number {
  const [numbers, prerelease] = partsOf(one)
  const [otherNumbers, otherPrerelease] = partsOf(other)
  return (
    compare(numbers, otherNumbers) ||
    Number(prerelease === '') - Number(otherPrerelease === '') ||
    compare(prerelease, otherPrerelease)
  )
}

export const isOlder = (version: string, than: string): boolean => compareVersions(version, than) < 0

/**
 * The major versions that have changed what pages use: pages opt in to such a version, so it has a channel of its own. Version 2
 * is not one of them: it has changed only what operators use.
 */
const CHANGED_FOR_PAGES = [0, 1]

/** `1.2.0` and `2.0.0` → `v1` */
export const channelOf = (version: string): string =>
  `v${CHANGED_FOR_PAGES.findLast((major) => major <= Number.parseInt(version, 10))}`
