/** The elements that use the shop without a script: their methods, arguments and values, and whether the loader finds them. */
import { cartArguments } from '../../services/cart-arguments.js'
import { checkValue } from '../../host/json.js'
import { printValue } from '../../options/invalid.js'
import { kebabCase, optionKey } from '../../options/spelling.js'
import { argumentOf, METHODS } from '../../html/argument.js'
import { CONDITIONS, TEXTS } from '../../html/values.js'
import { found, suggest, type Found } from '../findings.js'
import { LIBRARIES } from '../libraries.js'
import { isFieldTag, isHandler, SHOP_ATTRIBUTES, type ShopElement } from '../markup.js'
import { nearest } from '../../options/nearest.js'
import type { Check, Subject } from '../subject.js'
import { dataOf, printTag } from '../tag.js'

export const checkClosedRoots: Check = ({ markup: { shopElements } }) =>
  shopElements
    .filter(({ isInClosedRoot }) => isInClosedRoot)
    .map((element) => {
      const attribute = SHOP_ATTRIBUTES.find((name) => element.attributes[name] !== undefined)
      return found('IN_CLOSED_ROOT', { attribute }, printTag(element))
    })

/** The elements that the loader finds. */
const elementsWith = ({ markup: { shopElements } }: Subject, attribute: string): ShopElement[] =>
  shopElements.filter(
    ({ attributes, isInClosedRoot }) => !isInClosedRoot && attributes[attribute] !== undefined,
  )

const isForm = ({ name }: ShopElement) => name === 'form'

/** A field in a form with `data-shop-cart` does nothing itself. */
const actors = (subject: Subject): ShopElement[] =>
  elementsWith(subject, 'data-shop-cart').filter((element) => !(isFieldTag(element) && element.isInForm))

const methodOf = ({ attributes }: ShopElement) =>
  METHODS.find((name) => name === attributes['data-shop-cart'])

export const checkCartMethods: Check = (subject) =>
  actors(subject)
    .filter((element) => !methodOf(element))
    .map((element) => {
      const name = element.attributes['data-shop-cart']!
      const suggestion = suggest(nearest(name, METHODS))
      return found(
        'UNKNOWN_CART_METHOD',
        { name, suggestion, allowed: METHODS.join(', ') },
        printTag(element),
      )
    })

/** The fields whose values are known only when somebody presses the element. */
const laterFields = (element: ShopElement): string[] =>
  (isFieldTag(element) ? ['quantity'] : element.controls).map(optionKey)

function wrongFields(element: ShopElement): Found[] {
  const method = methodOf(element)
  // `restore` has no argument.
  if (!method || method === 'restore') return []
  const argument = argumentOf(method, { type: 'click', attributes: dataOf(element), data: undefined })
  const later = laterFields(element)
  return Object.entries(cartArguments[method].shape).flatMap(([field, schema]) => {
    const value = argument?.[field]
    const checked = checkValue<unknown>(schema, value)
    if (checked.ok || later.includes(optionKey(field))) return []
    const values = {
      attribute: `data-${kebabCase(field)}`,
      method,
      problem:
        value === undefined ? 'is missing' : `has the value ${printValue(value)}, which is not allowed`,
      allowed: checked.issue.message,
      alternative: isForm(element) ? `, or add a control with the name "${field}" to the form` : '',
    }
    return [found('CART_FIELD_WRONG', values, printTag(element))]
  })
}

export const checkCartArguments: Check = (subject) => actors(subject).flatMap(wrongFields)

export const checkLibraries: Check = (subject) =>
  actors(subject).flatMap((element) => {
    const { library } = element
    if (!library) return []
    return [found('PRESS_TAKEN', { library, attribute: LIBRARIES[library].fix }, printTag(element))]
  })

export const checkStoppedPresses: Check = (subject) =>
  [...actors(subject), ...elementsWith(subject, 'data-shop-search')].flatMap((element) =>
    element.stopper === undefined
      ? []
      : [found('PRESS_STOPPED', { attribute: element.stopper }, printTag(element))],
  )

export const checkHandlers: Check = ({ markup: { handlers } }) =>
  handlers.map((element) => {
    const attribute = Object.entries(element.attributes).find(([name, value]) => isHandler(name, value))?.[0]
    return found('INLINE_HANDLER', { attribute }, printTag(element))
  })

export const checkFormActions: Check = (subject) =>
  actors(subject)
    .filter((element) => isForm(element) && !element.attributes['action']?.trim())
    .map((form) => found('FORM_WITHOUT_ACTION', {}, printTag(form)))

function unknownValues(subject: Subject, attribute: string, rules: object): Found[] {
  const names = Object.keys(rules)
  return elementsWith(subject, attribute).flatMap((element) => {
    const name = element.attributes[attribute]!
    if (names.includes(name)) return []
    const suggestion = suggest(nearest(name, names))
    return [
      found(
        'UNKNOWN_SHOWN_VALUE',
        { name, attribute, suggestion, allowed: names.join(', ') },
        printTag(element),
      ),
    ]
  })
}

const hasProduct = (element: ShopElement) =>
  Object.entries(dataOf(element)).some(([name, value]) => optionKey(name) === 'productid' && value !== '')

export const checkShownValues: Check = (subject) => [
  ...unknownValues(subject, 'data-shop-text', TEXTS),
  ...unknownValues(subject, 'data-shop-show', CONDITIONS),
  ...elementsWith(subject, 'data-shop-text')
    .filter((element) => element.attributes['data-shop-text'] === 'quantity' && !hasProduct(element))
    .map((element) => found('QUANTITY_WITHOUT_PRODUCT', {}, printTag(element))),
]
