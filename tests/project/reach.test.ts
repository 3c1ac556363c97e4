/** How much a reader has to believe: the files that two journeys reach by imports. Types, pictures and `import()` are left out. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../tools/paths.mjs'

const IMPORTS =
  /^(?:import|export)\s+(type\s+)?[^'"]*?from\s+['"](\.[^'"]+)['"]|^import\s+['"](\.[^'"]+)['"]/gm

const resolve = (from: string, path: string): string | undefined => {
  const file = join(dirname(from), path)
  return [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find((name) => existsSync(name))
}

/** Adds the file and all that it reaches, with their numbers of lines. */
function walk(file: string, seen: Map<string, number>): void {
  if (seen.has(file) || file.endsWith('.jpg')) return
  const text = readFileSync(file, 'utf8')
  seen.set(file, text.split('\n').length - 1)
  if (file.endsWith('.css')) return
  for (const [, isType, from, alone] of text.matchAll(IMPORTS)) {
    const next = isType ? undefined : resolve(file, from ?? alone!)
    if (next) walk(next, seen)
  }
}

/** The loader and the chunks that each journey loads first. */
const CORE = ['loader/loader.ts', 'src/cdn/core.ts']

const JOURNEYS = {
  'from a placeholder to a newsletter form': {
    entries: [...CORE, 'src/cdn/runtime.ts', 'src/widgets/newsletter/index.ts'],
    files: 129,
    lines: 9040,
  },
  'from a press to the badge': {
    entries: [...CORE, 'src/html/index.ts', 'src/cart/index.ts', 'src/widgets/header/icons/Icons.tsx'],
    files: 113,
    lines: 7209,
  },
}

describe.each(Object.entries(JOURNEYS))('%s', (_name, { entries, files, lines }) => {
  test(`at most ${files} files and ${lines} lines`, () => {
    const seen = new Map<string, number>()
    for (const entry of entries) walk(join(root, entry), seen)
    expect(seen.size).toBeLessThanOrEqual(files)
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(lines)
  })
})
