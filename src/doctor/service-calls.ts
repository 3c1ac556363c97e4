/** The service calls that the doctor makes: a widget's first calls. They change nothing. */
import type { WidgetName } from '../api/names.js'
import type { ServiceCall } from '../services/calls/service-call.js'
import { cartCalls } from '../services/calls/table/cart.js'
import { navigationCalls } from '../services/calls/table/navigation.js'
import { visitorCalls } from '../services/calls/table/visitor.js'

/** These are not all calls, because only staff may load code that names the staff's services. */
const CALLS = [...cartCalls, ...navigationCalls, ...visitorCalls]

/** The names of the calls. The forms call a service only when a visitor submits them, so they use the footer's call. */
const NAMES: Readonly<Partial<Record<WidgetName, readonly string[]>>> = {
  header: ['readCart', 'readNavigation', 'readVisitor', 'readThemeWorlds'],
  footer: ['readNewsletterStatus'],
  newsletter: ['readNewsletterStatus'],
  support: ['readNewsletterStatus'],
}

/** @returns an empty list for a widget that calls no service */
export const callsOf = (widget: WidgetName): readonly ServiceCall[] =>
  CALLS.filter(({ name }) => NAMES[widget]?.includes(name))
