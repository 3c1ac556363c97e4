/** A release folder with small files instead of a build. `tests/long/delivery/` deploys real releases. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { layOut } from '../../../../cli/release/lay-out.js'

export const HEADER = 'chunks/header.1.js'
export const CHUNKS = { [HEADER]: 'header', 'chunks/de-DE.2.js': 'texts' }

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

export function createReleaseFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'release-'))
  const folder = join(parent, 'release')

  /** @returns a new folder with these files */
  const write = (files: Record<string, string>): string => {
    const written = mkdtempSync(join(parent, 'built-'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(written, path)), { recursive: true })
      writeFileSync(join(written, path), text)
    }
    return written
  }

  /**
   * @param files  files with a hash in their names
   * @param more   files with fixed names, besides the loader and the manifest
   * @returns a build of this version
   */
  const build = (
    version: string,
    files: Record<string, string> = CHUNKS,
    more: Record<string, string> = {},
  ) => {
    const all = { 'loader.js': `loader of ${version}`, ...more, ...files }
    const hashes = Object.entries(all).map(([path, text]) => [path, { preload: hashOf(text) }])
    const manifest = {
      version,
      files: Object.fromEntries(hashes),
      widgets: { header: [HEADER] },
      styles: { footer: 'styles/footer.4.css' },
    }
    return { cdn: write({ 'manifest.json': JSON.stringify(manifest), ...all }) }
  }

  const at = (path: string) => join(folder, path)
  return {
    folder,
    write,
    build,
    at,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    lay: (version: string, files?: Record<string, string>, maps?: string) =>
      layOut({ ...build(version, files), maps }, folder),
    /** A release whose pages may load `header.js`. */
    layWithHeader: (version: string) =>
      layOut({ ...build(version, CHUNKS, { 'header.js': `header of ${version}` }), maps: undefined }, folder),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

export type ReleaseFolder = ReturnType<typeof createReleaseFolder>
