/**
 * Draws `src/ui/brand-icons*.ts` from the icon packages: only what the footer names, with whole numbers on small
 * grids, which takes a third of the bytes and cannot be seen at the size of a text line. After an update of a package run
 * `node src/build/draw-icons.mjs`; a test holds the file against what the packages say.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/** Ours → simple-icons'. It has no linkedin and no twitter: those two are drawn by hand in the footer. */
const BRANDS = {
  ANDROID: 'android',
  APPLE: 'apple',
  FACEBOOK: 'facebook',
  INSTAGRAM: 'instagram',
  YOUTUBE: 'youtube',
}
/** Loaded only where a country's content names one. */
const RARE_BRANDS = {
  PINTEREST: 'pinterest',
  XING: 'xing',
}
const COUNTRIES = ['DE', 'AT', 'CH', 'CZ', 'HU', 'PL', 'SK', 'TR']
/** Twice the size at which they are shown. */
const GRID = 48
const FLAG_WIDTH = 36
const FLAG_HEIGHT = 24

const require = createRequire(import.meta.url)
const fileOf = (name) => fileURLToPath(new URL(`../ui/${name}.ts`, import.meta.url))

/** How many numbers a command takes, and which of them are x (0), y (1) or neither (-1). */
const AXES = {
  m: [0, 1],
  l: [0, 1],
  t: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  a: [-1, -1, -1, -1, -1, 0, 1],
  z: [],
}
/** Of an arc, these two are a single digit and may stand without a space. */
const isFlag = (command, at) => command === 'a' && (at === 3 || at === 4)

/** @returns the commands of a path, one for each repetition: `[letter, ...numbers]` */
function readPath(path) {
  const commands = []
  let rest = path.trim()
  let letter = ''
  while (rest) {
    if (/^[a-z]/i.test(rest)) {
      letter = rest[0]
      rest = rest.slice(1)
    } else if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L'
    const kind = letter.toLowerCase()
    const numbers = AXES[kind].map((_axis, at) => {
      const found = (
        isFlag(kind, at) ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/
      ).exec(rest)
      rest = rest.slice(found[0].length)
      return Number(found[1])
    })
    commands.push([letter, ...numbers])
    rest = rest.replace(/^[\s,]+/, '')
  }
  return commands
}

const short = (number) => String(Math.round(number) + 0)

/**
 * @param scale  per axis
 * @param shift  per axis, before scaling
 * @returns the path with relative commands; each is rounded against where the pen really is, so that errors do
 *          not add up
 */
function shrinkPath(path, scale = [1, 1], shift = [0, 0]) {
  const exact = [0, 0]
  const pen = [0, 0]
  const start = [
    [0, 0],
    [0, 0],
  ]
  let out = ''
  let last = ''
  for (const [letter, ...numbers] of readPath(path)) {
    const kind = letter.toLowerCase()
    const isRelative = kind === letter
    if (kind === 'z') {
      exact.splice(0, 2, ...start[0])
      pen.splice(0, 2, ...start[1])
      out += 'z'
      last = 'z'
      continue
    }
    const from = [...exact]
    const written = numbers.map((number, at) => {
      const axis = AXES[kind][at]
      if (axis < 0) return isFlag(kind, at) || at === 2 ? String(number) : short(number * scale[0])
      const target = isRelative ? from[axis] + number * scale[axis] : (number + shift[axis]) * scale[axis]
      exact[axis] = target
      return short(target - pen[axis])
    })
    // Only the last point of a command moves the pen.
    AXES[kind].forEach((axis, at) => {
      if (axis >= 0 && at >= AXES[kind].length - 2) pen[axis] += Number(written[at])
    })
    // Too small for the grid.
    if (/[clhvsq]/.test(kind) && written.every((text) => text === '0')) continue
    if (kind === 'm') start.splice(0, 2, [...exact], [...pen])
    out += kind === last ? '' : kind
    written.forEach((text, at) => {
      const needsSpace =
        /[\d.]$/.test(out) && !text.startsWith('-') && !(text.startsWith('.') && /\.\d+$/.test(out))
      out += (needsSpace && (at > 0 || kind === last) ? ' ' : '') + text
    })
    last = kind
  }
  return out
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

async function brandPath(slug) {
  const svg = await readFile(require.resolve(`simple-icons/icons/${slug}.svg`), 'utf8')
  return shrinkPath(attribute(svg, 'd'), [GRID / 24, GRID / 24])
}

async function flagLayers(country) {
  const folder = dirname(require.resolve('country-flag-icons'))
  const svg = await readFile(`${folder}/3x2/${country}.svg`, 'utf8')
  const [left, top, width, height] = attribute(svg, 'viewBox').split(' ').map(Number)
  const scale = [FLAG_WIDTH / width, FLAG_HEIGHT / height]
  return [...svg.matchAll(/<path[^>]*>/g)].map(([tag]) => [
    (attribute(tag, 'fill') ?? '#000').toLowerCase(),
    shrinkPath(attribute(tag, 'd'), scale, [-left, -top]),
  ])
}

const HEADING =
  '/** Drawn by src/build/draw-icons.mjs from simple-icons (CC0) and country-flag-icons (MIT), not by hand. */\n'

async function brandLines(brands) {
  const lines = [HEADING, `/** On a grid of ${GRID}, filled. */`]
  for (const [name, slug] of Object.entries(brands))
    lines.push(`export const ${name} = '${await brandPath(slug)}'`)
  return lines
}

async function flagLines() {
  const lines = [
    `/** On a grid of ${FLAG_WIDTH} by ${FLAG_HEIGHT}: colours and their areas, from back to front. */`,
    'export type Flag = ReadonlyArray<readonly [fill: string, path: string]>',
  ]
  for (const country of COUNTRIES)
    lines.push(`export const FLAG_${country}: Flag = ${JSON.stringify(await flagLayers(country))}`)
  return lines
}

/** @returns the files' texts by their paths */
export async function drawIcons() {
  const files = {
    'brand-icons': [...(await brandLines(BRANDS)), '', ...(await flagLines())],
    'brand-icons-rare': await brandLines(RARE_BRANDS),
  }
  const drawn = {}
  for (const [name, lines] of Object.entries(files)) {
    const path = fileOf(name)
    drawn[path] = await format(lines.join('\n'), { ...(await resolveConfig(path)), parser: 'typescript' })
  }
  return drawn
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(await drawIcons())) await writeFile(path, text)
