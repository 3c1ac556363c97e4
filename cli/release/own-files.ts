/**
 * The files of a release with fixed names, such as `loader.js`. They were built for a folder with all files. A release has a
 * folder of its own beside the one that all releases share, so here they get the address of that one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder as builtAddress } from 'virtual:release'
import { brotli, hashOf, SHARED } from './files.js'

const MANIFEST = 'manifest.json'

/** `manifest.json` of a release. The build writes one for a folder with all files. */
export interface Manifest {
  version: string
  /** Path, relative to the folder of the release → the hashes of the file, such as `sha256-…`. */
  files: Readonly<Record<string, { integrity: string; preload: string }>>
  /** Widget → the paths of its chunks. */
  widgets: Readonly<Record<string, readonly string[]>>
  /** Widget → the path of its style sheet. */
  styles: Readonly<Record<string, string>>
}

/** @throws {Error} if the folder has no manifest, or a damaged one */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest

/** The address of the shared folder. As long as the built one, so that the columns of source maps stay right. */
const SHARED_ADDRESS = `../${SHARED}/`

/** What the manifest says of a file. */
const describe = (content: Buffer) => ({
  bytes: content.length,
  brotli: brotli(content).length,
  integrity: hashOf('sha384', content),
  preload: hashOf('sha256', content),
})

const mapEntries = <Value, Result>(
  object: Readonly<Record<string, Value>>,
  change: (name: string, value: Value) => [string, Result],
): Record<string, Result> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => change(name, value)))

/** @param cdn  the built folder  @returns name → content, with the manifest of the release */
export function ownFilesOf(cdn: string): Map<string, Buffer> {
  const { files, widgets, styles, ...facts } = readManifest(cdn)
  const names = readdirSync(cdn, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map(({ name }) => name)
  const own = new Map(
    names.map((name) => {
      const content = readFileSync(join(cdn, name))
      const isScript = name.endsWith('.js')
      return [
        name,
        isScript ? Buffer.from(content.toString().replaceAll(builtAddress, SHARED_ADDRESS)) : content,
      ]
    }),
  )
  const inRelease = (path: string) => (own.has(path) ? path : SHARED_ADDRESS + path)
  const manifest: Manifest = {
    ...facts,
    files: mapEntries(files, (path, file) => {
      const content = own.get(path)
      return [inRelease(path), content ? describe(content) : file]
    }),
    widgets: mapEntries(widgets, (widget, paths) => [widget, paths.map(inRelease)]),
    styles: mapEntries(styles, (widget, path) => [widget, inRelease(path)]),
  }
  return own.set(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)))
}
