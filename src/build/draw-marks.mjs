/**
 * Draws `src/widgets/footer/marks.svg` from the icon packages: the brands that the footer's content may name, and the
 * flags of the shop's countries, each as a view of 24 by 24 (`marks.svg#facebook`, `marks.svg#DE`). After an update of
 * a package run `node src/build/draw-marks.mjs`; a test holds the file against what the packages say.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const MARKS_FILE = fileURLToPath(new URL('../widgets/footer/marks.svg', import.meta.url))

/** The content's name → simple-icons', and the brand's colour as that package gives it. */
const BRANDS = {
  android: ['android', '3DDC84'],
  appleinc: ['apple', '000000'],
  facebook: ['facebook', '0866FF'],
  instagram: ['instagram', 'FF0069'],
  pinterest: ['pinterest', 'BD081C'],
  xing: ['xing', '006567'],
  youtube: ['youtube', 'FF0000'],
}

/** simple-icons leaves these two out at their owners' wish; they are drawn by hand. */
const BY_HAND = {
  linkedin: [
    'M3.5 9h4v12h-4zm2-6a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5M10 9h3.5v1.5c2-2.5 8-2 8 3V21h-4v-6.5c0-3-3.5-3-3.5 0V21h-4z',
    '0A66C2',
  ],
  twitter: [
    'M22.5 6l-2.5.5 2-2-3 1a4 4 0 0 0-7 4c-4-.5-7-2-9-4.5-1 2-.5 4.5 1.5 5.5l-2-.5c0 2 1.5 4 3.5 4h-2c.5 2 2 3 4 3-2 1.5-4 2-6 1.5 5.5 3.5 18.5 3 18.5-10z',
    '1DA1F2',
  ],
}

const FLAGS = ['DE', 'AT', 'CH', 'CZ', 'HU', 'PL', 'SK', 'TR']

/** Marks that are discs themselves, with their sign cut out. */
const DISCS = ['facebook', 'pinterest']

const brandOf = async (slug) =>
  /\sd="([^"]*)"/.exec(await readFile(require.resolve(`simple-icons/icons/${slug}.svg`), 'utf8'))[1]

/** White on a disc of the brand's colour, so that it shows on whatever ground a shop has chosen. */
const drawBrand = (name, path, colour) =>
  DISCS.includes(name)
    ? `<circle cx="12" cy="12" r="11" fill="#fff"/><path fill="#${colour}" d="${path}"/>`
    : `<circle cx="12" cy="12" r="12" fill="#${colour}"/><path fill="#fff" transform="translate(5 5)scale(.5833)" d="${path}"/>`

/** 24 by 16 px, with a line around it that holds white stripes together. */
async function drawFlag(country) {
  const folder = dirname(require.resolve('country-flag-icons'))
  const svg = await readFile(join(folder, `3x2/${country}.svg`), 'utf8')
  const [, viewBox, shapes] = /viewBox="([^"]*)">(.*)<\/svg>/s.exec(svg)
  return (
    `<svg y="4" width="24" height="16" viewBox="${viewBox}" preserveAspectRatio="none">${shapes}</svg>` +
    '<path fill="none" stroke="#000" stroke-opacity=".12" d="M.5 4.5h23v15H.5z"/>'
  )
}

export async function drawMarks() {
  const marks = {}
  for (const [name, [slug, colour]] of Object.entries(BRANDS))
    marks[name] = drawBrand(name, await brandOf(slug), colour)
  for (const [name, [path, colour]] of Object.entries(BY_HAND)) marks[name] = drawBrand(name, path, colour)
  for (const country of FLAGS) marks[country] = await drawFlag(country)
  const views = Object.entries(marks).map(
    ([name, shapes], at) =>
      `<view id="${name}" viewBox="0 ${24 * at} 24 24"/><svg y="${24 * at}" width="24" height="24">${shapes}</svg>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
<!-- Drawn by src/build/draw-marks.mjs: brands from simple-icons (CC0), flags from country-flag-icons (MIT, © 2020 @catamphetamine). -->
${views.join('')}</svg>
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(MARKS_FILE, await drawMarks())
