/** Checks what was typed for an option, with the parsers that the widgets use. */
import { shallowList } from '../../../../src/services/shallow-navigation.js'
import { shortText, structured, whole, words } from '../../../../src/options/kinds.js'
import { isOrigin } from '../../../../src/options/values.js'
import type { DescribedOption } from '../../../../tools/docs/describe-options.mjs'

type Checked = { isValid: true; value: unknown } | { isValid: false; error: string }

type Check = (text: string) => unknown

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How each kind is read, and what it allows. A check returns `undefined` for a text that is not valid. */
const KINDS: Record<DescribedOption['kind'], { read: Check; allowed: string }> = {
  boolean: { read: (text) => text === 'true', allowed: 'true or false' },
  choice: { read: (text) => text, allowed: 'one of the values in the list' },
  list: {
    read: (text) => {
      const names = words().parse(text)
      return names?.length ? names : undefined
    },
    allowed: 'texts with commas between them, such as sale,autumn',
  },
  nodes: {
    read: (text) => {
      const nodes = readJson(text)
      return structured(shallowList, 'nodes').parse(nodes)?.length ? nodes : undefined
    },
    allowed: 'a JSON list of nodes, such as [{ "title": "Coffee", "href": "/coffee" }]',
  },
  object: {
    read: (text) => {
      const value = readJson(text)
      return isObject(value) ? value : undefined
    },
    allowed: 'a JSON object, such as { "name": "value" }',
  },
  origin: {
    read: (text) => (isOrigin(text) ? text : undefined),
    allowed: 'an origin without a path, such as https://shop.example',
  },
  pieces: {
    read: (text) => whole(0).parse(text) || undefined,
    allowed: 'a whole number from 1 with at most nine digits',
  },
  short: { read: shortText('').parse, allowed: 'a text of at most 100 characters' },
  text: { read: (text) => text, allowed: 'a text' },
  whole: { read: whole(0).parse, allowed: 'a whole number from 0 with at most nine digits' },
}

/** @param text  what was typed; not empty */
export function checkValue({ name, kind }: DescribedOption, text: string): Checked {
  const { read, allowed } = KINDS[kind]
  const value = read(text.trim())
  if (value === undefined)
    return {
      isValid: false,
      error: `This is not a valid value for ${name}. Write ${allowed}. Until then, the default is used.`,
    }
  return { isValid: true, value }
}
