/** Draws the shop's pictures as SVG on each request, so that no image files are stored. */
import { Hono } from 'hono'
import { identifyVisitor, type ShopEnv } from '../context.js'
import { faulty } from '../faults/faulty.js'
import { DEFAULT_SHAPE, SHAPES, type Palette } from './shapes.js'

const PALETTES: ReadonlyArray<Palette & { from: string; to: string }> = [
  { a: '#8a4b32', b: '#e9c9a1', d: '#3b211a', from: '#fbf3e7', to: '#efd9bd' },
  { a: '#2f6f73', b: '#bfe0d8', d: '#17393c', from: '#f0f8f5', to: '#cfe6df' },
  { a: '#c2553f', b: '#f7d6c1', d: '#5a2118', from: '#fdf1ea', to: '#f6d5c4' },
  { a: '#5b5f97', b: '#d6d4f0', d: '#2a2c52', from: '#f3f2fb', to: '#d9d8ee' },
  { a: '#7b8f4b', b: '#e4e7c0', d: '#3a4522', from: '#f8f9ec', to: '#e0e5c3' },
  { a: '#b08a3e', b: '#f5e3b5', d: '#4f3d17', from: '#fdf8e9', to: '#f1dfae' },
  { a: '#a24a6a', b: '#f3cfdc', d: '#4b1c2e', from: '#fcf1f5', to: '#f0cfdb' },
  { a: '#3f6ea8', b: '#cfe0f3', d: '#1c3657', from: '#f0f6fc', to: '#cddff1' },
]

const MAX_SIDE = 2400

/** FNV-1a: the same text always gives the same number, so the colours of a product never change. */
const hash = (text: string): number => {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return value >>> 0
}

const background = (id: string, from: string, to: string): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`

/** A picture for banners: three products on a table in front of a bright circle. */
const scene = (seed: string, width: number, height: number): string => {
  const value = hash(seed)
  const palette = PALETTES[value % PALETTES.length]!
  const names = Object.keys(SHAPES)
  const size = height * 0.62
  const table = height * 0.8
  const things = [0.2, 0.5, 0.8].map((at, index) => {
    const shape = SHAPES[names[(value >>> (index * 5)) % names.length]!]!
    const colours = PALETTES[(value + index * 3) % PALETTES.length]!
    const scale = (size / 200) * (index === 1 ? 1.15 : 0.9)
    return `<g transform="translate(${Math.round(width * at - 100 * scale)} ${Math.round(table - 172 * scale)}) scale(${scale.toFixed(3)})">${shape(colours)}</g>`
  })
  return (
    background('g', palette.from, palette.to) +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
    `<circle cx="${Math.round(width * 0.78)}" cy="${Math.round(height * 0.3)}" r="${Math.round(height * 0.34)}" fill="#fff" opacity=".45"/>` +
    `<rect y="${Math.round(table)}" width="${width}" height="${Math.ceil(height - table)}" fill="${palette.a}" opacity=".28"/>` +
    things.join('')
  )
}

/** A picture of one product. */
const still = (shape: string, seed: string, width: number, height: number): string => {
  const { a, b, d, from, to } = PALETTES[hash(seed) % PALETTES.length]!
  const draw = SHAPES[shape] ?? SHAPES[DEFAULT_SHAPE]!
  const scale = Math.min(width, height) / 200
  const x = ((width - 200 * scale) / 2).toFixed(1)
  const y = ((height - 200 * scale) / 2).toFixed(1)
  return (
    background('g', from, to) +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">` +
    `<ellipse cx="100" cy="174" rx="66" ry="8" fill="${d}" opacity=".14"/>${draw({ a, b, d })}</g>`
  )
}

/** @param size  such as `320x240.svg`
 * @returns the SVG; undefined if the size is not valid */
export const drawPicture = (shape: string, seed: string, size: string): string | undefined => {
  const [, w, h] = /^(\d{1,4})x(\d{1,4})\.svg$/.exec(size) ?? []
  const width = Number(w)
  const height = Number(h)
  if (!width || !height || width > MAX_SIDE || height > MAX_SIDE) return undefined
  const known = Object.hasOwn(SHAPES, shape) || shape === 'scene' ? shape : DEFAULT_SHAPE
  const inside = known === 'scene' ? scene(seed, width, height) : still(known, seed, width, height)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

/** A placeholder for a logo that shows its name: the shop has no right to use the real logos. */
export const drawLogo = (source: string): string => {
  const words = source.replace(/[-_]+/g, ' ')
  const { a, d } = PALETTES[hash(source) % PALETTES.length]!
  const size = Math.min(20, Math.floor(130 / Math.max(4, words.length)) + 4)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="50" viewBox="0 0 90 50" role="img" aria-label="${words}">` +
    `<rect x="1" y="1" width="88" height="48" rx="7" fill="#fff" stroke="#c9c4bd"/>` +
    `<rect x="8" y="38" width="74" height="4" rx="2" fill="${a}"/>` +
    `<text x="45" y="28" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="${size}" fill="${d}" textLength="${Math.min(74, words.length * size * 0.6).toFixed(0)}" lengthAdjust="spacingAndGlyphs">${words}</text></svg>`
  )
}

const SVG = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
// An SVG that is opened as a document can run scripts; this policy forbids them.
const SAFE = { ...SVG, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

/** The icon of the shop's pages. */
export const ICON = '/img/cup/favicon/64x64.svg'

const PATHS = ['/img', '/service/imagedelivery', '/service/image-delivery'].map(
  (base) => `${base}/:shape/:seed/:size`,
)

export const pictureService = new Hono<ShopEnv>()
  // Browsers request it for pages that name no icon, such as a newcomer's first page.
  .get('/favicon.ico', (c) => c.redirect(ICON, 301))
  .on('GET', PATHS, identifyVisitor, faulty('pictures'), (c) => {
    const svg = drawPicture(c.req.param('shape') ?? '', c.req.param('seed') ?? '', c.req.param('size') ?? '')
    return svg === undefined ? c.notFound() : c.body(svg, 200, SAFE)
  })
  .get('/service/footer-images/logos/:file', identifyVisitor, faulty('pictures'), (c) => {
    const [, source] = /^([a-z0-9_-]{1,60})\.svg$/i.exec(c.req.param('file')) ?? []
    return source === undefined ? c.notFound() : c.body(drawLogo(source), 200, SAFE)
  })
