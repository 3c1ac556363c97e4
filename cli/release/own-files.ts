/**
 * The files of a release with fixed names, such as `loader.js`. They were built for a folder with all files. A release has a
 * folder of its own beside the one that all releases share, so here they get the address of that one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder as builtAddress } from 'virtual:release'
import { brotli, hashOf, SHARED } from './files.js'
import { MANIFEST, readManifest, type Manifest } from './manifest.js'
import { SCRIPTS, scriptsOf } from './scripts.js'

/** The address of the shared folder. As long as the built one, so that the columns of source maps stay right. */
export const SHARED_ADDRESS = `../${SHARED}/`

const inShared = (path: string): string => SHARED_ADDRESS + path

/** What the manifest says of a file. */
const describe = (content: Buffer) => ({
  bytes: content.length,
  brotli: brotli(content).length,
  integrity: hashOf('sha384', content),
  preload: hashOf('sha256', content),
})

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

function manifestOf(
  { files, widgets, styles, ...facts }: Manifest,
  own: ReadonlyMap<string, Buffer>,
): Manifest {
  const described = [
    ...[...own].map(([path, content]) => [path, describe(content)] as const),
    ...Object.entries(files)
      .filter(([path]) => !own.has(path))
      .map(([path, file]) => [inShared(path), file] as const),
  ].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...facts,
    files: Object.fromEntries(described),
    widgets: mapValues(widgets, (paths) => paths.map(inShared)),
    styles: mapValues(styles, inShared),
  }
}

/** @param cdn  the built folder  @returns path → content, with the manifest and the list of scripts of the release */
export function ownFilesOf(cdn: string): Map<string, Buffer> {
  const paths = readdirSync(cdn, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST && entry.name !== SCRIPTS)
    .map(({ name }) => name)
  const own = new Map(
    paths.map((path) => {
      const content = readFileSync(join(cdn, path))
      const isScript = path.endsWith('.js')
      return [
        path,
        isScript ? Buffer.from(content.toString().replaceAll(builtAddress, SHARED_ADDRESS)) : content,
      ]
    }),
  )
  const manifest = manifestOf(readManifest(cdn), own)
  const lists = { [MANIFEST]: manifest, [SCRIPTS]: scriptsOf(manifest) }
  for (const [path, list] of Object.entries(lists)) own.set(path, Buffer.from(JSON.stringify(list, null, 1)))
  return own
}
