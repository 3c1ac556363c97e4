/** The services' faults by name: `examples/shop/faults/`. The reference shop's page `/faults` shows what each of them does. */
import type { Fault } from '../../examples/shop/faults/fault.js'
import { CALL_MODES, FILE_MODES, type CallMode, type FileMode } from '../../examples/shop/faults/modes.js'
import { CALL_NAMES, type CallName } from '../../examples/shop/faults/names.js'
import type { CartErrorCode } from '../api/cart.js'

const {
  // These modes redirect to another origin, which a test does not have.
  redirect: _redirect,
  certificate: _certificate,
  // A test passes the status or the error code directly.
  fail: _fail,
  error: _error,
  ...modes
} = CALL_MODES
/** The modes of calls in a test, with a description of each. */
export const CALL_MODES_OF_KIT = modes
type KitMode = keyof typeof CALL_MODES_OF_KIT

/**
 * What happens to a call: the service responds with a status (`503`), with one of its error codes (`ITEM_LIMIT`), or in a
 * mode (`hang`). A mode's value follows a colon (`slow:2000`).
 */
export type FaultOf<C extends CallName> = C extends 'cdn'
  ? FileMode | `${FileMode}:${string}`
  : number | CartErrorCode | Uppercase<string> | KitMode | `${KitMode}:${string}`

const modesOf = (call: CallName): string[] => Object.keys(call === 'cdn' ? FILE_MODES : CALL_MODES_OF_KIT)

function parseMode(call: CallName, fault: string | number): Pick<Fault, 'mode' | 'value'> {
  if (typeof fault === 'number' && Number.isInteger(fault) && fault >= 400 && fault <= 599 && call !== 'cdn')
    return { mode: 'fail', value: String(fault) }
  const [mode = '', ...value] = String(fault).split(':')
  if (modesOf(call).includes(mode)) return { mode: mode as CallMode | FileMode, value: value.join(':') }
  if (call !== 'cdn' && /^[A-Z][A-Z_]+$/.test(String(fault))) return { mode: 'error', value: String(fault) }
  throw new Error(
    `fail: "${fault}" is no fault of ${call}, allowed: ${call === 'cdn' ? '' : 'a status from 400 to 599, an error code such as ITEM_LIMIT, '}${modesOf(call).join(', ')}`,
  )
}

/** @throws {Error} for a name or a fault that does not exist */
export function faultFor(call: CallName, fault: string | number, times = Number.POSITIVE_INFINITY): Fault {
  if (!Object.hasOwn(CALL_NAMES, call))
    throw new Error(`fail: there is no call "${call}", allowed: ${Object.keys(CALL_NAMES).join(', ')}`)
  if (!(times >= 1)) throw new Error(`fail: "times" must be a number from 1, but it is ${times}`)
  return { name: call, ...parseMode(call, fault), left: times }
}
