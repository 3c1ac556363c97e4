/** One submission: waits until the values are ready, checks them, sends valid ones, and records how it ended. */
import type { ErrorFocus } from './error-focus.js'
import { validate, type Name } from './form.js'
import type { FormOptions, Outcome } from './form-options.js'
import type { FormStore } from './form-store.js'

/**
 * @param store        must not be submitting yet
 * @param readOptions  gives the current options
 */
export function submitForm<V extends object, R>(
  store: FormStore<V, R>,
  readOptions: () => FormOptions<V, R>,
  errorFocus: ErrorFocus,
): void {
  const { track, prepare } = readOptions()

  const settle = ({ result, isSuccess, errors, reset }: Outcome<V, R>) => {
    track?.({ type: isSuccess ? 'successful' : 'failed' })
    errorFocus.setWanted(!isSuccess)
    store.dispatch({ type: 'settle', result, errors, reset: reset ? readOptions().initial : undefined })
  }

  const checkAndSend = () => {
    const { rules, onSubmit } = readOptions()
    const errors = validate(store.state.values, rules)
    const invalid = Object.keys(errors) as Array<Name<V>>
    if (invalid.length > 0) {
      for (const field of invalid) track?.({ type: 'invalid', field, error: errors[field]! })
      track?.({ type: 'failed' })
      errorFocus.setWanted(true)
      store.dispatch({ type: 'refuse', errors })
      return
    }
    store.dispatch({ type: 'send' })
    void onSubmit(store.state.values).then(settle)
  }

  track?.({ type: 'attempt' })
  const preparation = prepare?.()
  if (!preparation) return checkAndSend()
  // The fields are disabled while the submission waits, so that the values are those that the person has submitted.
  store.dispatch({ type: 'send' })
  void preparation.then((outcome) => (outcome ? settle(outcome) : checkAndSend()))
}
