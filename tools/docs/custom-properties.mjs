/** The custom properties that host pages set: their names and defaults come from the style sheets. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

const EXPLANATIONS = {
  '--shop-color-text': 'text',
  '--shop-color-text-soft': 'secondary text',
  '--shop-color-surface': 'background',
  '--shop-color-surface-tint': 'background of highlighted areas',
  '--shop-color-line': 'separating lines',
  '--shop-color-control': 'border of fields',
  '--shop-color-primary': 'main colour, for example of buttons',
  '--shop-color-primary-strong':
    'main colour while the pointer is over the element; background of dark banners',
  '--shop-color-on-primary': 'text on the main colour',
  '--shop-color-accent': 'highlights, such as badges',
  '--shop-color-success': 'success messages',
  '--shop-color-error': 'error messages',
  '--shop-color-focus': 'ring around the focused element',
  '--shop-font': 'font family of the text',
  '--shop-font-display': 'font family of headings',
  '--shop-radius': 'radius of corners',
  '--shop-radius-pill': 'corner radius of pill-shaped elements',
  '--shop-button-small': 'height of small buttons',
  '--shop-button-medium': 'height of buttons',
  '--shop-button-large': 'height of large buttons, such as the one of the newsletter form',
  '--shop-shadow': 'shadow of elements above the page',
  '--shop-speed': 'duration of transitions',
  '--shop-width': 'maximum width of the content',
  '--shop-z-index': '`z-index` of elements above the page',
}

const sheets = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
    .join('\n')

/** The text from `start` to the bracket that closes the `var(` before it. */
function textInBrackets(text, start) {
  let depth = 1
  let end = start
  while (depth > 0) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    end += 1
  }
  return text.slice(start, end - 1).trim()
}

/** If a default is one of our short names, such as `var(--s-text)`, its value is that of the property behind the name. */
const printDefault = (value, css) =>
  value.replace(/var\((--s-[a-z-]+)\)/g, (_, short) => {
    const declared = new RegExp(`${short}:\\s*var\\((--shop-[a-z-]+)`).exec(css)
    return declared ? `var(${declared[1]})` : short
  })

/** @returns {Array<{ name: string, explanation: string, defaultText: string }>}  in the order of the table above */
export function describeProperties() {
  const css = sheets()
  const defaults = new Map()
  for (const { 1: name, 0: found, index } of css.matchAll(/var\((--shop-[a-z-]+),/g))
    if (!defaults.has(name)) defaults.set(name, textInBrackets(css, index + found.length))
  const unexplained = [...defaults.keys()].filter((name) => !EXPLANATIONS[name])
  if (unexplained.length > 0)
    throw new Error(`${unexplained} has no explanation in tools/docs/custom-properties.mjs.`)
  const unused = Object.keys(EXPLANATIONS).filter((name) => !defaults.has(name))
  if (unused.length > 0) throw new Error(`No style sheet uses ${unused}.`)
  return Object.entries(EXPLANATIONS).map(([name, explanation]) => ({
    name,
    explanation,
    defaultText: printDefault(defaults.get(name), css),
  }))
}
