/** The changed pictures of the last comparison: before, after and difference for each. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../shop/folders.js'

export const CHANGES_FOLDER = join(projectFolder, 'test-results/picture-changes')

/** The endings of the files' names. */
export const SIDES = ['before', 'after', 'difference'] as const
export type Side = (typeof SIDES)[number]

export interface Change {
  engine: string
  /** The name of the picture. */
  name: string
  /** The existing files. A new picture has no `before`; pictures of different sizes may have no `difference`. */
  files: Partial<Record<Side, string>>
}

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : []

/** @returns `undefined` if no pictures have been compared yet */
export function readChanges(folder = CHANGES_FOLDER): Change[] | undefined {
  if (!existsSync(folder)) return undefined
  return folders(folder).flatMap((engine) =>
    folders(join(folder, engine)).map((name) => {
      const found = readdirSync(join(folder, engine, name))
      const sides = SIDES.filter((side) => found.includes(`${side}.png`))
      return {
        engine,
        name,
        files: Object.fromEntries(sides.map((side) => [side, `${engine}/${name}/${side}.png`])),
      }
    }),
  )
}
