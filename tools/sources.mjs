/**
 * Says whether a build belongs to the sources as they are now, so that `npm start` builds only what has changed. Each of
 * the two parts of a build, the code and the docs, has the hash of the sources in `dist/built/`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cdn, cli, dist, root } from './paths.mjs'

/** What no build reads; `node_modules` in any folder. */
const IGNORED = ['.git', 'cli/dist', 'coverage', 'dist', 'release', 'release-maps', 'test-results', 'tests']

/** The files in the project's top folder that a build reads. Other files there may be private files of a developer. */
const isConfiguration = (name) =>
  /\.(mjs|md)$|^(package|package-lock|tsconfig|tsconfig\.build)\.json$/.test(name)

/** @returns the paths of the files that a build may read, relative to the project's folder and in a fixed order */
const list = (folder, path = '') =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .map((entry) => ({ entry, at: path === '' ? entry.name : `${path}/${entry.name}` }))
    .filter(({ entry, at }) => entry.name !== 'node_modules' && !IGNORED.includes(at))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .flatMap(({ entry, at }) => {
      if (entry.isDirectory()) return list(folder, at)
      return entry.isFile() && (path !== '' || isConfiguration(at)) ? [at] : []
    })

/** @returns a hash of the names and the content of all files that a build may read, whether git tracks them or not */
export function hashSources(folder = root) {
  const hash = createHash('sha256')
  for (const path of list(folder)) {
    const content = readFileSync(join(folder, path))
    hash.update(`\0${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const built = join(dist, 'built')

/** Called before something writes to `dist`: a build that ends too early, or another kind of build, must not look complete. */
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
 * Builds a part, and records its sources. If sources change during the build, it may or may not contain the changes, so the
 * part then counts as not built.
 *
 * @param {'code' | 'docs'} part  the docs contain code, so building the code forgets the docs
 */
export async function recordBuild(part, build, folder = root) {
  const hash = hashSources(folder)
  if (part === 'code') forgetBuilds()
  else rmSync(join(built, part), { force: true })
  await build()
  if (hashSources(folder) !== hash) return
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, part), hash)
}
