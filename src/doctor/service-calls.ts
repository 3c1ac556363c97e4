/**
 * The service calls that the doctor makes: the first ones of a widget, or of elements that use the cart without a script. They
 * change nothing.
 */
import type { WidgetName } from '../api/names.js'
import cart from '../services/cart.calls.js'
import type { ServiceCall } from '../services/contract/service-call.js'
import navigation from '../services/navigation.calls.js'
import visitor from '../services/visitor.calls.js'

/** These are not all calls, because only staff may load code that names the staff's services. */
const CALLS = [...cart, ...navigation, ...visitor]

/** The names of the calls. */
const NAMES: Readonly<Partial<Record<WidgetName, readonly string[]>>> = {
  header: ['readCart', 'readNavigation', 'readVisitor', 'readThemeWorlds'],
  footer: ['readNewsletterStatus'],
}

const WITHOUT_WIDGET = ['readCart']

/**
 * @param spa  the option of the form
 * @returns the call of a form, which changes something: it is made only when a visitor sends the form
 */
export function formCallOf(widget: WidgetName | undefined, spa: boolean): string | undefined {
  if (widget === 'newsletter') return spa ? 'signUpInApp' : 'signUp'
  return widget === 'support' ? 'sendSupportRequest' : undefined
}

/** A call that changes nothing, instead of that of a form. The form does not need it, so only its connection counts. */
export const STAND_IN: ServiceCall = CALLS.find(({ name }) => name === 'readNewsletterStatus')!

/**
 * @param widget  `undefined` for elements that use the cart without a script
 * @returns       an empty list for a widget that calls no service
 */
export const callsOf = (widget: WidgetName | undefined): readonly ServiceCall[] =>
  CALLS.filter(({ name }) => (widget ? NAMES[widget] : WITHOUT_WIDGET)?.includes(name))
