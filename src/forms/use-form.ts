/** React's way to a form: state and props without markup. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  createForm,
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
  initial: V
  /** May differ from one rendering to the next. */
  rules: Rules<V>
  /** Runs only with valid values, and never twice at a time. A rejection settles nothing: answer with an outcome. */
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
  values: V
  isSubmitting: boolean
  result: R | undefined
  /** Spread on the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit(event: { preventDefault(): void }): void
    onMouseDown(event: { currentTarget: Element }): void
  }
  field<K extends Name<V>>(name: K): FieldBinding<V[K]>
  submit(): void
  setServerError(name: Name<V>, key: string): void
  /** Sets values that the person has not changed yet. */
  prefill(values: Partial<V>): void
  /** Disables fields for good: what the shop knows already is not changed here. */
  lock(names: ReadonlyArray<Name<V>>): void
  /** Forgets everything typed and every error; `result` is what the form is to remember. */
  reset(result?: R): void
}

export function useForm<V extends object, R = boolean>(options: FormOptions<V, R>): Form<V, R> {
  const element = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState<V, R>>(() => createForm<V, R>(options.initial))
  // The newest of both: events may come faster than renderings, as when a password manager fills in and submits.
  const now = useRef({ state, options })
  now.current.options = options
  const dispatch = (action: FormAction<V, R>) =>
    setState((now.current.state = reduceForm(now.current.state, action)))

  /** Fields left while the mouse is down: an error that appears now would move what is being clicked. */
  const left = useRef<Array<Name<V>> | undefined>(undefined)
  const leave = (name: Name<V>) => {
    const { state, options } = now.current
    // A field that is disabled for the sending loses focus; it was not left by anyone.
    if (!state.isSubmitting) dispatch({ type: 'blur', name, rules: options.rules })
  }

  // In an effect, because by then errors stand in the markup and hidden fields have come out.
  useEffect(() => {
    if (!state.guided) return
    const { errors } = now.current.state
    for (const control of element.current?.elements ?? []) {
      if (!errors[(control as HTMLInputElement).name as Name<V>]) continue
      ;(control as HTMLInputElement).focus()
      break
    }
    dispatch({ type: 'arrived' })
  }, [state.guided])

  const submit = () => {
    const { state, options } = now.current
    if (state.isSubmitting) return
    left.current = undefined
    const { track, rules, onSubmit } = options
    track?.({ type: 'attempt' })
    const errors = validate(state.values, rules)
    const names = Object.keys(errors) as Array<Name<V>>
    if (names.length) {
      for (const field of names) track?.({ type: 'invalid', field, error: errors[field]! })
      track?.({ type: 'failed' })
      dispatch({ type: 'refuse', errors })
      return
    }
    dispatch({ type: 'send' })
    void onSubmit(state.values).then((outcome) => {
      track?.({ type: outcome.isSuccess ? 'successful' : 'failed' })
      dispatch({
        type: 'settle',
        result: outcome.result,
        errors: outcome.errors,
        reset: outcome.reset ? now.current.options.initial : undefined,
      })
    })
  }

  return {
    values: state.values,
    isSubmitting: state.isSubmitting,
    result: state.result,
    props: {
      ref: element,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        submit()
      },
      onMouseDown({ currentTarget }) {
        left.current = []
        const page = currentTarget.ownerDocument
        const up = () => {
          // After the click that follows.
          page.defaultView?.setTimeout(() => {
            const names = left.current
            left.current = undefined
            names?.forEach(leave)
          })
        }
        page.addEventListener('mouseup', up, { capture: true, once: true })
      },
    },
    field: (name) => ({
      id: `${options.id}-${name}`,
      name,
      value: state.values[name],
      error: state.errors[name],
      state: stateOf(state, name),
      isDisabled: state.isSubmitting || !!state.locked[name],
      onChange: (value) => dispatch({ type: 'change', name, value }),
      onFocus: () => dispatch({ type: 'focus', name }),
      onBlur: () => {
        if (left.current) left.current.push(name)
        else leave(name)
      },
    }),
    submit,
    setServerError: (name, key) =>
      dispatch({
        type: 'settle',
        result: now.current.state.result as R,
        errors: { ...now.current.state.errors, [name]: key },
      }),
    prefill: (values) => dispatch({ type: 'prefill', values }),
    lock: (names) => dispatch({ type: 'lock', names }),
    reset: (result) => dispatch({ type: 'settle', result: result as R, reset: now.current.options.initial }),
  }
}
