/** A form in a component: its values, the props for its markup, and its actions. */
import { useEffect, useState } from 'react'
import { keysOf } from '../../host/without-additions.js'
import { isPersonHere } from '../focus.js'
import { useLayoutEffect } from '../use-layout-effect.js'
import { createDelayedBlurs, createErrorFocus } from './form-focus.js'
import { createFormStore, stateOf, type FieldState, type Name } from './form.js'
import { submitForm, type SubmitOptions } from './submit-form.js'

export interface FormOptions<V, R> extends SubmitOptions<V, R> {
  /** Prefix of the fields' element ids: `newsletter` gives `newsletter-email`. */
  id: string
}

export interface FieldBinding<T> {
  id: string
  name: string
  value: T
  /** The key of the error to show. */
  error: string | undefined
  state: FieldState
  /** The error must not be announced, because focus moves after the submit, and the error is then read. */
  isQuiet: boolean
  isDisabled: boolean
  onChange(value: T): void
  onFocus(): void
  onBlur(): void
}

/** The same object in every render. Its properties are always current. */
export interface Form<V, R> {
  readonly values: V
  readonly isSubmitting: boolean
  /** True once a field has had the focus. */
  readonly isInUse: boolean
  /** `undefined` before the first submission ends, and while a submission is running. */
  readonly result: R | undefined
  /** Spread these on the `<form>`. */
  readonly props: {
    ref: { current: HTMLFormElement | null }
    noValidate: true
    acceptCharset: 'utf-8'
    onSubmit(event: { preventDefault(): void }): void
    onMouseDown(event: { currentTarget: Element; button: number }): void
    onKeyDown(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>): void
  }
  field<K extends Name<V>>(name: K): FieldBinding<V[K]>
  /** Checks the values and sends them if they are valid. Does nothing while a submission is running. */
  submit(): void
  /** Fills in fields that are empty; what the person has typed stays. */
  prefill(values: Partial<V>): void
  /**
   * Disables fields with the customer's own data, which this form cannot change. A field that has the focus stays enabled
   * until it loses it, and for good if the person edits it.
   */
  lock(names: ReadonlyArray<Name<V>>): void
  hasFocus(name: Name<V>): boolean
  /** Sets the fields to their initial values, removes all errors, and replaces `result`. */
  reset(result?: R): void
}

const controlsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])] as HTMLInputElement[]

function createForm<V extends object, R>(firstOptions: FormOptions<V, R>) {
  let options = firstOptions
  const readOptions = () => options
  const ref: { current: HTMLFormElement | null } = { current: null }
  const store = createFormStore<V, R>(options.initial)
  const errorFocus = createErrorFocus()
  /** The values in the markup. */
  let rendered = options.initial
  /**
   * Takes over what is in the controls. Some password managers and extensions fill in a control without an event. Then it
   * cleans the values.
   */
  const readControls = (names: ReadonlyArray<Name<V>>) => {
    for (const { name: controlName, type, checked, value, disabled } of controlsOf(ref.current)) {
      const name = controlName as Name<V>
      const { values } = store.state
      // A value that is not rendered yet is newer than the control.
      if (disabled || type === 'file' || !names.includes(name) || values[name] !== rendered[name]) continue
      const inControl = (type === 'checkbox' ? checked : value) as V[Name<V>]
      if (inControl !== values[name]) store.dispatch({ type: 'change', name, value: inControl })
    }
    store.dispatch({ type: 'clean', names, cleaners: options.cleaners ?? {} })
  }
  const delayedBlurs = createDelayedBlurs<Name<V>>((name) => {
    // A field also loses focus when it is disabled for the submission, or when we move the focus.
    if (store.state.isSubmitting || errorFocus.isMoving) return
    readControls([name])
    store.dispatch({ type: 'blur', name, rules: options.rules })
  })

  const form: Form<V, R> = {
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
      // The browser sends a form whose code has not arrived, and would use the page's encoding.
      acceptCharset: 'utf-8',
      onSubmit(event) {
        event.preventDefault()
        form.submit()
      },
      onMouseDown: delayedBlurs.onMouseDown,
      // A key that is held is one press. In a text area, it breaks lines.
      onKeyDown(event) {
        const isInTextArea = (event.target as Element).localName === 'textarea'
        if (event.repeat && event.key === 'Enter' && !isInTextArea) event.preventDefault()
      },
    },
    field: (name) => ({
      id: `${options.id}-${name}`,
      name,
      value: store.state.values[name],
      error: store.state.errors[name],
      state: stateOf(store.state, name),
      isQuiet: store.state.isSubmitting || (store.state.movesFocus && !!store.state.errors[name]),
      isDisabled: store.state.isSubmitting || (!!store.state.locked[name] && !form.hasFocus(name)),
      onChange: (value) => store.dispatch({ type: 'change', name, value }),
      onFocus: () => {
        delayedBlurs.onFocus(name)
        if (!errorFocus.isMoving) store.dispatch({ type: 'focus', name })
      },
      onBlur: () => delayedBlurs.onBlur(name),
    }),
    submit() {
      if (store.state.isSubmitting) return
      // The submission checks all fields itself.
      delayedBlurs.discard()
      readControls(keysOf(store.state.values) as Array<Name<V>>)
      submitForm(store, readOptions, () => !!ref.current && isPersonHere(ref.current))
    },
    prefill: (values) => store.dispatch({ type: 'prefill', values }),
    lock: (names) => store.dispatch({ type: 'lock', names }),
    hasFocus(name) {
      const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined
      const focused = root?.activeElement as HTMLInputElement | null | undefined
      return focused?.form === ref.current && focused?.name === name
    },
    reset: (result) => store.dispatch({ type: 'settle', result, reset: options.initial }),
  }

  return {
    form,
    store,
    /** @param newRendered  the values that the component has rendered */
    setOptions(newOptions: FormOptions<V, R>, newRendered: V) {
      options = newOptions
      rendered = newRendered
    },
    focusError: () => errorFocus.move(ref.current, (name) => !!store.state.errors[name as Name<V>]),
  }
}

/** @param options  may differ in every render; `initial` is read when the form is created and when it is reset */
export function useForm<V extends object, R>(options: FormOptions<V, R>): Form<V, R> {
  const [{ form, store, setOptions, focusError }] = useState(() => createForm<V, R>(options))
  const [{ focusMoves }, setState] = useState(store.state)

  const { values } = store.state
  useLayoutEffect(() => setOptions(options, values))

  // Not `useSyncExternalStore`: it subscribes after the first paint, in React and in preact. A widget that fills in the
  // customer's data in a layout effect would first be painted without them.
  useLayoutEffect(() => {
    setState(store.state)
    return store.subscribe(setState)
  }, [store])

  // When the state that counts a move is rendered, the errors are in the markup.
  useEffect(() => {
    if (focusMoves > 0) focusError()
  }, [focusMoves, focusError])

  return form
}
