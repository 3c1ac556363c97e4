/** The generated tables of the docs, as Markdown. They come from the public types, the option tables and the texts. */
import { join } from 'node:path'
import { evaluate } from '../evaluate.mjs'
import { root } from '../paths.mjs'
import { isInterface, listOf, membersOf, unionOf } from './api-types.mjs'
import { PARTS } from './css-tags.mjs'
import { describeProperties } from './custom-properties.mjs'
import { ELEMENT_METHODS, SHOWN_CONDITIONS, SHOWN_TEXTS } from './describe-elements.mjs'
import { describeOptions } from './describe-options.mjs'
import { code, list, table } from './markdown.mjs'

/**
 * @throws {Error} if one of the members has no explanation
 * @template {{ name: string, explanation: string }} T
 * @param {string} owner  for the error message
 * @param {T[]} members
 */
function explained(owner, members) {
  const missing = members.filter(({ explanation }) => !explanation).map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} of ${owner} has no explanation: write it as JSDoc in src/api/.`)
  return members
}

/** Error codes, formatted as code. */
const markCodes = (text) => text.replace(/\b[A-Z]{3,}(_[A-Z]+)+\b|\bINTEGRITY\b/g, code)

const VALUES = {
  boolean: '`true`, `false`',
  list: 'texts with commas between them; in scripts, a list',
  nodes: 'a list of nodes',
  object: 'an object',
  origin: 'an origin',
  short: 'a text of at most 100 characters',
  text: 'a text',
  whole: 'a whole number',
}

const optionTable = (options) =>
  table(
    ['option', 'values', 'default', 'what it does'],
    options.map(({ attribute, name, kind, values, defaultText, explanation }) => [
      code(attribute ?? name),
      kind === 'choice' ? values.map(code).join(' ') : VALUES[kind],
      defaultText,
      explanation,
    ]),
  )

/** The fields of an argument whose type is an interface: `item`: `productId`, `tcm?`, `quantity`. */
const describeArgument = (name, type) =>
  isInterface(type)
    ? `\`${name}\`: ${membersOf(type)
        .map((field) => code(`${field.name}${field.isOptional ? '?' : ''}`))
        .join(', ')}.`
    : ''

function describeMember({ type, explanation, tags, parameters = [], parameterTypes, parameterTexts }) {
  const isPromise = type.startsWith('Promise')
  return [
    explanation,
    ...parameterTypes.map((parameterType, at) => describeArgument(parameters[at], parameterType)),
    ...Object.entries(parameterTexts).map(([name, text]) => `\`${name}\`: ${text}.`),
    tags.returns ? `${isPromise ? 'Resolves with' : 'Returns'} ${tags.returns}.` : '',
    tags.throws ? `${isPromise ? 'Rejects with' : 'Throws'} ${tags.throws}.` : '',
  ]
    .filter(Boolean)
    .map(markCodes)
    .join(' ')
}

/** @param prefix  before each name, such as `cart.` */
const memberRows = (members, prefix = '') =>
  members.map((member) => {
    const call = member.parameters ? `(${member.parameters.join(', ')})` : ''
    return [code(`${prefix}${member.name}${call}`), describeMember(member)]
  })

function shopTable() {
  const own = explained('Shop', membersOf('Shop'))
  const parts = own.filter(({ type }) => type === 'CartApi' || type === 'SearchApi')
  return table(
    ['member', 'what it does'],
    [
      ...memberRows(own.filter((member) => !parts.includes(member))),
      ...parts.flatMap(({ name, type }) => memberRows(explained(type, membersOf(type)), `${name}.`)),
    ],
  )
}

/** A table with a row for each member of a type. */
const memberTable = (owner, head, rowOf) => table(head, explained(owner, membersOf(owner)).map(rowOf))

const fieldList = (name) =>
  list(
    explained(name, membersOf(name)).map((field) => [
      `${code(`${field.name}${field.isOptional ? '?' : ''}`)} (${code(field.type)})`,
      field.explanation,
    ]),
  )

const typeOf = ({ type }) => code(type.replaceAll(' | undefined', ''))

const hookTable = () =>
  memberTable('ShopHooks', ['hook', 'type', 'default', 'what it does'], (hook) => [
    code(hook.name),
    typeOf(hook),
    hook.tags.default ?? 'none',
    hook.explanation,
  ])

/** Names, such as error codes, and their explanations. */
const nameList = (owner, entries) =>
  list(explained(owner, entries).map(({ name, explanation }) => [code(name), explanation]))

const eventTable = () =>
  memberTable('ShopEvents', ['event', 'detail', 'where and when'], (event) => [
    code(event.name),
    event.type === 'unknown' ? 'none' : typeOf(event),
    event.explanation,
  ])

const timingTable = () =>
  memberTable('ShopTimings', ['type', 'fields', 'what it is'], (timing) => [
    code(timing.name),
    typeOf(timing),
    timing.explanation,
  ])

