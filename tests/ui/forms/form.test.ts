import { describe, expect, it, vi } from 'vitest'
import {
  createFormStore,
  createState,
  reduceForm,
  stateOf,
  validate,
  type FormAction,
  type FormState,
} from '../../../src/ui/forms/form.js'
import { maxLength, required, type Rules } from '../../../src/ui/forms/rules.js'

interface Values {
  email: string
  name: string
}
type State = FormState<Values, string>
const EMPTY: Values = { email: '', name: '' }
const rules: Rules<Values> = { email: [required('missing')], name: [maxLength(3, 'long')] }
const run = (...actions: Array<FormAction<Values, string>>): State =>
  actions.reduce<State>(reduceForm, createState(EMPTY))
const change = (name: keyof Values, value: string): FormAction<Values, string> => ({
  type: 'change',
  name,
  value,
})
const focus = (name: keyof Values): FormAction<Values, string> => ({ type: 'focus', name })
const blur = (name: keyof Values): FormAction<Values, string> => ({ type: 'blur', name, rules })

describe('a field', () => {
  it('shows neither an error nor that it is valid before it has lost focus', () => {
    expect(stateOf(run(focus('email'), change('email', 'a')), 'email')).toBe('default')
  })
  it('is checked when it loses focus, not while its value changes', () => {
    expect(run(change('name', 'too long')).errors).toEqual({})
    expect(run(change('name', 'too long'), blur('name')).errors).toEqual({ name: 'long' })
  })
  it('shows that it is valid once it has lost focus without an error', () => {
    expect(stateOf(run(change('email', 'a'), blur('email')), 'email')).toBe('valid')
  })
  it('loses its error when it gets focus again', () => {
    const state = run(blur('email'), focus('email'))
    expect(state.errors).toEqual({})
    expect(stateOf(state, 'email')).toBe('default')
  })
  it('is neither valid nor wrong while the person corrects what a submit has refused', () => {
    const state = run(
      change('email', ''),
      { type: 'refuse', errors: { email: 'missing' }, isPersonHere: true },
      change('email', 'a'),
    )
    expect(state.errors).toEqual({})
    expect(stateOf(state, 'email')).toBe('default')
  })
  it('no longer shows that it is valid when its value changes', () => {
    expect(stateOf(run(change('name', 'ab'), blur('name'), change('name', 'too long')), 'name')).toBe(
      'default',
    )
  })
  it('stays valid when it gets focus again', () => {
    expect(stateOf(run(change('email', 'a'), blur('email'), focus('email')), 'email')).toBe('valid')
  })
  it('does not change the errors of other fields', () => {
    expect(run(blur('email'), change('name', 'too long'), blur('name'), focus('name')).errors).toEqual({
      email: 'missing',
    })
  })
})

describe('a refused submit', () => {
  const refused: FormAction<Values, string> = {
    type: 'refuse',
    errors: { email: 'missing' },
    isPersonHere: true,
  }

  it('marks all fields as touched', () => {
    const state = run(refused)
    expect([stateOf(state, 'email'), stateOf(state, 'name')]).toEqual(['error', 'valid'])
  })
})

describe('sending', () => {
  it('removes the last result and sets isSubmitting', () => {
    const state = run({ type: 'settle', result: 'bad' }, { type: 'send' })
    expect([state.isSubmitting, state.result]).toEqual([true, undefined])
  })
  it('ends with a result and keeps the values', () => {
    const state = run(change('email', 'a'), { type: 'send' }, { type: 'settle', result: 'good' })
    expect([state.isSubmitting, state.result, state.values.email]).toEqual([false, 'good', 'a'])
  })
  it('can end with an error that the service found in a field', () => {
    const state = run({ type: 'send' }, { type: 'settle', result: 'bad', errors: { email: 'unknown' } })
    expect(state.errors).toEqual({ email: 'unknown' })
    expect(stateOf(state, 'email')).toBe('error')
  })
  it('can end with a reset, in which locked fields keep their values', () => {
    const state = run(
      { type: 'prefill', values: { name: 'Ann' } },
      { type: 'lock', names: ['name'] },
      change('email', 'a'),
      blur('email'),
      { type: 'send' },
      { type: 'settle', result: 'good', reset: EMPTY },
    )
    expect(state.values).toEqual({ email: '', name: 'Ann' })
    expect(stateOf(state, 'email')).toBe('default')
  })
})

it('a prefill does not overwrite what the person has typed', () => {
  expect(
    run(change('email', 'mine'), { type: 'prefill', values: { email: 'theirs', name: 'Ann' } }).values,
  ).toEqual({
    email: 'mine',
    name: 'Ann',
  })
})

describe('a prefill', () => {
  it('removes the error of a field that it fills in, and of no other', () => {
    const state = run(blur('email'), change('name', 'too long'), blur('name'), {
      type: 'prefill',
      values: { email: 'theirs', name: 'Ann' },
    })
    expect(state.errors).toEqual({ name: 'long' })
    expect(stateOf(state, 'email')).toBe('default')
  })
})

it('a locked field that is edited, because it has the focus, is no longer locked', () => {
  const lock: FormAction<Values, string> = { type: 'lock', names: ['name'] }
  const state = run(change('name', 'Ann'), lock, change('name', 'Anna'), {
    type: 'settle',
    result: 'good',
    reset: EMPTY,
  })
  expect(state.values.name).toBe('')
})

it('validation returns one error for each invalid field', () => {
  expect(validate({ email: '', name: 'long one' }, rules)).toEqual({ email: 'missing', name: 'long' })
  expect(validate({ email: 'a', name: '' }, rules)).toEqual({})
})

describe('the store', () => {
  it('notifies its subscribers of a change, but not of an action that changes nothing', () => {
    const store = createFormStore<Values, string>(EMPTY)
    const listener = vi.fn()
    const unsubscribe = store.subscribe(listener)
    store.dispatch(focus('email'))
    store.dispatch(focus('email'))
    expect(listener.mock.calls).toEqual([[store.state]])
    store.dispatch(change('email', 'a'))
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    store.dispatch(change('email', 'b'))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(store.state.values.email).toBe('b')
  })

  it('moves the focus after each failed submit, unless the person has gone on, but not after resets and successes', () => {
    const failed = { type: 'settle', result: 'bad', hasFailed: true } as const
    const refused = { type: 'refuse', errors: {}, isPersonHere: true } as const
    expect(run(refused, failed, { ...failed, isPersonHere: true }).focusMoves).toBe(2)
    expect(run({ type: 'settle', result: 'good', isPersonHere: true, reset: EMPTY }).focusMoves).toBe(0)
  })
})
