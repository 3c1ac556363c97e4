/** Holds a form's state and numbers its versions. */
import { createState, reduceForm, type FormAction, type FormState } from './form.js'

export interface FormStore<V, R> {
  readonly state: FormState<V, R>
  /** Counts the changes of the state, from 0. */
  readonly version: number
  dispatch(action: FormAction<V, R>): void
}

/** @param onChange  called with the new version after each action that has changed the state */
export function createFormStore<V extends object, R>(
  initial: V,
  onChange: (version: number) => void,
): FormStore<V, R> {
  let state = createState<V, R>(initial)
  let version = 0
  return {
    get state() {
      return state
    },
    get version() {
      return version
    },
    dispatch(action) {
      const next = reduceForm(state, action)
      if (next === state) return
      state = next
      version++
      onChange(version)
    },
  }
}
