/** A copy of the project with the next version, in which one widget differs. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../tools/paths.mjs'

const COPIED = [
  'cli',
  'loader',
  'locales',
  'src',
  'tools',
  'package.json',
  'rollup.config.mjs',
  'tsconfig.json',
]

/** The title of the newsletter form, in both versions. */
export const TITLE = {
  now: 'Jetzt zum Newsletter anmelden und 10% auf viele Artikel sparen!',
  next: 'Die nächste Fassung des Newsletters',
}

function replaceIn(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no "${before}"`)
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
}

/** @param version  of the copy */
export function copyProject(folder: string, version: { now: string; next: string }): void {
  mkdirSync(folder)
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  replaceIn(join(folder, 'package.json'), `"version": "${version.now}"`, `"version": "${version.next}"`)
  // The texts of all widgets are in one chunk per language, so this changes the widget's own code.
  replaceIn(join(folder, 'src/widgets/newsletter/NewsletterView.tsx'), '{title}</h2>', `${TITLE.next}</h2>`)
  const sheet = join(folder, 'src/widgets/newsletter/styles.css')
  writeFileSync(sheet, `${readFileSync(sheet, 'utf8')}\n[part] { --next-release: 1 }\n`)
}
