/** The custom properties that host pages set, with their defaults in the style sheets. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { tagsIn } from './css-tags.mjs'

/** The comment at the beginning of the sheet explains each property. */
const BASE = 'src/ui/base.css'

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

/** The widgets set it on the page, and read it; no page sets it. */
const SET_BY_US = '--shop-sticky-height'

/** @returns {Array<{ name: string, syntax: string, explanation: string, defaultText: string }>}  in the order of the comment */
export function describeProperties() {
  const css = sheets()
  const defaults = new Map()
  for (const { 1: name, 0: found, index } of css.matchAll(/var\((--shop-[a-z-]+),/g))
    if (name !== SET_BY_US && !defaults.has(name))
      defaults.set(name, textInBrackets(css, index + found.length))
  const tags = tagsIn(BASE, 'cssproperty')
  const explained = new Set(tags.map(({ name }) => name))
  const unexplained = [...defaults.keys()].filter((name) => !explained.has(name))
  if (unexplained.length > 0) throw new Error(`${unexplained} has no @cssproperty in ${BASE}.`)
  const withoutSyntax = tags.filter(({ syntax }) => !syntax).map(({ name }) => name)
  if (withoutSyntax.length > 0) throw new Error(`${withoutSyntax} has no {syntax} in ${BASE}.`)
  const unused = [...explained].filter((name) => !defaults.has(name))
  if (unused.length > 0) throw new Error(`No style sheet uses ${unused}.`)
  return tags.map((tag) => ({ ...tag, defaultText: printDefault(defaults.get(tag.name), css) }))
}
