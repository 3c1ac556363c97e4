/**
 * `npm test licences`: checks what is shipped, which is the code in the files for the CDN and in the npm packages, and
 * the dependencies that they install. All licences must be allowed, and no package may have a known security problem. The
 * notices of bundled packages must be shipped with them. The check for security problems needs the registry; if the registry
 * cannot be reached, the check is skipped and says so.
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
import { cdn, cli, dist, root } from './paths.mjs'

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The names of all direct and indirect dependencies of both packages. */
function dependencies() {
  const { packages } = readJson('package-lock.json')
  const found = new Set()
  const add = (name) => {
    if (found.has(name)) return
    found.add(name)
    Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).forEach(add)
  }
  for (const path of ['package.json', 'cli/package.json'])
    Object.keys(readJson(path).dependencies).forEach(add)
  return [...found].filter((name) => name !== 'shop-embed')
}

/** The notices of the CDN's files, of the package `shop-embed` and of the docs. The commands bundle no other package. */
const NOTICE_FILES = [
  { path: join(cdn, NOTICES), drawn: DRAWN },
  { path: join(dist, 'npm', NOTICES), drawn: [] },
  { path: join(cli, 'docs', NOTICES), drawn: [] },
]

/** @returns one line for each notice that is missing or incomplete */
function findMissing({ path, drawn, notices, bundled }) {
  const isNamed = ({ name }) => bundled.some((shipped) => shipped.name === name)
  return [
    ...(bundled.length > drawn.length ? [] : [`${path} names no package whose code is bundled`]),
    ...drawn.filter((name) => !isNamed({ name })).map((name) => `${name}: ${path} does not name it`),
    ...packages
      .filter((shipped) => isNamed(shipped) && !notices.includes(noticeOf(shipped)))
      .map((shipped) => `${headingOf(shipped)}: its licence text is not in ${path}`),
  ]
}

/** @returns one line for each package whose licence is not allowed or has no text */
const findForbidden = () => [
  ...packages
    .filter(({ licence }) => !isAllowed(licence))
    .map((shipped) => `${headingOf(shipped)}: not allowed`),
  ...packages.filter(({ text }) => !text).map(({ name }) => `${name}: the package has no licence text`),
]

/** @returns one line for each advisory about one of the names; `undefined` if the registry did not respond */
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

const files = NOTICE_FILES.map((file) => {
  const notices = readFileSync(file.path, 'utf8')
  return { ...file, notices, bundled: namedIn(notices) }
})
const bundledNames = files.flatMap(({ bundled }) => bundled.map(({ name }) => name))
const names = [...new Set([...bundledNames, ...dependencies()])].sort()
const packages = names.map((name) => readPackage(folderOf(name)))
const advisories = findAdvisories(names)
const problems = [...findForbidden(), ...files.flatMap(findMissing), ...(advisories ?? [])]

for (const shipped of packages) console.log(headingOf(shipped))
console.log(
  advisories
    ? `advisories: ${advisories.length}`
    : 'advisories: skipped, because the registry did not respond',
)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
