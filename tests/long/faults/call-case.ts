/** What causes a call, and what the person sees and which errors the host page receives after each fault. */
import type { BrowserContext, Page } from 'playwright/test'
import type { CallName } from '../../../examples/shop/faults/names.js'
import { CALL_FAULTS, type CallFault } from './call-faults.js'

/** What a person sees. */
export interface Sight {
  /** For the table in `docs/faults.md`. */
  words: string
  /** Waits until this is what the page shows. */
  check(page: Page): Promise<unknown>
}

export interface Outcome {
  sees: Sight
  /** What the reports say is wrong with the answer, one for each report. */
  problems: string[]
}

export interface CallCase {
  name: CallName
  /** As the reports name it. */
  call: string
  /** The body of the page. */
  markup: string
  /** Markup for the head of the page. */
  head?: string
  /** Before each visit. */
  before?(context: BrowserContext, baseURL: string): Promise<unknown>
  /** Loads what the page loads at its first use, so that only the call meets the fault. */
  ready?(page: Page): Promise<unknown>
  /** What makes the call. Without it, the call is made when the page is opened, and made again on the next page. */
  act?(page: Page): Promise<unknown>
  usual: Sight
  outcomeOf(fault: CallFault): Outcome
}

/** The beginning of a call's path. */
export const pathOf = (call: string): string => call.split(' ')[1]!.split('{')[0]!

/** The faults that can hit a call. */
export const faultsOf = ({ act }: CallCase): readonly CallFault[] =>
  CALL_FAULTS.filter(({ isOffline }) => act || !isOffline)

/** The problem that a report names. @param wrongField  the field that it names for JSON of another shape */
export const problemOf = ({ problem }: CallFault, wrongField: string): string =>
  problem ?? `the response is malformed: ${wrongField}`

/** Most calls have two outcomes: the answer is used, or the call has failed and its problem is reported once. */
export const usedOrFailed =
  (usual: Sight, failed: Sight, wrongField: string) =>
  (fault: CallFault): Outcome =>
    fault.kind === 'harmless'
      ? { sees: usual, problems: [] }
      : { sees: failed, problems: [problemOf(fault, wrongField)] }

/** The answer of these calls is not read: any successful answer is as good as another. */
export const doneOrFailed =
  (usual: Sight, failed: Sight) =>
  (fault: CallFault): Outcome =>
    fault.kind === 'harmless' || fault.kind === 'malformed'
      ? { sees: usual, problems: [] }
      : { sees: failed, problems: [fault.problem!] }

/** Nobody notices whether these calls succeed. */
export const unnoticed = (usual: Sight) => (): Outcome => ({ sees: usual, problems: [] })
