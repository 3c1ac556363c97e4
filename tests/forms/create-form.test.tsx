import { fireEvent, waitFor } from '@testing-library/dom'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { email, required } from '../../src/forms/rules.js'
import { createForm, type Form, type FormOptions, type Outcome } from '../../src/forms/create-form.js'
import { idle } from '../support/idle.js'

interface Values {
  email: string
  name: string
}
type Result = 'good' | 'bad'

let form: Form<Values, Result>
let root: ReturnType<typeof createRoot>
let answer: (outcome: Outcome<Values, Result>) => void
const onSubmit = vi.fn(
  (_values: Values) => new Promise<Outcome<Values, Result>>((resolve) => (answer = resolve)),
)
const track = vi.fn<NonNullable<FormOptions<Values, Result>['track']>>()

const options: FormOptions<Values, Result> = {
  id: 'sample',
  initial: { email: '', name: '' },
  rules: { email: [required('missing'), email('wrong')], name: [required('missing')] },
  onSubmit,
  track,
}

function Sample() {
  const [version, render] = useState(0)
  ;[form] = useState(() => createForm(() => options, render))
  useEffect(() => form.rendered(version), [version])
  const input = (name: keyof Values) => {
    const { id, value, isDisabled, state, onChange, onFocus, onBlur } = form.field(name)
    return (
      <input
        {...{ id, name, value, onFocus, onBlur }}
        disabled={isDisabled}
        data-state={state}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <form {...form.props}>
      {input('email')}
      {input('name')}
      <button>Send</button>
      <output>{form.field('email').error}</output>
      {form.result === 'bad' && <p role="alert" tabIndex={-1} />}
    </form>
  )
}

const element = <E extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector<E>(selector)!
const type = (id: string, value: string) => fireEvent.input(element(id), { target: { value } })
const press = () => fireEvent.submit(element('form'))
const error = () => element('output').textContent

beforeEach(async () => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div></div>'
  root = createRoot(element('div'))
  root.render(<Sample />)
  await waitFor(() => expect(element('form')).toBeTruthy())
})
afterEach(() => root.unmount())

const fill = () => {
  type('#sample-email', 'anna@example.com')
  type('#sample-name', 'Anna')
}

/** As a mouse does it: the field is left while the button is down. */
const fillAndClick = () => {
  fill()
  element('#sample-email').focus()
  fireEvent.mouseDown(element('button'))
  element('#sample-email').blur()
  fireEvent.mouseUp(element('button'))
  press()
}

