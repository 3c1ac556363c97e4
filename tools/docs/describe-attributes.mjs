/** Describes every attribute once for editors: those of placeholders, of the script tag, and of elements without a script. */
import { listOf, membersOf } from './api-types.mjs'
import { ELEMENT_ATTRIBUTES, ELEMENT_METHODS } from './describe-elements.mjs'
import { describeOptions } from './describe-options.mjs'

/**
 * @typedef {object} DescribedAttribute
 * @property {string} name
 * @property {string} explanation  Markdown
 * @property {boolean} isSwitch    whether its name alone switches it on, without a value
 * @property {Array<{ name: string, explanation?: string }>} values  the values that an editor offers
 * @property {boolean} isClosed    whether only these values are allowed
 */

const YES_OR_NO = [{ name: 'true' }, { name: 'false' }]

/** An attribute can mean something else to each widget or method: several explanations begin with its name. */
const describeFor = (owner, explanation) => `**${owner}**: ${explanation}`

/** @returns {DescribedAttribute} */
const attribute = (
  name,
  explanation,
  values = [],
  { isSwitch = false, isClosed = values.length > 0 } = {},
) => ({
  name,
  explanation,
  isSwitch,
  values,
  isClosed,
})

const widgetAttribute = attribute(
  'data-shop-widget',
  'The widget to show in this element. Until the widget is ready, visitors see the content of the element.',
  listOf('WIDGET_NAMES'),
)

const scriptAttributes = membersOf('ScriptAttributes').map(({ name, explanation }) =>
  attribute(name, describeFor('Script tag', explanation), [], { isSwitch: true }),
)

const elementAttributes = ELEMENT_ATTRIBUTES.map(({ name, explanation, values }) =>
  attribute(name, explanation, values, { isSwitch: values.length === 0 }),
)

/** @returns {Map<string, T[]>}  @template T  the uses of each attribute, in the order of the first */
function collect(uses) {
  const collected = new Map()
  for (const [name, use] of uses) collected.set(name, [...(collected.get(name) ?? []), use])
  return collected
}

/** A field of a method's argument. Methods that explain it in the same words share a paragraph. */
function fieldAttribute(name, uses) {
  const methods = collect(uses.map(({ method, field }) => [field.explanation, method]))
  const paragraphs = [...methods].map(([explanation, names]) => describeFor(names.join(', '), explanation))
  const isFlag = uses.some(({ field }) => field.isFlag)
  return attribute(name, paragraphs.join('\n\n'), isFlag ? YES_OR_NO : [])
}

const fieldAttributes = [
  ...collect(
    ELEMENT_METHODS.flatMap(({ name: method, fields }) =>
      fields.map((field) => [field.attribute, { method, field }]),
    ),
  ),
].map(([name, uses]) => fieldAttribute(name, uses))

const isSwitch = ({ kind, fallback }) => kind === 'boolean' && fallback !== true

/** A switch that is off by default needs no value. */
function valuesOf({ kind, values, suggestions, fallback }) {
  if (kind === 'boolean') return fallback === true ? YES_OR_NO.map(({ name }) => name) : []
  return [...values, ...suggestions]
}

/** @param uses  the widgets that have an option with this name, each with its description */
function optionAttribute(name, uses) {
  const paragraphs = uses.map(({ owner, option: { explanation, defaultText } }) =>
    describeFor(owner === 'common' ? 'All widgets' : owner, `${explanation} Default: ${defaultText}.`),
  )
  const values = [...new Set(uses.flatMap(({ option }) => valuesOf(option)))]
  return attribute(
    name,
    paragraphs.join('\n\n'),
    values.map((value) => ({ name: value })),
    {
      isSwitch: uses.every(({ option }) => isSwitch(option)),
      isClosed: values.length > 0 && uses.every(({ option }) => option.suggestions.length === 0),
    },
  )
}

/** @returns {Promise<DescribedAttribute[]>} */
export async function describeAttributes() {
  const uses = Object.entries(await describeOptions()).flatMap(([owner, options]) =>
    options.filter((option) => option.attribute).map((option) => [option.attribute, { owner, option }]),
  )
  const optionAttributes = [...collect(uses)].map((entry) => optionAttribute(...entry))
  return [widgetAttribute, ...elementAttributes, ...fieldAttributes, ...scriptAttributes, ...optionAttributes]
}
