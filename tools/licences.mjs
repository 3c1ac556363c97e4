/** The licences of packages whose code we ship. Used by the build, which writes the notices, and by `check-licences.mjs`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Licences that allow shipping a package's code in a shop's page, if its notice is shipped, too. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0']

/** The packages whose drawings are in `src/widgets/footer/marks.svg`: see `draw-marks.mjs`. */
export const DRAWN = ['country-flag-icons', 'simple-icons']

/** Where the build lists the packages whose code or drawings are in the files for the CDN, or in the npm package. */
export const NOTICES = 'THIRD-PARTY-LICENCES.txt'

/** @param expression  in SPDX's form, such as `MIT OR Apache-2.0`; one with nested parentheses is not understood */
export function isAllowed(expression) {
  const [, inner] = /^\(?([^()]*)\)?$/.exec(expression ?? '') ?? []
  if (inner === undefined) return false
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => ALLOWED.includes(id.trim())))
}

export const folderOf = (name) => join(root, 'node_modules', name)

/** @returns name, version, licence and the licence's text, which is empty if the package has none */
export function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  return {
    name,
    version,
    licence: license,
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : '',
  }
}

/** The first line of a package's notice. */
export const headingOf = ({ name, version, licence }) => `${name} ${version} (${licence})`

export const noticeOf = (shipped) => `${headingOf(shipped)}\n\n${shipped.text}\n`

const LINE = `\n${'-'.repeat(80)}\n\n`

export const noticesOf = (packages) =>
  ['shop-embed contains code or drawings of these packages.\n', ...packages.map(noticeOf)].join(LINE)

/** The packages that a file of notices names, as `{ name, version, licence }`. */
export const namedIn = (notices) =>
  [...notices.matchAll(/^-{80}\n\n(\S+) (\S+) \((.+)\)$/gm)].map(([, name, version, licence]) => ({
    name,
    version,
    licence,
  }))
