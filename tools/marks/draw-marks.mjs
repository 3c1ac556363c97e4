/**
 * Writes `src/widgets/footer/marks.svg`. It holds the logos of the brands that the footer's content may name, and the
 * flags of the shop's countries. Each is a named view (`marks.svg#facebook`, `marks.svg#DE`) of 24 by 24 px. The
 * drawings come from simple-icons and country-flag-icons, and svgo makes the file smaller. Their licences go to
 * `packages.json`, so that the build can print them without the packages. After a change here or an update of a package, run
 *
 *   npm ci --prefix tools/marks && node tools/marks/draw-marks.mjs
 *
 * `tests/long/unit/marks.test.ts` compares both files with the output of this script.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AT, CH, CZ, DE, HU, PL, SK, TR } from 'country-flag-icons/string/3x2'
import { siAndroid, siApple, siFacebook, siInstagram, siPinterest, siXing, siYoutube } from 'simple-icons'
import { optimize } from 'svgo'
import { readPackage } from '../licences.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

export const MARKS_FILE = at('../../src/widgets/footer/marks.svg')
export const PACKAGES_FILE = at('packages.json')

/** Keys are the names in the footer's content. Each path is drawn in a square of 24 by 24. */
const BRANDS = {
  android: siAndroid,
  appleinc: siApple,
  facebook: siFacebook,
  instagram: siInstagram,
  pinterest: siPinterest,
  xing: siXing,
  youtube: siYoutube,
  // simple-icons omits LinkedIn and Twitter at the request of their owners, therefore both are drawn by hand.
  linkedin: {
    hex: '0A66C2',
    path: 'M3.5 9h4v12h-4zm2-6a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5M10 9h3.5v1.5c2-2.5 8-2 8 3V21h-4v-6.5c0-3-3.5-3-3.5 0V21h-4z',
  },
  twitter: {
    hex: '1DA1F2',
    path: 'M22.5 6l-2.5.5 2-2-3 1a4 4 0 0 0-7 4c-4-.5-7-2-9-4.5-1 2-.5 4.5 1.5 5.5l-2-.5c0 2 1.5 4 3.5 4h-2c.5 2 2 3 4 3-2 1.5-4 2-6 1.5 5.5 3.5 18.5 3 18.5-10z',
  },
}

const FLAGS = { DE, AT, CH, CZ, HU, PL, SK, TR }

/** Brands whose path is a disc with the logo cut out. A smaller white disc under the path makes the logo white. */
const DISCS = ['facebook', 'pinterest']

/** Draws the logo in white on a disc in the brand's colour, so that it is visible on every background. */
const drawBrand = ([name, { hex, path }]) => [
  name,
  DISCS.includes(name)
    ? `<circle cx="12" cy="12" r="11" fill="#fff"/><path fill="#${hex}" d="${path}"/>`
    : `<circle cx="12" cy="12" r="12" fill="#${hex}"/>
       <path fill="#fff" transform="translate(5 5) scale(${14 / 24})" d="${path}"/>`,
]

/** A flag has the ratio 3:2, so it is 24 by 16 px. The border makes white areas visible on a white background. */
const drawFlag = ([country, svg]) => [
  country,
  `${svg.replace('<svg ', '<svg width="24" height="24" ')}
   <path fill="none" stroke="#0002" d="M.5 4.5h23v15H.5z"/>`,
]

/** The distance in px from the top of one mark to the top of the next. */
const STEP = 25

export function drawMarks() {
  const marks = [...Object.entries(BRANDS).map(drawBrand), ...Object.entries(FLAGS).map(drawFlag)]
  const views = marks.map(([name], at) => `<view id="${name}" viewBox="0 ${STEP * at} 24 24"/>`)
  const drawings = marks.map(
    ([, drawing], at) => `<svg y="${STEP * at}" width="24" height="24">${drawing}</svg>`,
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
    <!--! From simple-icons (CC0) and country-flag-icons (MIT, © 2020 @catamphetamine) -->
    ${views.join('')}${drawings.join('')}
  </svg>`
  return optimize(sheet, {
    // svgo would remove the ids, but the ids are the names of the views.
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
    js2svg: { pretty: true, indent: 2, finalNewline: true },
  }).data
}

/** The packages whose drawings are in the file. */
export const readPackages = () =>
  `${JSON.stringify(
    ['country-flag-icons', 'simple-icons'].map((name) => readPackage(name, at('node_modules'))),
    null,
    2,
  )}\n`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(MARKS_FILE, drawMarks())
  writeFileSync(PACKAGES_FILE, readPackages())
}