/** `{ emitter: 'header'; label: string }` → the name of the emitter, and the fields that only some events have. */
function readTrackingType(type) {
  const fields = [...type.matchAll(/(\w+)\??: ([^;}]+)/g)].map(([, name, value]) => [name, value.trim()])
  const { emitter } = Object.fromEntries(fields)
  const own = fields.map(([name]) => name).filter((name) => !['emitter', 'subject'].includes(name))
  return { emitter: emitter.replaceAll("'", ''), own }
}

const trackingTable = () =>
  memberTable('TrackingEvents', ['`event_name`', '`emitter`', 'further fields', 'when'], (event) => {
    const { emitter, own } = readTrackingType(event.type)
    return [code(event.name), code(emitter), own.map(code).join(', '), event.explanation]
  })

/** Methods that have the same field, with the same rule, share a row. */
function elementFieldTable() {
  const rows = new Map()
  for (const { name, fields } of ELEMENT_METHODS)
    for (const { attribute, allowed, explanation } of fields) {
      const key = [attribute, allowed, explanation].join()
      if (!rows.has(key)) rows.set(key, { attribute, allowed, explanation, methods: [] })
      rows.get(key).methods.push(code(name))
    }
  return table(
    ['attribute', 'of', 'values', 'what it is'],
    [...rows.values()]
      .toSorted((one, other) => one.attribute.localeCompare(other.attribute))
      .map(({ attribute, methods, allowed, explanation }) => [
        code(attribute),
        methods.join(' '),
        allowed,
        explanation,
      ]),
  )
}

function elementMethodTable() {
  const listFields = (fields) => fields.map(({ attribute }) => code(attribute)).join(', ') || 'none'
  return table(
    ['`data-shop-cart`', 'required', 'optional'],
    ELEMENT_METHODS.map(({ name, fields }) => [
      code(name),
      listFields(fields.filter(({ isOptional }) => !isOptional)),
      listFields(fields.filter(({ isOptional }) => isOptional)),
    ]),
  )
}

async function supportTextList() {
  const { default: texts } = await evaluate(join(root, 'locales/en/support.ts'))
  return list(Object.entries(texts).map(([key, text]) => [code(key), code(text)]))
}

const propertyTable = () =>
  table(
    ['property', 'default', 'what it is'],
    describeProperties().map(({ name, defaultText, explanation }) => [
      code(name),
      code(defaultText),
      explanation,
    ]),
  )

const partList = (widget) =>
  list(Object.entries(PARTS[widget]).map(([name, explanation]) => [code(name), explanation]))

/** The tables of each widget's page. A widget without options of its own has no table of them. */
function widgetTables(widgets) {
  const tables = Object.entries(widgets).flatMap(([widget, options]) => [
    [`the parts of the ${widget} widget`, partList(widget)],
    ...(options.length > 0 ? [[`the options of the ${widget} widget`, optionTable(options)]] : []),
  ])
  return Object.fromEntries(tables)
}

async function placeholderTables() {
  const { IN_RELEASE } = await evaluate(join(root, 'cli/placeholders.ts'))
  const tableOf = (placeholders) =>
    table(
      ['placeholder', 'what belongs there', 'where'],
      placeholders.map(({ text, what, where }) => [code(text), what, where]),
    )
  return {
    'the placeholders of a release': tableOf(Object.values(IN_RELEASE)),
  }
}

/** @returns {Promise<Record<string, string>>}  keyed by the name in the marker */
export async function referenceTables() {
  const { common, ...widgets } = await describeOptions()
  return {
    'the options of every widget': optionTable(common),
    ...widgetTables(widgets),
    'window.Shop': shopTable(),
    'the state of the cart': fieldList('CartState'),
    'the fields of a cart': fieldList('Cart'),
    'the fields of an article': fieldList('Article'),
    'the fields of a gift card': fieldList('GiftCard'),
    'the fields of a partner product': fieldList('PartnerProduct'),
    'the fields of a subscription': fieldList('Subscription'),
    'the fields of a cart error': fieldList('CartError'),
    'the result of a change': fieldList('CartResult'),
    'the customer': fieldList('Customer'),
    hooks: hookTable(),
    'the fields of elements': elementFieldTable(),
    'the methods of elements': elementMethodTable(),
    'the texts of elements': nameList('ShownText', SHOWN_TEXTS),
    'the conditions of elements': nameList('ShownCondition', SHOWN_CONDITIONS),
    'error codes': nameList('ShopErrorCode', unionOf('ShopErrorCode')),
    'error codes of the cart': nameList('CART_ERROR_CODES', listOf('CART_ERROR_CODES')),
    events: eventTable(),
    timings: timingTable(),
    ...(await placeholderTables()),
    'tracking events': trackingTable(),
    'the texts of the support form': await supportTextList(),
    'custom properties': propertyTable(),
  }
}
