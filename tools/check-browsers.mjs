/**
 * Checks that the built files use nothing that the oldest supported browsers lack, except behind a test. Prints where the
 * files use the features that people ask about. `tools/browsers/` has the versions, the exceptions and the named features.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKnown, lackingIn, publishedAt, releaseOf, sinceOf } from './browsers/compat-data.mjs'
import { EXCEPTIONS } from './browsers/exceptions.mjs'
import { NAMED_FEATURES } from './browsers/named-features.mjs'
import { OLDEST } from './browsers/oldest.mjs'
import { readScripts } from './browsers/script-features.mjs'
import { featuresOfSheet } from './browsers/sheet-features.mjs'
import { cdn, dist, root } from './paths.mjs'
import { minifyCss } from './rollup/css.mjs'

const PROMISED_YEARS = 2

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))

/** `chunks/header.DQOYoRIm.js` → `header` */
const chunkName = (path) => path.split('/').at(-1).split('.')[0]

const scripts = filesIn(cdn, '.js').map((path) => ({
  name: chunkName(path),
  code: readFileSync(path, 'utf8'),
}))
const loader = scripts.find(({ name }) => name === 'loader').code
/** The server entry writes the HTML of fragments, with declarative shadow roots. */
const server = {
  name: 'shop-embed/server',
  code: readFileSync(join(dist, 'npm/render-to-html.js'), 'utf8'),
}

/** Feature → the names of the chunks and sheets that use it. */
const uses = new Map()
const note = (key, name) => uses.set(key, [...(uses.get(key) ?? []), name])
readScripts(scripts.map(({ code }) => code)).forEach((features, at) => {
  for (const key of features) note(key, scripts[at].name)
})
// The scripts contain the sheets as texts, minified by this function.
const sheets = filesIn(join(root, 'src'), '.css')
for (const path of sheets)
  for (const key of featuresOfSheet(minifyCss(path))) note(key, path.slice(root.length))

const problems = []
const contains = (text, part) => (typeof part === 'string' ? text.includes(part) : part.test(text))

for (const [key, names] of uses) {
  const lacking = lackingIn(key)
  if (lacking.length > 0 && !EXCEPTIONS[key])
    problems.push(`${key} is missing in ${lacking.join(', ')}; used in ${names.join(', ')}`)
}

for (const [key, { test }] of Object.entries(EXCEPTIONS)) {
  if (!uses.has(key)) problems.push(`${key} is an exception, but is not used`)
  else if (lackingIn(key).length === 0) problems.push(`${key} is an exception, but no browser lacks it`)
  if (test && !contains(readFileSync(join(root, test[0]), 'utf8'), test[1]))
    problems.push(`${key}: ${test[0]} does not contain the test ${test[1]}`)
}

const namedRows = NAMED_FEATURES.map(({ name, keys, use, tested }) => {
  const users = [...scripts, server].filter(({ code }) => use.test(code)).map((file) => file.name)
  for (const key of keys) {
    if (!isKnown(key)) problems.push(`${name}: MDN does not know ${key}`)
    else if (lackingIn(key).length > 0) problems.push(`${name}: ${lackingIn(key).join(', ')} lack ${key}`)
  }
  if (tested && !loader.includes(`"${tested}"`))
    problems.push(`${name}: the loader does not test for ${tested}`)
  const test = tested ? 'tested by the loader' : 'not tested, all have it'
  return [name, keys.map(sinceOf).at(-1), test, users.join(' ') || 'not used']
})

const limit = new Date(publishedAt)
limit.setFullYear(limit.getFullYear() - PROMISED_YEARS)
for (const [browser, version] of Object.entries(OLDEST))
  if (new Date(releaseOf(browser)) > limit)
    problems.push(`${browser} ${version} is younger than ${PROMISED_YEARS} years: promise an older version`)

const widths = [24, 38, 24]
for (const row of namedRows) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' '))
const versions = Object.entries(OLDEST).map(([browser, version]) => `${browser} ${version}`)
console.log(
  `${uses.size} features in ${scripts.length} scripts and ${sheets.length} style sheets, for ${versions.join(', ')};`,
)
console.log(`${Object.keys(EXCEPTIONS).length} of them are missing in some, and the code works without them.`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
