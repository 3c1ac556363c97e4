/** A form without markup and without a framework: its state, its event handlers, and props for the markup. */
import { createDelayedBlurs } from './delayed-blurs.js'
import { createErrorFocus } from './error-focus.js'
import { stateOf, type FieldState, type Name } from './form.js'
import type { FormOptions } from './form-options.js'
import { createFormStore } from './form-store.js'
import { submitForm } from './submit-form.js'

export interface FieldBinding<T> {
  id: string
  name: string
  value: T
  /** The key of the error to show. */
  error: string | undefined
  state: FieldState
  isDisabled: boolean
  onChange(value: T): void
  onFocus(): void
  onBlur(): void
}

export interface Form<V, R> {
  readonly values: V
  readonly isSubmitting: boolean
  /** True from the first focus of a field on. */
  readonly isInUse: boolean
  /** `undefined` before the first submission ends, and while a submission is under way. */
  readonly result: R | undefined
  /** Spread these on the `<form>`. */
  readonly props: {
    ref: { current: HTMLFormElement | null }
    noValidate: true
    onSubmit(event: { preventDefault(): void }): void
    onMouseDown(event: { currentTarget: Element; button: number }): void
  }
  field<K extends Name<V>>(name: K): FieldBinding<V[K]>
  /** Checks the values and sends them if they are valid. Does nothing while a submission is under way. */
  submit(): void
  /** Fills in fields that are empty; what the person has typed stays. */
  prefill(values: Partial<V>): void
  /** Disables fields for good. For the customer's own data, which this form cannot change. */
  lock(names: ReadonlyArray<Name<V>>): void
  /** Sets the fields to their initial values, removes all errors, and replaces `result`. */
  reset(result?: R): void
  /**
   * Call this after each rendering, with the version that was rendered. Only then are errors in the markup, and focus
   * can move to the first of them.
   */
  rendered(version: number): void
}

/**
 * @param readOptions  gives the current options
 * @param onChange     called with a new version number whenever the form has to be rendered again
 */
export function createForm<V extends object, R>(
  readOptions: () => FormOptions<V, R>,
  onChange: (version: number) => void,
): Form<V, R> {
  const ref: { current: HTMLFormElement | null } = { current: null }
  const store = createFormStore<V, R>(readOptions().initial, onChange)
  const errorFocus = createErrorFocus()
  const delayedBlurs = createDelayedBlurs<Name<V>>((name) => {
    // A field also loses focus when it is disabled for the submission, or when we move the focus.
    if (store.state.isSubmitting || errorFocus.isMoving) return
    store.dispatch({ type: 'blur', name, rules: readOptions().rules })
  })

  const submit = () => {
    if (store.state.isSubmitting) return
    // The submission checks all fields itself.
    delayedBlurs.discard()
    submitForm(store, readOptions, errorFocus)
  }

  return {
    get values() {
      return store.state.values
    },
    get isSubmitting() {
      return store.state.isSubmitting
    },
    get isInUse() {
      return store.state.isInUse
    },
    get result() {
      return store.state.result
    },
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        submit()
      },
      onMouseDown: delayedBlurs.onMouseDown,
    },
    field: (name) => ({
      id: `${readOptions().id}-${name}`,
      name,
      value: store.state.values[name],
      error: store.state.errors[name],
      state: stateOf(store.state, name),
      isDisabled: store.state.isSubmitting || !!store.state.locked[name],
      onChange: (value) => store.dispatch({ type: 'change', name, value }),
      onFocus: () => {
        if (!errorFocus.isMoving) store.dispatch({ type: 'focus', name })
      },
      onBlur: () => delayedBlurs.onBlur(name),
    }),
    submit,
    prefill: (values) => store.dispatch({ type: 'prefill', values }),
    lock: (names) => store.dispatch({ type: 'lock', names }),
    reset: (result) => store.dispatch({ type: 'settle', result, reset: readOptions().initial }),
    rendered(version) {
      // A late effect of an older rendering is ignored: there, the field may still be disabled.
      if (version !== store.version) return
      errorFocus.move(ref.current, (name) => !!store.state.errors[name as Name<V>])
    },
  }
}
