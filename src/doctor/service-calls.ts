/** The calls to the services that the doctor makes: what a widget calls first. None of them changes anything. */
import type { WidgetName } from '../api/names.js'
import type { ServiceCall } from '../contracts/calls/service-call.js'
import { cartCalls } from '../contracts/calls/table/cart.js'
import { navigationCalls } from '../contracts/calls/table/navigation.js'
import { visitorCalls } from '../contracts/calls/table/visitor.js'

/** Not the whole table, because only staff load the code that names the staff's services. */
const CALLS = [...cartCalls, ...navigationCalls, ...visitorCalls]

/** The names of the calls. The forms call a service only when a visitor sends them, so they ask for the footer's. */
const NAMES: Readonly<Partial<Record<WidgetName, readonly string[]>>> = {
  header: ['readCart', 'readNavigation', 'readVisitor', 'readThemeWorlds'],
  footer: ['readNewsletterStatus'],
  newsletter: ['readNewsletterStatus'],
  support: ['readNewsletterStatus'],
}

/** @returns none for a widget that calls no service */
export const callsOf = (widget: WidgetName): readonly ServiceCall[] =>
  CALLS.filter(({ name }) => NAMES[widget]?.includes(name))
