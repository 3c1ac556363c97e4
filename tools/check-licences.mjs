/**
 * `npm run test:licences`: checks what is shipped, which is the code in the files for the CDN, and the dependencies that
 * the npm package brings along. Their licences must be allowed, their notices must be in the files for the CDN, and they
 * must have no known security problem. The last check needs the registry; without it, the check says so and is left out.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DRAWN,
  folderOf,
  headingOf,
  isAllowed,
  namedIn,
  NOTICES,
  noticeOf,
  readPackage,
} from './licences.mjs'
import { cdn, root } from './paths.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The names of the dependencies, and of theirs. */
function dependencies() {
  const { packages } = readJson('package-lock.json')
  const found = new Set()
  const add = (name) => {
    if (found.has(name)) return
    found.add(name)
    Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).forEach(add)
  }
  Object.keys(readJson('package.json').dependencies).forEach(add)
  return [...found]
}

/** @returns one line for each problem */
function findProblems(bundled, packages, notices) {
  const withoutNotice = DRAWN.filter((name) => !bundled.some((shipped) => shipped.name === name))
  return [
    ...(bundled.length > DRAWN.length ? [] : [`${NOTICES} names no package whose code is bundled`]),
    ...withoutNotice.map((name) => `${name}: ${NOTICES} does not name it`),
    ...packages
      .filter(({ licence }) => !isAllowed(licence))
      .map((shipped) => `${headingOf(shipped)}: not allowed`),
    ...packages.filter(({ text }) => !text).map(({ name }) => `${name}: the package has no licence text`),
    ...packages
      .filter(({ name }) => bundled.some((shipped) => shipped.name === name))
      .filter((shipped) => !notices.includes(noticeOf(shipped)))
      .map((shipped) => `${headingOf(shipped)}: its licence text is not in ${NOTICES}`),
  ]
}

/** @returns one line for each advisory about one of the names; `undefined` if the registry did not answer */
function findAdvisories(names) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: root,
    encoding: 'utf8',
  })
  try {
    const { vulnerabilities } = JSON.parse(stdout)
    return Object.values(vulnerabilities)
      .filter(({ name }) => names.includes(name))
      .map(({ name, severity, range }) => `${name} ${range}: a known security problem (${severity})`)
  } catch {
    return undefined
  }
}

const notices = readFileSync(join(cdn, NOTICES), 'utf8')
const bundled = namedIn(notices)
const names = [...new Set([...bundled.map(({ name }) => name), ...dependencies()])].sort()
const packages = names.map((name) => readPackage(folderOf(name)))
const advisories = findAdvisories(names)
const problems = [...findProblems(bundled, packages, notices), ...(advisories ?? [])]

for (const shipped of packages) console.log(headingOf(shipped))
console.log(
  advisories
    ? `advisories: ${advisories.length}`
    : 'advisories: left out, because the registry did not answer',
)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
