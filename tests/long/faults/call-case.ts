/** The cause of a call, and what the person sees and which errors the host page receives after each fault. */
import type { BrowserContext, Page } from 'playwright/test'
import type { CallName } from '../../../examples/shop/faults/names.js'
import { CALL_FAULTS, type CallFault } from './call-faults.js'

/** What a person sees on the page. */
export interface Sight {
  /** The text in the table of `docs/reference/events.md`. */
  words: string
  /** Waits until the page shows this. */
  check(page: Page): Promise<unknown>
}

export interface Outcome {
  sees: Sight
  /** The problem with the response that each report names. */
  problems: string[]
}

export interface CallCase {
  name: CallName
  /** The name of the call in the reports. */
  call: string
  /** The body of the page. */
  markup: string
  /** Markup for the head of the page. */
  head?: string
  /** Runs before each visit. */
  before?(context: BrowserContext, baseURL: string): Promise<unknown>
  /** Loads code that the page loads at its first use, so that the fault affects only the call. */
  ready?(page: Page): Promise<unknown>
  /** Makes the call. Without this function, each page makes the call when it is opened. */
  act?(page: Page): Promise<unknown>
  usual: Sight
  outcomeOf(fault: CallFault): Outcome
}

/** The beginning of a call's path. */
export const pathOf = (call: string): string => call.split(' ')[1]!.split('{')[0]!

/** The faults that can affect a call. */
export const faultsOf = ({ act }: CallCase): readonly CallFault[] =>
  CALL_FAULTS.filter(({ isOffline }) => act || !isOffline)

/** The problem that a report names. @param wrongField  the field that the report names for JSON of another shape */
export const problemOf = ({ problem }: CallFault, wrongField: string): string =>
  problem ?? `the response is malformed: ${wrongField}`

/** Most calls have two outcomes: the widget uses the response, or the call has failed and its problem is reported once. */
export const usedOrFailed =
  (usual: Sight, failed: Sight, wrongField: string) =>
  (fault: CallFault): Outcome =>
    fault.kind === 'harmless'
      ? { sees: usual, problems: [] }
      : { sees: failed, problems: [problemOf(fault, wrongField)] }

/** The widgets do not read the response of these calls: any successful response will do. */
export const doneOrFailed =
  (usual: Sight, failed: Sight) =>
  (fault: CallFault): Outcome =>
    fault.kind === 'harmless' || fault.kind === 'malformed'
      ? { sees: usual, problems: [] }
      : { sees: failed, problems: [fault.problem!] }

/** Nobody notices whether these calls succeed. */
export const unnoticed = (usual: Sight) => (): Outcome => ({ sees: usual, problems: [] })
