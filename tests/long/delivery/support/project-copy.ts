/** A copy of the project with the next version, in which one widget differs. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cli, root } from '../../../../tools/paths.mjs'
import { copySources } from '../../support/copy-project.js'

/** The title of the newsletter form, in both versions. */
export const TITLE = {
  now: 'Jetzt zum Newsletter anmelden und 10\u00a0% auf viele Artikel sparen!',
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

/** Links the packages that the project uses, except the project's own, which have to come from the copy. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(from))
    if (!name.startsWith('shop-embed')) symlinkSync(join(from, name), join(folder, 'node_modules', name))
  symlinkSync(folder, join(folder, 'node_modules/shop-embed'))
}

/** Makes the copy and builds its packages. @param version  the versions of the project and of the copy */
export function buildCopy(folder: string, version: { now: string; next: string }): void {
  mkdirSync(folder)
  copySources(folder)
  linkPackages(folder)
  for (const path of ['package.json', 'cli/package.json'])
    replaceIn(join(folder, path), `"version": "${version.now}"`, `"version": "${version.next}"`)
  replaceIn(
    join(folder, 'cli/package.json'),
    `"shop-embed": "${version.now}"`,
    `"shop-embed": "${version.next}"`,
  )
  // The texts of all widgets are in one chunk per language, so this changes the widget's own code.
  replaceIn(join(folder, 'src/widgets/newsletter/NewsletterView.tsx'), '{title}</h2>', `${TITLE.next}</h2>`)
  const sheet = join(folder, 'src/widgets/newsletter/styles.css')
  writeFileSync(sheet, `${readFileSync(sheet, 'utf8')}\n[part] { --next-release: 1 }\n`)

  execFileSync(process.execPath, ['tools/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // The docs are the same in both versions, and take long to build.
  cpSync(join(cli, 'docs'), join(folder, 'cli/dist/docs'), { recursive: true })
}
