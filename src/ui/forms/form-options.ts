/** What a widget passes to its form, and what the form reports. */
import type { Errors } from './form.js'
import type { Rules } from './rules.js'

/** How a submission ended. */
export interface Outcome<V, R> {
  /** Kept as `form.result`. */
  result: R
  isSuccess: boolean
  /** Error keys of the fields that the service refused. Focus moves to the first of these fields. */
  errors?: Errors<V> | undefined
  /** Sets all fields back to their initial values; locked fields keep theirs. */
  reset?: boolean | undefined
}

/**
 * What a form reports for tracking (§4.4): three events about the submission, and one event for each invalid field.
 * A field's value is never reported.
 */
export type FormEvent =
  { type: 'attempt' | 'failed' | 'successful' } | { type: 'invalid'; field: string; error: string }

export interface FormOptions<V, R> {
  /** Prefix of the fields' element ids: `newsletter` gives `newsletter-email`. */
  id: string
  /** The values at the start and after a reset. */
  initial: V
  /** May change while the form is in use; each check reads the current rules. */
  rules: Rules<V>
  /**
   * Called when the person submits, before the values are checked. If something that belongs to the values is not ready
   * yet, such as a file that is still being read, it returns a promise, and the submission waits for it. A promise of an
   * outcome ends the submission with that outcome. Must not reject.
   */
  prepare?: (() => Promise<Outcome<V, R> | undefined> | undefined) | undefined
  /** Called with valid values only, and never while an earlier call is running. Must not reject. */
  onSubmit(values: V): Promise<Outcome<V, R>>
  track?: ((event: FormEvent) => void) | undefined
}
