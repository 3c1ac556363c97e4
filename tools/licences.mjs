/** The licences of packages whose code we ship. The build writes the notices, and `check-licences.mjs` checks the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

/** Licences that allow shipping a package's code in a shop's page, if its notice is shipped, too. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]

/** The packages whose drawings are in `src/widgets/footer/marks.svg`. `marks/draw-marks.mjs` writes the file. */
export const DRAWN = JSON.parse(readFileSync(at('tools/marks/packages.json'), 'utf8'))

/** Where the build lists the packages whose code or drawings are in the files for the CDN, or in the npm package. */
export const NOTICES = 'THIRD-PARTY-LICENCES.txt'

/**
 * @param folder  has the package
 * @returns the facts of a package that no module of a bundle belongs to, as rollup-plugin-license gives those of the others
 */
export function readPackage(name, folder = at('node_modules')) {
  const files = readdirSync(`${folder}/${name}`)
  const { version, license } = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8'))
  const file = files.find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  return { name, version, license, licenseText: readFileSync(`${folder}/${name}/${file}`, 'utf8') }
}

const LINE = `\n${'-'.repeat(80)}\n\n`

/** @throws {Error} if a package has no licence text, which its licence demands */
function noticeOf({ name, version, license, licenseText }) {
  if (!licenseText) throw new Error(`${name} has no licence text.`)
  return `${name} ${version} (${license})\n\n${licenseText.trim()}\n`
}

export const noticesOf = (packages) =>
  [
    'shop-embed contains code or drawings of these packages.\n',
    ...packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(noticeOf),
  ].join(LINE)

/** The names of the packages in a file of notices. */
export const namedIn = (notices) =>
  [...notices.matchAll(/^-{80}\n\n(\S+) \S+ \(.+\)$/gm)].map(([, name]) => name)
