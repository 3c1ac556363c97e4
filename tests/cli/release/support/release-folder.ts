/** A release folder with small files instead of a build. `tests/long/delivery/` deploys real releases. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import type { Built } from '../../../../cli/release/built.js'
import release from '../../../../cli/release/index.js'

export const HEADER = 'chunks/header.1.js'
export const CHUNKS = { [HEADER]: 'header', 'chunks/de-DE.2.js': 'texts' }

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What the command finds instead of the installed packages: each test replaces `built.ts` by this. */
export const installed = { built: undefined as Built | undefined, findBuilt: () => installed.built! }

export function createReleaseFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'release-'))
  const folder = join(parent, 'release')
  const printed: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text))

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
  ): Built => {
    const all = { 'loader.js': `loader of ${version}`, ...more, ...files }
    const hashes = Object.entries(all).map(([path, text]) => [path, { preload: hashOf(text) }])
    const manifest = {
      version,
      files: Object.fromEntries(hashes),
      widgets: { header: [HEADER] },
      styles: { footer: 'styles/footer.4.css' },
    }
    return {
      cdn: write({ 'manifest.json': JSON.stringify(manifest), ...all }),
      docs: write({ 'index.html': `docs of ${version}` }),
      maps: undefined,
    }
  }

  /** Runs the command in the folder. @returns its exit code, and what it printed */
  const run = async (...args: string[]) => {
    const code = await release.run([...args, '--folder', folder])
    return { code, text: printed.splice(0).join('\n') }
  }

  const at = (path: string) => join(folder, path)
  return {
    folder,
    printed,
    write,
    build,
    run,
    at,
    /** Adds a version. @param args  further arguments of the command */
    release: (version: string, ...args: string[]) => {
      installed.built = build(version)
      return run(...args)
    },
    read: (path: string) => readFileSync(at(path), 'utf8'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

export type ReleaseFolder = ReturnType<typeof createReleaseFolder>
