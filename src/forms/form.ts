/**
 * What a form is at a moment, and how it changes: a pure reducer. Errors are keys; the widget has the texts.
 *
 * newsletter-footer-preview-support §4.1, §4.4; interface, details of the newsletter.
 */
import { firstError, type Rules } from './rules.js'

export type Name<V> = keyof V & string
export type Errors<V> = Partial<Record<Name<V>, string>>
type Names<V> = Partial<Record<Name<V>, true>>

export interface FormState<V, R> {
  values: V
  /** Left once, or part of a submit. */
  touched: Names<V>
  errors: Errors<V>
  /** Changed by the person; a prefill leaves these alone. */
  edited: Names<V>
  locked: Names<V>
  isSubmitting: boolean
  /** Whatever the last sending came to, in the widget's own words; nothing while the next is under way. */
  result: R | undefined
  /**
   * Counts the times that focus has to go to the first field with an error. That focus is ours, not the
   * person's, so it must not clear the error: `isGuiding` is true until it has arrived.
   */
  guided: number
  isGuiding: boolean
}

export type FormAction<V, R> =
  | { type: 'change'; name: Name<V>; value: V[Name<V>] }
  | { type: 'focus'; name: Name<V> }
  | { type: 'blur'; name: Name<V>; rules: Rules<V> }
  | { type: 'refuse'; errors: Errors<V> }
  | { type: 'send' }
  | { type: 'settle'; result: R; errors?: Errors<V> | undefined; reset?: V | undefined }
  | { type: 'prefill'; values: Partial<V> }
  | { type: 'lock'; names: ReadonlyArray<Name<V>> }
  | { type: 'arrived' }

export const createForm = <V extends object, R>(values: V): FormState<V, R> => ({
  values,
  touched: {},
  errors: {},
  edited: {},
  locked: {},
  isSubmitting: false,
  result: undefined,
  guided: 0,
  isGuiding: false,
})

const namesOf = <V extends object>(values: V) => Object.keys(values) as Array<Name<V>>

const allOf = <V>(names: ReadonlyArray<Name<V>>): Names<V> => {
  const all: Names<V> = {}
  for (const name of names) all[name] = true
  return all
}

const without = <T extends object>(from: T, name: keyof T): T => {
  const rest = { ...from }
  delete rest[name]
  return rest
}

/** @returns an error key for each field that breaks a rule; of several the first counts */
export function validate<V extends object>(values: V, rules: Rules<V>): Errors<V> {
  const errors: Errors<V> = {}
  for (const name of namesOf(values)) {
    const error = firstError(values[name], rules[name])
    if (error) errors[name] = error
  }
  return errors
}

/** Errors, and the wish that focus goes to the first of them. */
const refuse = <V extends object, R>(state: FormState<V, R>, errors: Errors<V>): FormState<V, R> => ({
  ...state,
  errors,
  touched: { ...state.touched, ...allOf<V>(namesOf(errors) as Array<Name<V>>) },
  guided: state.guided + 1,
  isGuiding: true,
})

export function reduceForm<V extends object, R>(
  state: FormState<V, R>,
  action: FormAction<V, R>,
): FormState<V, R> {
  switch (action.type) {
    case 'change':
      return {
        ...state,
        values: { ...state.values, [action.name]: action.value },
        edited: { ...state.edited, [action.name]: true },
        errors: without(state.errors, action.name),
      }
    case 'focus': {
      if (state.isGuiding || !state.errors[action.name]) return state
      // Neither wrong nor right until it is left again.
      return {
        ...state,
        errors: without(state.errors, action.name),
        touched: without(state.touched, action.name),
      }
    }
    case 'blur': {
      const error = firstError(state.values[action.name], action.rules[action.name])
      const errors: Errors<V> = without(state.errors, action.name)
      if (error) errors[action.name] = error
      return { ...state, errors, touched: { ...state.touched, [action.name]: true } }
    }
    case 'refuse':
      return refuse(
        { ...state, touched: { ...state.touched, ...allOf<V>(namesOf(state.values)) } },
        action.errors,
      )
    case 'send':
      return {
        ...state,
        isSubmitting: true,
        result: undefined,
        errors: {},
        touched: allOf<V>(namesOf(state.values)),
      }
    case 'settle': {
      const settled = { ...state, isSubmitting: false, result: action.result }
      if (action.reset) {
        // What is locked is the customer's own data and cannot be typed again.
        const values = { ...action.reset }
        for (const name of namesOf(values)) if (state.locked[name]) values[name] = state.values[name]
        Object.assign(settled, { values, touched: {}, errors: {}, edited: {} })
      }
      return action.errors ? refuse(settled, action.errors) : settled
    }
    case 'prefill': {
      const values = { ...state.values }
      for (const name of namesOf(action.values as V))
        if (!state.edited[name] && action.values[name] !== undefined)
          values[name] = action.values[name] as V[Name<V>]
      return { ...state, values }
    }
    case 'lock':
      return { ...state, locked: { ...state.locked, ...allOf<V>(action.names) } }
    case 'arrived':
      return { ...state, isGuiding: false }
  }
}

export type FieldState = 'default' | 'valid' | 'error'

/** §4.4: valid when touched with no error, error when touched and invalid, otherwise default. */
export const stateOf = <V, R>(state: FormState<V, R>, name: Name<V>): FieldState =>
  !state.touched[name] ? 'default' : state.errors[name] ? 'error' : 'valid'
