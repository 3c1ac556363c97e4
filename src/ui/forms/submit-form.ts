/**
 * One submission: waits until the values are ready, checks them, sends valid ones, and records how it ended. Warns if it went to a
 * wrong address.
 */
import { keysOf } from '../../host/without-additions.js'
import type { Host } from '../../host/host.js'
import { pageOrigin } from '../../host/urls.js'
import { validate, type Cleaners, type Errors, type FormStore, type Name } from './form.js'
import type { Rules } from './rules.js'

/** How a submission ended. */
export interface Outcome<V, R> {
  /** Stored as `form.result`. */
  result: R
  isSuccess: boolean
  /** Error keys of the fields that the service refused. Focus moves to the first of these fields. */
  errors?: Errors<V> | undefined
  /** Sets all fields back to their initial values; locked fields keep theirs. */
  reset?: boolean | undefined
}

/**
 * What a form reports for tracking: three events about the submission, and one event for each invalid field. A field's value
 * is never reported. newsletter-footer-preview-support §4.4.
 */
export type FormEvent =
  { type: 'attempt' | 'failed' | 'successful' } | { type: 'invalid'; field: string; error: string }

/** What a submission needs from the widget. */
export interface SubmitOptions<V, R> {
  /** The values at the start and after a reset. */
  initial: V
  /** How each field's value is cleaned when the field loses focus, and at a submit. */
  cleaners?: Cleaners<V> | undefined
  /** May change while the form is in use; each check reads the current rules. */
  rules: Rules<V>
  /**
   * Called when the person submits, before the values are checked. If something that belongs to the values is not ready
   * yet, such as a file that is still being read, it returns a promise, and the submission waits for it. If the promise
   * resolves with an outcome, the submission ends with it. Must not reject.
   */
  prepare?: (() => Promise<Outcome<V, R> | undefined> | undefined) | undefined
  /** Called with valid values only, and never while an earlier call is running. Must not reject. */
  onSubmit(values: V): Promise<Outcome<V, R>>
  track?: ((event: FormEvent) => void) | undefined
}

/**
 * @param store         must not be submitting yet
 * @param readOptions   gives the current options
 * @param isPersonHere  whether the person is still using the form
 */
export function submitForm<V extends object, R>(
  store: FormStore<V, R>,
  readOptions: () => SubmitOptions<V, R>,
  isPersonHere: () => boolean,
): void {
  const { track, prepare } = readOptions()

  const settle = ({ result, isSuccess, errors, reset }: Outcome<V, R>) => {
    track?.({ type: isSuccess ? 'successful' : 'failed' })
    const initial = reset ? readOptions().initial : undefined
    store.dispatch({
      type: 'settle',
      result,
      hasFailed: !isSuccess,
      isPersonHere: isPersonHere(),
      errors,
      reset: initial,
    })
  }

  const checkAndSend = () => {
    const { rules, onSubmit } = readOptions()
    const errors = validate(store.state.values, rules)
    const invalid = keysOf(errors) as Array<Name<V>>
    if (invalid.length > 0) {
      for (const field of invalid) track?.({ type: 'invalid', field, error: errors[field]! })
      track?.({ type: 'failed' })
      store.dispatch({ type: 'refuse', errors, isPersonHere: isPersonHere() })
      return
    }
    store.dispatch({ type: 'send' })
    void onSubmit(store.state.values).then(settle)
  }

  track?.({ type: 'attempt' })
  const preparation = prepare?.()
  if (!preparation) return checkAndSend()
  // The fields are disabled while the submission waits, so that the values stay as the person submitted them.
  store.dispatch({ type: 'send' })
  void preparation.then((outcome) => (outcome ? settle(outcome) : checkAndSend()))
}

interface FailedSubmission {
  status: number
  /** Set if the service has refused the form and said why. */
  error?: unknown
  isPage?: boolean | undefined
}

/**
 * Warns the page's owner if a form was sent to an address that is evidently not the shop's.
 *
 * @param apiBase  the widget's option. Without it, the form was sent to the origin of the host page.
 */
export function warnAboutAddress(
  host: Host,
  apiBase: string | undefined,
  { status, error, isPage }: FailedSubmission,
): void {
  const isElsewhere = isPage || status === 404 || status === 405
  if (apiBase !== undefined || error !== undefined || !isElsewhere) return
  const response = isPage ? `a web page with status ${status}` : `status ${status}`
  host.warn(
    `data-api-base is missing, so the form was sent to ${pageOrigin(host.window)}, and the response (${response}) is not one of the shop's services`,
    'another-origin',
  )
}
