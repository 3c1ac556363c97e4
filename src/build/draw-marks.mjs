/**
 * Draws `src/widgets/footer/marks.svg` from the icon packages: the brands that the footer's content may name, and the
 * flags of the shop's countries, each as a view (`marks.svg#facebook`, `marks.svg#DE`) that is shown at 24 by 24 px.
 * The packages draw for posters; here all points lie on a grid of quarters of a px and what is nearly straight is a
 * line, which takes two fifths of the bytes and cannot be seen. After an update of a package run
 * `node src/build/draw-marks.mjs`; a test holds the file against what the packages say.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const MARKS_FILE = fileURLToPath(new URL('../widgets/footer/marks.svg', import.meta.url))

/** The side of a mark's square: four steps to the px. */
const GRID = 96

/** From one mark in the sheet to the next. */
const STEP = 100

/** A curve that leaves the straight line by less than this, in steps of the grid, is drawn as a line. */
const FLAT = 0.8

/** The content's name → simple-icons', and the brand's colour as that package gives it. */
const BRANDS = {
  android: ['android', '#3ddc84'],
  appleinc: ['apple', '#000'],
  facebook: ['facebook', '#0866ff'],
  instagram: ['instagram', '#ff0069'],
  pinterest: ['pinterest', '#bd081c'],
  xing: ['xing', '#006567'],
  youtube: ['youtube', 'red'],
}

/** simple-icons leaves these two out at their owners' wish; they are drawn by hand. */
const BY_HAND = {
  linkedin: [
    'M3.5 9h4v12h-4zm2-6a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5M10 9h3.5v1.5c2-2.5 8-2 8 3V21h-4v-6.5c0-3-3.5-3-3.5 0V21h-4z',
    '#0a66c2',
  ],
  twitter: [
    'M22.5 6l-2.5.5 2-2-3 1a4 4 0 0 0-7 4c-4-.5-7-2-9-4.5-1 2-.5 4.5 1.5 5.5l-2-.5c0 2 1.5 4 3.5 4h-2c.5 2 2 3 4 3-2 1.5-4 2-6 1.5 5.5 3.5 18.5 3 18.5-10z',
    '#1da1f2',
  ],
}

const FLAGS = ['DE', 'AT', 'CH', 'CZ', 'HU', 'PL', 'SK', 'TR']

/** Marks that are discs themselves, with their sign cut out. */
const DISCS = ['facebook', 'pinterest']

/** How many numbers a command takes, and which of them are x (0), y (1) or neither (-1). */
const AXES = {
  m: [0, 1],
  l: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  a: [-1, -1, -1, -1, -1, 0, 1],
  z: [],
}

/** @returns the commands of a path, one for each repetition: `[letter, ...numbers]` */
function readPath(path) {
  const commands = []
  let rest = path
  let letter = ''
  while (rest) {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0]
      rest = rest.slice(1)
    } else if (/m/i.test(letter)) letter = letter === 'm' ? 'l' : 'L'
    const numbers = AXES[letter.toLowerCase()].map((axis, at, { length }) => {
      // The two flags of an arc are a single digit and may stand without a space.
      const isFlag = axis < 0 && at >= length - 4
      const [found, number] = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest)
      rest = rest.slice(found.length)
      return Number(number)
    })
    commands.push([letter, ...numbers])
    rest = rest.replace(/^[\s,]+/, '')
  }
  return commands
}

/**
 * @returns the path's outlines on the exact places of the grid: `[start, ...segments]`, where a segment is the points of
 * a line or a curve without its first, and an arc also has its `turns`
 */
function outlinesOf(path, { scale, shift }) {
  const outlines = []
  let pen = [0, 0]
  let mirrored = pen
  for (const [letter, ...numbers] of readPath(path)) {
    const kind = letter.toLowerCase()
    if (kind === 'm') outlines.push([])
    if (kind === 'z') {
      pen = outlines.at(-1)[0]
      continue
    }
    // A point for each pair of coordinates; what a line along an axis does not say stays.
    const points = []
    AXES[kind].forEach((axis, at) => {
      if (axis < 0) return
      if (axis === 0 || kind === 'v') points.push([...pen])
      points.at(-1)[axis] = numbers[at] * scale[axis] + (letter === kind ? pen : shift)[axis]
    })
    if (kind === 's') points.unshift(mirrored)
    const [control, end] = points.slice(-2)
    pen = points.at(-1)
    mirrored = points.length > 1 ? end.map((value, axis) => 2 * value - control[axis]) : pen
    if (kind === 'a') points.turns = [numbers[0] * scale[0], numbers[1] * scale[1], ...numbers.slice(2, 5)]
    outlines.at(-1).push(kind === 'm' ? pen : points)
  }
  return outlines
}

/** Whether a line from 0,0 would look like the curve or the arc; of an arc only the lesser side is small. */
function isFlat(points, turns) {
  const [across, down] = points.at(-1)
  const length = Math.hypot(across, down)
  if (turns) return !turns[3] && length ** 2 / 8 / turns[0] < FLAT / 2
  return points.every(([x, y]) => Math.abs(across * y - down * x) / length < FLAT)
}

const lineTo = (across, down) => {
  if (!down) return ['h', across]
  return across ? ['l', across, down] : ['v', down]
}

