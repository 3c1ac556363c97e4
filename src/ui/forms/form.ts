/**
 * The state of a form, a pure reducer that changes it, and a store that holds it outside React. Errors are keys, for
 * which the widget has texts.
 */
import { keysOf } from '../../host/without-additions.js'
import { firstError, type Rules } from './rules.js'

export type Name<V> = keyof V & string
export type Errors<V> = Partial<Record<Name<V>, string>>
/** Functions that return a value as it is checked, sent and shown. */
export type Cleaners<V> = { [K in keyof V]?: ((value: V[K]) => V[K]) | undefined }
type Names<V> = Partial<Record<Name<V>, true>>

export interface FormState<V, R> {
  values: V
  /**
   * The fields that have lost focus or were part of a submit since their value changed. Only these show whether they are
   * valid.
   */
  touched: Names<V>
  errors: Errors<V>
  /** A submit has found the errors, and the focus moves to the first. */
  movesFocus: boolean
  /** The fields that hold the customer's own data; see `Form.lock`. */
  locked: Names<V>
  isSubmitting: boolean
  /** Whether a field has had the focus. */
  isInUse: boolean
  /** The widget's result of the last submission; `undefined` while the next one is running. */
  result: R | undefined
  /** How many failed submits have moved the focus. */
  focusMoves: number
}

export type FormAction<V, R> =
  | { type: 'change'; name: Name<V>; value: V[Name<V>] }
  | { type: 'focus'; name: Name<V> }
  | { type: 'blur'; name: Name<V>; rules: Rules<V> }
  /** Replaces values by what they mean. */
  | { type: 'clean'; names: ReadonlyArray<Name<V>>; cleaners: Cleaners<V> }
  /** A submit found invalid fields; nothing is sent. */
  | { type: 'refuse'; errors: Errors<V>; isPersonHere: boolean }
  | { type: 'send' }
  /** A submission has ended. `reset` replaces the values. */
  | {
      type: 'settle'
      result: R | undefined
      hasFailed?: boolean
      /** Somebody who has gone on while the form was being sent keeps the focus; the errors are announced. */
      isPersonHere?: boolean
      errors?: Errors<V> | undefined
      reset?: V | undefined
    }
  | { type: 'prefill'; values: Partial<V> }
  | { type: 'lock'; names: ReadonlyArray<Name<V>> }

export const createState = <V extends object, R>(values: V): FormState<V, R> => ({
  values,
  touched: {},
  errors: {},
  movesFocus: false,
  locked: {},
  isSubmitting: false,
  isInUse: false,
  result: undefined,
  focusMoves: 0,
})

const namesOf = <V extends object>(values: V) => keysOf(values)

const toSet = <V>(names: ReadonlyArray<Name<V>>): Names<V> => {
  const set: Names<V> = {}
  for (const name of names) set[name] = true
  return set
}

const without = <S extends object>(set: S, names: ReadonlyArray<keyof S>): S => {
  const rest = { ...set }
  for (const name of names) delete rest[name]
  return rest
}

/** @returns the error key of the first rule that each invalid field breaks */
export function validate<V extends object>(values: V, rules: Rules<V>): Errors<V> {
  const errors: Errors<V> = {}
  for (const name of namesOf(values)) {
    const error = firstError(values[name], rules[name])
    if (error) errors[name] = error
  }
  return errors
}

export function reduceForm<V extends object, R>(
  state: FormState<V, R>,
  action: FormAction<V, R>,
): FormState<V, R> {
  const { values, touched, errors, locked } = state
  /** Until the field loses focus again, it shows neither an error nor that it is valid. */
  const unchecked = (names: ReadonlyArray<Name<V>>) => ({
    errors: without(errors, names),
    touched: without(touched, names),
    movesFocus: false,
  })
  switch (action.type) {
    case 'change': {
      const { name, value } = action
      return {
        ...state,
        ...unchecked([name]),
        values: { ...values, [name]: value },
        // A field that had the focus when it was locked can still be edited, and then holds the person's own value.
        locked: without(locked, [name]),
      }
    }
    case 'focus': {
      const { name } = action
      const inUse = state.isInUse ? state : { ...state, isInUse: true }
      return errors[name] ? { ...inUse, ...unchecked([name]) } : inUse
    }
    case 'clean': {
      const { names, cleaners } = action
      const cleaned = { ...values }
      for (const name of names) cleaned[name] = cleaners[name]?.(values[name]) ?? values[name]
      return names.every((name) => cleaned[name] === values[name]) ? state : { ...state, values: cleaned }
    }
    case 'blur': {
      const { name, rules } = action
      const error = firstError(values[name], rules[name])
      return {
        ...state,
        errors: { ...errors, [name]: error },
        movesFocus: false,
        touched: { ...touched, [name]: true },
      }
    }
    case 'refuse':
      return {
        ...state,
        isSubmitting: false,
        focusMoves: state.focusMoves + (action.isPersonHere ? 1 : 0),
        errors: action.errors,
        movesFocus: action.isPersonHere,
        touched: toSet<V>(namesOf(values)),
      }
    case 'send':
      return {
        ...state,
        isSubmitting: true,
        result: undefined,
        errors: {},
        touched: toSet<V>(namesOf(values)),
      }
    case 'settle': {
      const { result, hasFailed = false, isPersonHere = false, reset, errors: refused = {} } = action
      const next = { ...(reset ?? values) }
      // A locked field holds the customer's own data, which could not be typed again.
      for (const name of namesOf(locked) as Array<Name<V>>) next[name] = values[name]
      return {
        ...state,
        isSubmitting: false,
        result,
        focusMoves: state.focusMoves + (hasFailed && isPersonHere ? 1 : 0),
        values: next,
        errors: refused,
        movesFocus: isPersonHere,
        touched: { ...(reset ? {} : touched), ...toSet<V>(namesOf(refused) as Array<Name<V>>) },
      }
    }
    case 'prefill': {
      // Only empty fields are filled, so that what the person has typed stays.
      const names = (namesOf(action.values as V) as Array<Name<V>>).filter(
        (name) => !values[name] && action.values[name],
      )
      const filled = { ...values }
      for (const name of names) filled[name] = action.values[name] as V[Name<V>]
      return { ...state, ...unchecked(names), values: filled }
    }
    case 'lock':
      return { ...state, ...unchecked(action.names), locked: { ...locked, ...toSet<V>(action.names) } }
  }
}

export type FieldState = 'default' | 'valid' | 'error'

/** `default` until the field is touched; then `error` or `valid`. newsletter-footer-preview-support §4.4. */
export const stateOf = <V, R>(state: FormState<V, R>, name: Name<V>): FieldState =>
  !state.touched[name] ? 'default' : state.errors[name] ? 'error' : 'valid'

/**
 * A form's state outside React. Event handlers and submissions read the current state, even if it is not rendered yet.
 */
export interface FormStore<V, R> {
  readonly state: FormState<V, R>
  dispatch(action: FormAction<V, R>): void
  /**
   * @param listener  called with the new state after each action that has changed it
   * @returns a function that ends the subscription
   */
  subscribe(listener: (state: FormState<V, R>) => void): () => void
}

export function createFormStore<V extends object, R>(initial: V): FormStore<V, R> {
  let state = createState<V, R>(initial)
  const listeners = new Set<(state: FormState<V, R>) => void>()
  return {
    get state() {
      return state
    },
    dispatch(action) {
      const next = reduceForm(state, action)
      if (next === state) return
      state = next
      listeners.forEach((listener) => listener(next))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
