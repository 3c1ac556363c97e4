/**
 * Simulated faults: any call and any file of ours can be slow, fail, hang or be malformed, for one visitor or for one
 * call. They show how the widgets react. A fault is written `name:mode[:value[:times]]`, for instance `cart:slow:2000`.
 */
import { CALL_MODES, FILE_MODES, type CallMode, type FileMode } from './modes.js'
import { CALL_NAMES, type CallName } from './names.js'

export interface Fault {
  name: CallName
  mode: CallMode | FileMode
  value: string
  /** How many more calls the fault hits. */
  left: number
}

const ALWAYS = Number.POSITIVE_INFINITY

const hasMode = (name: string, mode: string): boolean =>
  Object.hasOwn(name === 'cdn' ? FILE_MODES : CALL_MODES, mode)

/** @returns undefined if the text is not a fault */
export const parseFault = (text: string): Fault | undefined => {
  const [name = '', mode = '', value = '', times = ''] = text.split(':')
  if (!Object.hasOwn(CALL_NAMES, name) || !hasMode(name, mode)) return undefined
  if (times !== '' && !/^[1-9]\d{0,3}$/.test(times)) return undefined
  return {
    name: name as CallName,
    mode: mode as CallMode | FileMode,
    value,
    left: times === '' ? ALWAYS : Number(times),
  }
}

export const writeFault = ({ name, mode, value, left }: Fault): string =>
  [name, mode, value, left === ALWAYS ? '' : left].join(':').replace(/:+$/, '')

/** Adds faults to a visitor's faults, or removes all of them for `reset` and `none`. Ignores invalid texts. */
export const setFaults = (faults: Fault[], queries: readonly string[]): void => {
  for (const query of queries.flatMap((value) => value.split(','))) {
    const fault = parseFault(query)
    if (query === 'reset' || query === 'none') faults.length = 0
    else if (fault) faults.push(fault)
  }
}

/** @returns the value of a fault as a whole number; the fallback if it is not a number within the limits */
export const numberOf = (value: string, fallback: number, min: number, max: number): number => {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= min && number <= max ? number : fallback
}
