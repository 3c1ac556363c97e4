/**
 * Describes the attributes of a page without a script. Names and rules come from the code that reads the attributes, and
 * explanations from the JSDoc of the public types. The reference is made from these descriptions.
 */
import { evaluateCode } from '../evaluate.mjs'
import { membersOf, unionOf } from './api-types.mjs'

/**
 * @typedef {object} DescribedField  a field of the argument of a method, which an element has as an attribute
 * @property {string} attribute    `data-product-id`
 * @property {boolean} isOptional
 * @property {string} allowed      what is allowed, as warnings say it
 * @property {string} explanation
 */

/** @typedef {{ name: string, explanation: string, fields: DescribedField[] }} DescribedMethod */

const { METHODS, cartArguments, kebabCase } = await evaluateCode(`
export { METHODS } from './src/html/argument.ts'
export { cartArguments } from './src/services/cart-arguments.ts'
export { kebabCase } from './src/options/read.ts'`)

/** @param schema  of the field: its error message says what is allowed */
const describeField = (member, schema) => ({
  attribute: `data-${kebabCase(member.name)}`,
  isOptional: member.isOptional,
  allowed: schema.safeParse(null).error.issues[0].message,
  explanation: member.explanation,
})

const methods = membersOf('CartApi')

/** @returns {DescribedMethod} */
function describeMethod(name) {
  const { explanation, parameterTypes } = methods.find((method) => method.name === name)
  // The argument of `restore` is an entry of the cart's state, which has no attributes.
  const { shape } = cartArguments[name]
  const fields = shape ? membersOf(parameterTypes[0]) : []
  return { name, explanation, fields: fields.map((field) => describeField(field, shape[field.name])) }
}

export const ELEMENT_METHODS = METHODS.map(describeMethod)
export const SHOWN_TEXTS = unionOf('ShownText')
export const SHOWN_CONDITIONS = unionOf('ShownCondition')
