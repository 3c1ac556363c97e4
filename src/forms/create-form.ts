/** A form without markup and without a framework: state, what happens to it, and props for whoever draws it. */
import {
  createState,
  reduceForm,
  stateOf,
  validate,
  type Errors,
  type FieldState,
  type FormAction,
  type FormState,
  type Name,
} from './form.js'
import type { Rules } from './rules.js'

export interface Outcome<V, R> {
  /** Kept as `form.result`. */
  result: R
  isSuccess: boolean
  /** What the service has against single fields; focus goes to the first of them. */
  errors?: Errors<V> | undefined
  /** Back to the initial values; locked fields keep theirs. */
  reset?: boolean | undefined
}

/** §4.4: three events of the submission, and each invalid field by itself (never with its value). */
export type FormEvent =
  { type: 'attempt' | 'failed' | 'successful' } | { type: 'invalid'; field: string; error: string }

export interface FormOptions<V, R> {
  /** Goes in front of the ids: `newsletter` gives `newsletter-email`. */
  id: string
  /** What a reset goes back to. */
  initial: V
  /** May differ from one moment to the next. */
  rules: Rules<V>
  /** Runs only with valid values, and never twice at a time. It answers with an outcome and must not reject. */
  onSubmit(values: V): Promise<Outcome<V, R>>
  track?: ((event: FormEvent) => void) | undefined
}

export interface FieldBinding<T> {
  id: string
  name: string
  value: T
  /** The error's key, while it is to be shown. */
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
  readonly result: R | undefined
  /** Spread on the `<form>`. */
  readonly props: {
    ref: { current: HTMLFormElement | null }
    noValidate: true
    onSubmit(event: { preventDefault(): void }): void
    onMouseDown(event: { currentTarget: Element }): void
  }
  field<K extends Name<V>>(name: K): FieldBinding<V[K]>
  submit(): void
  /** Sets values where the person has not typed any. */
  prefill(values: Partial<V>): void
  /** Disables fields for good: what the shop knows already is not changed here. */
  lock(names: ReadonlyArray<Name<V>>): void
  /** Forgets everything typed and every error; `result` is what the form is to remember. */
  reset(result?: R): void
  /** To be called once a version is drawn: errors then stand in the markup, and focus can go to the first. */
  rendered(version: unknown): void
}

/**
 * @param read      gives the options as they are now
 * @param onChange  tells that the form is to be drawn anew, and in which version
 */
export function createForm<V extends object, R>(
  read: () => FormOptions<V, R>,
  onChange: (version: number) => void,
): Form<V, R> {
  const ref: { current: HTMLFormElement | null } = { current: null }
  let state = createState<V, R>(read().initial)
  let newest = 0
  /** Focus is to go to the first field with an error, or else to the message about the whole form. */
  let isGuided = false
  /** That focus is ours, not the person's: it must neither clear an error nor show one where it was before. */
  let isGuiding = false
  /** Fields left while the mouse is down: an error that appears now would move what is being clicked. */
  let left: Array<Name<V>> | undefined

  const dispatch = (action: FormAction<V, R>) => {
    const before: FormState<V, R> = state
    state = reduceForm(state, action)
    if (state !== before) onChange(++newest)
  }
  const leave = (name: Name<V>) => {
    // A field that is disabled for the sending loses focus, or that we take it from: it was not left by anyone.
    if (!state.isSubmitting && !isGuiding) dispatch({ type: 'blur', name, rules: read().rules })
  }
  const settle = (result: R | undefined, errors?: Errors<V>, reset?: V) => {
    dispatch({ type: 'settle', result, errors, reset })
  }

  const submit = () => {
    if (state.isSubmitting) return
    left = undefined
    const { track, rules, onSubmit } = read()
    track?.({ type: 'attempt' })
    const errors = validate(state.values, rules)
    const names = Object.keys(errors) as Array<Name<V>>
    if (names.length) {
      for (const field of names) track?.({ type: 'invalid', field, error: errors[field]! })
      track?.({ type: 'failed' })
      isGuided = true
      dispatch({ type: 'refuse', errors })
      return
    }
    dispatch({ type: 'send' })
    void onSubmit(state.values).then(({ result, isSuccess, errors, reset }) => {
      track?.({ type: isSuccess ? 'successful' : 'failed' })
      isGuided = !isSuccess
      settle(result, errors, reset ? read().initial : undefined)
    })
  }

  return {
    get values() {
      return state.values
    },
    get isSubmitting() {
      return state.isSubmitting
    },
    get result() {
      return state.result
    },
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        submit()
      },
      onMouseDown({ currentTarget }) {
        left = []
        const page = currentTarget.ownerDocument
        const up = () =>
          // After the click that follows.
          page.defaultView?.setTimeout(() => {
            const names = left
            left = undefined
            names?.forEach(leave)
          })
        page.addEventListener('mouseup', up, { capture: true, once: true })
      },
    },
    field: (name) => ({
      id: `${read().id}-${name}`,
      name,
      value: state.values[name],
      error: state.errors[name],
      state: stateOf(state, name),
      isDisabled: state.isSubmitting || !!state.locked[name],
      onChange: (value) => dispatch({ type: 'change', name, value }),
      onFocus: () => {
        if (!isGuiding) dispatch({ type: 'focus', name })
      },
      onBlur: () => {
        if (left) left.push(name)
        else leave(name)
      },
    }),
    submit,
    prefill: (values) => dispatch({ type: 'prefill', values }),
    lock: (names) => dispatch({ type: 'lock', names }),
    reset: (result) => settle(result, undefined, read().initial),
    rendered(version) {
      // A late effect of an older drawing, in which the field may still be disabled, is not the one.
      if (!isGuided || version !== newest) return
      isGuided = false
      isGuiding = true
      const form = ref.current
      const controls = [...(form?.elements ?? [])] as HTMLInputElement[]
      const wrong = controls.find(({ name }) => state.errors[name as Name<V>])
      ;(wrong ?? form?.querySelector<HTMLElement>('[role=alert]'))?.focus()
      isGuiding = false
    },
  }
}
