/**
 * Says whether a build belongs to the sources as they are now, so that `npm start` builds only what has changed. Each of
 * the two parts of a build, the code and the docs, has the hash of the sources in `dist/built/`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cdn, cli, dist, root } from './paths.mjs'

/** In any folder: what no build reads. `dist` is also the folder of `cli/` that the build writes to. */
const IGNORED = ['.git', 'coverage', 'dist', 'node_modules', 'test-results', 'tests']
/** In the project's folder: what `npm run release` writes. */
const RELEASES = ['release', 'release-maps']

/** The settings that change what a build writes. */
const VARIABLES = ['DEV']

/** @returns the paths of all files in the folder, in a fixed order */
const list = (folder, ignored = IGNORED) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return list(path)
      return entry.isFile() ? [path] : []
    })

/** @returns a hash of the names and the content of all files in the project that a build may read, tracked by git or not */
export function hashSources(folder = root) {
  const hash = createHash('sha256').update(JSON.stringify(VARIABLES.map((name) => process.env[name] ?? '')))
  for (const path of list(folder, [...IGNORED, ...RELEASES])) {
    const content = readFileSync(path)
    hash.update(`\0${path.slice(folder.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const built = join(dist, 'built')

/** Before something writes to `dist`: a build that ends too early, or another kind of build, must not look complete. */
export const forgetBuilds = () => rmSync(built, { recursive: true, force: true })

/** Somebody may have deleted one of the folders that the build writes to. */
const OUTPUTS = {
  code: [join(cdn, 'loader.js'), join(dist, 'npm/server.js'), join(cli, 'main.js')],
  docs: [join(cli, 'docs/index.html')],
}

/** @returns whether the part has been built from sources with this hash */
export const isBuilt = (part, hash) =>
  [join(built, part), ...OUTPUTS[part]].every((path) => existsSync(path)) &&
  readFileSync(join(built, part), 'utf8') === hash

/**
 * Builds a part, and records its sources. Sources that change during the build may be in it or not, so it then counts as not built.
 *
 * @param {'code' | 'docs'} part  the docs contain code, so building the code forgets the docs
 */
export async function recordBuild(part, build) {
  const hash = hashSources()
  if (part === 'code') forgetBuilds()
  else rmSync(join(built, part), { force: true })
  await build()
  if (hashSources() !== hash) return
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, part), hash)
}