describe('leaving a field', () => {
  it('checks it', async () => {
    element('#sample-email').focus()
    type('#sample-email', 'anna')
    expect(error()).toBe('')
    element('#sample-email').blur()
    await waitFor(() => expect(error()).toBe('wrong'))
  })

  it('with the mouse down checks it only after the click, so that nothing moves under the pointer', async () => {
    element('#sample-email').focus()
    fireEvent.mouseDown(element('button'))
    element('#sample-email').blur()
    await idle()
    expect(error()).toBe('')
    fireEvent.mouseUp(document)
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('checks it after the click also where the page keeps the mouse to itself', async () => {
    element('#sample-email').focus()
    element('form').addEventListener('mouseup', (event) => event.stopPropagation())
    fireEvent.mouseDown(element('button'))
    element('#sample-email').blur()
    fireEvent.mouseUp(element('button'))
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('by a click that submits counts once, and the submit wins', async () => {
    fillAndClick()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('by a click that submits blames nobody for it in the form that is emptied at once', async () => {
    fillAndClick()
    answer({ result: 'good', isSuccess: true, reset: true })
    await waitFor(() => expect(element('#sample-email').value).toBe(''))
    await idle()
    expect(error()).toBe('')
    expect(element('#sample-email').dataset.state).toBe('default')
  })
})

it('coming to a field without an error draws nothing anew', () => {
  const draw = vi.fn()
  const { field } = createForm(() => options, draw)
  field('email').onFocus()
  expect(draw).not.toHaveBeenCalled()
  field('email').onChange('a')
  expect(draw).toHaveBeenCalledTimes(1)
})

describe('an invalid submit', () => {
  it('sends nothing, shows all errors and brings focus to the first wrong field', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(error()).toBe('missing')
    expect(element('#sample-name').dataset.state).toBe('error')
  })

  it('keeps that error until the person edits the field', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    await waitFor(() => expect(error()).toBe('missing'))
    type('#sample-email', 'a')
    await waitFor(() => expect(error()).toBe(''))
  })

  it('or comes back to it', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    element('#sample-email').blur()
    await idle()
    expect(error()).toBe('missing')
    element('#sample-email').focus()
    await waitFor(() => expect(error()).toBe(''))
  })

  it('is reported as an attempt, one event a field without its value, and a failure', () => {
    type('#sample-email', 'anna')
    press()
    expect(track.mock.calls.map(([event]) => event)).toEqual([
      { type: 'attempt' },
      { type: 'invalid', field: 'email', error: 'wrong' },
      { type: 'invalid', field: 'name', error: 'missing' },
      { type: 'failed' },
    ])
  })
})

describe('a valid submit', () => {
  it('sees what was typed last, even if it comes in the same moment', () => {
    fill()
    press()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', name: 'Anna' })
  })

  it('is sent once, however often it is pressed, and the fields wait', async () => {
    fill()
    press()
    press()
    await waitFor(() => expect(element('#sample-email').disabled).toBe(true))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('ends with a result and with fields that can be used again', async () => {
    fill()
    press()
    answer({ result: 'good', isSuccess: true })
    await waitFor(() => expect(form.result).toBe('good'))
    await waitFor(() => expect(element('#sample-email').disabled).toBe(false))
    expect(element('#sample-email').value).toBe('anna@example.com')
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['attempt', 'successful'])
  })

  it('may end with an error of the service at a field, and focus there', async () => {
    fill()
    press()
    answer({ result: 'bad', isSuccess: false, errors: { email: 'unknown' } })
    await waitFor(() => expect(error()).toBe('unknown'))
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    expect(track.mock.calls.at(-1)).toEqual([{ type: 'failed' }])
  })

  it('that fails and empties the form blames nobody for the field that the focus was in', async () => {
    fill()
    element('#sample-email').focus()
    press()
    answer({ result: 'bad', isSuccess: false, reset: true })
    await waitFor(() => expect(document.activeElement).toBe(element('[role=alert]')))
    await idle()
    expect(error()).toBe('')
    expect(element('#sample-email').dataset.state).toBe('default')
  })

  it('that succeeds leaves the focus where it is', async () => {
    fill()
    press()
    answer({ result: 'bad', isSuccess: true })
    await waitFor(() => expect(element('[role=alert]')).toBeTruthy())
    await idle()
    expect(document.activeElement).not.toBe(element('[role=alert]'))
  })

  it('never makes the browser load a page', () => {
    expect(press()).toBe(false)
    fill()
    expect(press()).toBe(false)
  })

  it('may empty the form', async () => {
    fill()
    press()
    answer({ result: 'good', isSuccess: true, reset: true })
    await waitFor(() => expect(element('#sample-email').value).toBe(''))
    expect(element('#sample-email').dataset.state).toBe('default')
  })
})

it('what the shop knows already is filled in and locked, what was typed stays', async () => {
  type('#sample-email', 'mine@example.com')
  form.prefill({ email: 'theirs@example.com', name: 'Anna' })
  form.lock(['name'])
  await waitFor(() => expect(element('#sample-name').value).toBe('Anna'))
  expect(element('#sample-name').disabled).toBe(true)
  expect(element('#sample-email').value).toBe('mine@example.com')
})

it('a form may be emptied at any time, and remembers what it is told to', async () => {
  type('#sample-email', 'anna')
  press()
  expect(form.field('email').error).toBeTruthy()
  form.reset('good')
  await waitFor(() => expect(element('#sample-email').value).toBe(''))
  expect(form.result).toBe('good')
  expect(form.field('email').error).toBeUndefined()
})

it('the focus waits for the newest drawing, in which the field can take it', () => {
  const draw = vi.fn()
  const sample = createForm(() => options, draw)
  sample.props.ref.current = element<HTMLFormElement>('form')
  sample.submit()
  sample.rendered(0)
  expect(document.activeElement).toBe(document.body)
  sample.rendered(draw.mock.lastCall![0])
  expect(document.activeElement).toBe(element('#sample-email'))
})
