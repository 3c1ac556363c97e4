/**
 * `npm test licences`: checks what is shipped, which is the code in the files for the CDN and in the npm packages, and
 * the dependencies that they install. All licences must be allowed (the build checks those of bundled packages), and no package
 * may have a known security problem. That check needs the registry; if the registry cannot be reached, it is skipped and says so.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOWED, DRAWN, namedIn, NOTICES } from './licences.mjs'
import { at, cdn, cli, dist, root } from './paths.mjs'

const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
const { packages } = readJson('package-lock.json')
const factsOf = (name) => packages[`node_modules/${name}`] ?? DRAWN.find((drawn) => drawn.name === name)

/** The names of all direct and indirect dependencies of both packages. */
function dependencies() {
  const found = new Set()
  const add = (name) => {
    if (found.has(name) || name === 'shop-embed') return
    found.add(name)
    Object.keys(factsOf(name).dependencies ?? {}).forEach(add)
  }
  for (const path of ['package.json', 'cli/package.json'])
    Object.keys(readJson(path).dependencies).forEach(add)
  return [...found]
}

const DOCS_NOTICES = join(cli, 'docs', NOTICES)
/** The notices of the CDN's files, of the package `shop-embed` and, if they are built, of the docs. The commands bundle no other package. */
const NOTICE_FILES = [
  { path: join(cdn, NOTICES), drawn: DRAWN },
  { path: join(dist, 'npm', NOTICES), drawn: [] },
  ...(existsSync(DOCS_NOTICES) ? [{ path: DOCS_NOTICES, drawn: [] }] : []),
].map((file) => ({ ...file, bundled: namedIn(readFileSync(file.path, 'utf8')) }))

/** @returns one line for each file that does not name what is in the bundle */
const findMissing = ({ path, drawn, bundled }) => [
  ...(bundled.length > drawn.length ? [] : [`${path} names no package whose code is bundled`]),
  ...drawn.flatMap(({ name }) => (bundled.includes(name) ? [] : [`${name}: ${path} does not name it`])),
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

const names = [...new Set([...NOTICE_FILES.flatMap(({ bundled }) => bundled), ...dependencies()])].sort()
const advisories = findAdvisories(names)
const problems = [
  ...names.filter((name) => !ALLOWED.includes(factsOf(name).license)).map((name) => `${name}: not allowed`),
  ...NOTICE_FILES.flatMap(findMissing),
  ...(advisories ?? []),
]

for (const name of names) console.log(`${name} ${factsOf(name).version} (${factsOf(name).license})`)
console.log(
  advisories
    ? `advisories: ${advisories.length}`
    : 'advisories: skipped, because the registry did not respond',
)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
