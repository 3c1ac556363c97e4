/** Which browsers know a feature, according to MDN. A feature has a key such as `api.URL.canParse_static`. */
import { createRequire } from 'node:module'
import { OLDEST } from './oldest.mjs'

const require = createRequire(import.meta.url)
/** The data is read and not imported, because vitest would turn its 20 MB into code. */
const data = require('@mdn/browser-compat-data')

const isAtMost = (version, limit) => {
  const [parts, limits] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number))
  for (const at of [0, 1, 2]) {
    const difference = (parts[at] ?? 0) - (limits[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

/** Entries with a flag, a prefix or another name do not count. */
const isIn = (version, support) =>
  [support].flat().some((entry) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = entry
    if (!added || added === 'preview' || flags || prefix || other) return false
    return isAtMost(added, version) && !(removed && isAtMost(removed, version))
  })

const entryOf = (key) => key.split('.').reduce((branch, name) => branch?.[name], data)?.__compat

/** The names of all features below a branch, such as the interfaces below `api`. */
export const namesBelow = (key) =>
  Object.keys(key.split('.').reduce((branch, name) => branch?.[name], data) ?? {}).filter(
    (name) => name !== '__compat',
  )

export const isKnown = (key) => entryOf(key) !== undefined

/** @returns the oldest browsers that lack the feature, such as `safari 18` */
export const lackingIn = (key) =>
  Object.entries(OLDEST)
    .filter(([browser, version]) => !isIn(version, entryOf(key).support[browser] ?? []))
    .map(([browser, version]) => `${browser} ${version}`)

/** @returns for people: the first version of each engine that knows the feature */
export const sinceOf = (key) =>
  ['chrome', 'firefox', 'safari']
    .map((browser) => `${browser} ${[entryOf(key).support[browser]].flat()[0].version_added}`)
    .join(', ')

/** When the oldest version of a browser was released, as `2024-11-12`. */
export const releaseOf = (browser) => data.browsers[browser].releases[OLDEST[browser]].release_date
/** When the data was published. */
export const publishedAt = new Date(data.__meta.timestamp)
