/** One submission: checks the values, sends valid ones, and records how it ended. */
import type { ErrorFocus } from './error-focus.js'
import { validate, type Name } from './form.js'
import type { FormOptions } from './form-options.js'
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
  const { track, rules, onSubmit } = readOptions()
  track?.({ type: 'attempt' })
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
  void onSubmit(store.state.values).then(({ result, isSuccess, errors: refused, reset }) => {
    track?.({ type: isSuccess ? 'successful' : 'failed' })
    errorFocus.setWanted(!isSuccess)
    store.dispatch({
      type: 'settle',
      result,
      errors: refused,
      reset: reset ? readOptions().initial : undefined,
    })
  })
}