/** The shortest command from 0,0. @param mirrored  where the last curve ended, its second control point seen from there */
function commandFor(points, turns, mirrored) {
  const end = points.at(-1)
  if (isFlat(points, turns)) return lineTo(...end)
  if (turns) return ['a', ...turns, ...end]
  return `${points[0]}` === `${mirrored}` ? ['s', ...points.slice(1).flat()] : ['c', ...points.flat()]
}

/** With whole numbers, each as seen from where the pen really is, so that errors do not add up. */
function writeOutline([start, ...segments]) {
  const first = start.map(Math.round)
  const commands = []
  let pen = first
  let mirrored = [0, 0]
  for (const segment of segments) {
    const points = segment.map((point) => point.map((value, axis) => Math.round(value) - pen[axis]))
    const [across, down] = points.at(-1)
    // Too small for the grid.
    if (!across && !down) continue
    pen = [pen[0] + across, pen[1] + down]
    const command = commandFor(points, segment.turns?.map(Math.round), mirrored)
    const [kind, step] = command
    const last = commands.at(-1)
    const goesOn = /[hv]/.test(kind) && kind === last?.[0] && step > 0 === last[1] > 0
    if (goesOn) last[1] += step
    else commands.push(command)
    mirrored = /[cs]/.test(kind) ? [across - points[1][0], down - points[1][1]] : [0, 0]
  }
  // The way home is drawn by the end itself.
  if (`${pen}` === `${first}` && /[hvl]/.test(commands.at(-1)[0])) commands.pop()
  const texts = commands.map(
    ([kind, ...numbers], at) => (kind === commands[at - 1]?.[0] ? ' ' : kind) + numbers.join(' '),
  )
  return `M${first.join(' ')}${texts.join('')}z`.replaceAll(' -', '-')
}

const shrinkPath = (path, place) => outlinesOf(path, place).map(writeOutline).join('')

/** On a disc of 24, the part that a sign of 24 takes. */
const SIGN = 14 / 24

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const brandOf = async (slug) =>
  attribute(await readFile(require.resolve(`simple-icons/icons/${slug}.svg`), 'utf8'), 'd')

const disc = (top, radius, colour) =>
  `<circle cx="${GRID / 2}" cy="${top + GRID / 2}" r="${radius}"${colour && ` fill="${colour}"`}/>`

const shape = (path, colour) => `<path${colour === '#fff' ? '' : ` fill="${colour}"`} d="${path}"/>`

/** White on a disc of the brand's colour, so that it shows on whatever ground a shop has chosen. */
function drawBrand(name, path, colour, top) {
  const size = DISCS.includes(name) ? GRID : GRID * SIGN
  const edge = (GRID - size) / 2
  const sign = shrinkPath(path, { scale: [size / 24, size / 24], shift: [edge, top + edge] })
  return DISCS.includes(name)
    ? disc(top, (GRID / 24) * 11, '') + shape(sign, colour)
    : disc(top, GRID / 2, colour) + shape(sign, '#fff')
}

/** 24 by 16 px. */
async function drawFlag(country, top) {
  const folder = dirname(require.resolve('country-flag-icons'))
  const svg = await readFile(join(folder, `3x2/${country}.svg`), 'utf8')
  const [left, above, width, height] = attribute(svg, 'viewBox').split(' ').map(Number)
  const scale = [GRID / width, (GRID / height) * (2 / 3)]
  const shift = [-left * scale[0], top + GRID / 6 - above * scale[1]]
  return [...svg.matchAll(/<path[^>]*>/g)]
    .map(([tag]) =>
      shape(
        shrinkPath(attribute(tag, 'd'), { scale, shift }),
        (attribute(tag, 'fill') ?? '#000').toLowerCase(),
      ),
    )
    .join('')
}

export async function drawMarks() {
  const views = []
  const marks = []
  const add = async (name, draw) => {
    const top = STEP * marks.length
    views.push(`<view id="${name}" viewBox="0 ${top} ${GRID} ${GRID}"/>\n`)
    marks.push(`${await draw(top)}\n`)
  }
  for (const [name, [slug, colour]] of Object.entries(BRANDS))
    await add(name, async (top) => drawBrand(name, await brandOf(slug), colour, top))
  for (const [name, [path, colour]] of Object.entries(BY_HAND))
    await add(name, (top) => drawBrand(name, path, colour, top))
  const firstFlag = marks.length
  for (const country of FLAGS) await add(country, (top) => drawFlag(country, top))
  // A line around each flag, which holds white stripes together.
  const px = GRID / 24
  const frame = `h${23 * px}v${15 * px}h-${23 * px}z`
  const frames = FLAGS.map(
    (_country, at) => (at ? `m0 ${STEP}` : `M${px / 2} ${STEP * firstFlag + 4.5 * px}`) + frame,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 ${GRID} ${GRID}" fill="#fff">
<!-- From simple-icons (CC0) and country-flag-icons (MIT, © 2020 @catamphetamine) -->
${views.join('')}${marks.join('')}<path fill="none" stroke="#0002" stroke-width="${px}" d="${frames.join('')}"/>
</svg>
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(MARKS_FILE, await drawMarks())
