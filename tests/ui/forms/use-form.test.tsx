import { fireEvent, waitFor } from '@testing-library/dom'
import { useLayoutEffect } from '../../../src/ui/use-layout-effect.js'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanEmail, cleanLine } from '../../../src/ui/forms/typed-text.js'
import { email, required } from '../../../src/ui/forms/rules.js'
import type { Outcome } from '../../../src/ui/forms/submit-form.js'
import { useForm, type Form, type FormOptions } from '../../../src/ui/forms/use-form.js'
import { idle } from '../../support/idle.js'

interface Values {
  email: string
  name: string
}
type Result = 'good' | 'bad'

let form: Form<Values, Result>
let root: ReturnType<typeof createRoot>
let finish: (outcome: Outcome<Values, Result>) => void
const onSubmit = vi.fn(
  (_values: Values) => new Promise<Outcome<Values, Result>>((resolve) => (finish = resolve)),
)
const track = vi.fn<NonNullable<FormOptions<Values, Result>['track']>>()

const options: FormOptions<Values, Result> = {
  id: 'sample',
  initial: { email: '', name: '' },
  rules: { email: [required('missing'), email('wrong')], name: [required('missing')] },
  onSubmit,
  track,
  cleaners: { email: cleanEmail, name: cleanLine },
}

const countRendering = vi.fn()

function Sample() {
  form = useForm(options)
  countRendering()
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
afterEach(() => {
  root.unmount()
  delete options.prepare
})

const fill = () => {
  type('#sample-email', 'anna@example.com')
  type('#sample-name', 'Anna')
}

/** Works like a real click: the field loses focus while the mouse button is down. */
const fillAndClick = () => {
  fill()
  element('#sample-email').focus()
  fireEvent.mouseDown(element('button'))
  element('#sample-email').blur()
  fireEvent.mouseUp(element('button'))
  press()
}

describe('a field that loses focus', () => {
  it('during a click is checked after the click, so that nothing moves under the pointer', async () => {
    element('#sample-email').focus()
    fireEvent.mouseDown(element('button'))
    element('#sample-email').blur()
    await idle()
    expect(error()).toBe('')
    fireEvent.mouseUp(document)
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('during a click is checked after it even if the host page stops the mouse events', async () => {
    element('#sample-email').focus()
    element('form').addEventListener('mouseup', (event) => event.stopPropagation())
    fireEvent.mouseDown(element('button'))
    element('#sample-email').blur()
    fireEvent.mouseUp(element('button'))
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('because of a click with another mouse button is checked at once', async () => {
    element('#sample-email').focus()
    fireEvent.mouseDown(element('button'), { button: 2 })
    element('#sample-email').blur()
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('during a click on its label, which moves the focus back to it, is not checked', async () => {
    element('#sample-email').focus()
    fireEvent.mouseDown(element('form'))
    element('#sample-email').blur()
    fireEvent.mouseUp(element('form'))
    element('#sample-email').focus()
    await idle()
    expect(error()).toBe('')
    element('#sample-email').blur()
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it.each(['contextmenu', 'dragend', 'pointercancel', 'keydown'])(
    'during a click that ends with %s is checked then',
    async (ending) => {
      element('#sample-email').focus()
      fireEvent.mouseDown(element('button'))
      element('#sample-email').blur()
      element('button').dispatchEvent(new Event(ending, { bubbles: true, composed: true }))
      await waitFor(() => expect(error()).toBe('missing'))
    },
  )

  it('during a click without an ending is checked after the next click', async () => {
    element('#sample-email').focus()
    fireEvent.mouseDown(element('button'))
    element('#sample-email').blur()
    fireEvent.mouseDown(element('form'))
    fireEvent.mouseUp(document)
    await waitFor(() => expect(error()).toBe('missing'))
  })

  it('by a click on the submit button causes one submission', async () => {
    fillAndClick()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('by a click on the submit button shows no error after the submission has reset the form', async () => {
    fillAndClick()
    finish({ result: 'good', isSuccess: true, reset: true })
    await waitFor(() => expect(element('#sample-email').value).toBe(''))
    await idle()
    expect(error()).toBe('')
    expect(element('#sample-email').dataset.state).toBe('default')
  })
})

it('only the first focus on a field without an error renders again, because the form is then in use', async () => {
  expect(form.isInUse).toBe(false)
  form.field('email').onFocus()
  expect(form.isInUse).toBe(true)
  await idle()
  countRendering.mockClear()
  form.field('email').onFocus()
  await idle()
  expect(countRendering).not.toHaveBeenCalled()
  form.field('email').onChange('a')
  await waitFor(() => expect(countRendering).toHaveBeenCalledTimes(1))
})

describe('an invalid submit', () => {
  it('sends nothing, shows all errors and moves focus to the first invalid field', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(error()).toBe('missing')
    expect(element('#sample-name').dataset.state).toBe('error')
    // They are not announced, because the focus moves to one.
    expect(['email' as const, 'name' as const].map((name) => form.field(name).isQuiet)).toEqual([true, true])
  })

  it('shows the error until the person edits the field', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    await waitFor(() => expect(error()).toBe('missing'))
    type('#sample-email', 'a')
    await waitFor(() => expect(error()).toBe(''))
  })

  it('shows the error until the person returns to the field', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    element('#sample-email').blur()
    await idle()
    expect(error()).toBe('missing')
    element('#sample-email').focus()
    await waitFor(() => expect(error()).toBe(''))
  })

  it('is tracked as an attempt, one event for each invalid field without its value, and a failure', () => {
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
  it('sends what was typed last, even if that has not been rendered yet', () => {
    fill()
    press()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', name: 'Anna' })
  })

  it('sends and shows what the checks have seen', async () => {
    type('#sample-email', '<anna@example.com>, ')
    element('#sample-email').focus()
    element('#sample-email').blur()
    await waitFor(() => expect(element('#sample-email').value).toBe('anna@example.com'))
    expect(error()).toBe('')
    type('#sample-name', ' Anna\u200b ')
    press()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', name: 'Anna' })
    await waitFor(() => expect(element('#sample-name').value).toBe('Anna'))
  })

  it('sends what has come into the fields without an event, as from some password managers', async () => {
    const fillIn = (selector: string, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
        element(selector),
        value,
      )
    fillIn('#sample-email', 'anna@example.com')
    element('#sample-email').focus()
    element('#sample-email').blur()
    await idle()
    expect(error()).toBe('')
    fillIn('#sample-name', 'Anna')
    press()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', name: 'Anna' })
  })

  it('sends what has been filled in for the person, even if that has not been rendered yet', () => {
    type('#sample-email', 'anna@example.com')
    form.prefill({ name: 'Anna' })
    press()
    expect(onSubmit).toHaveBeenCalledWith({ email: 'anna@example.com', name: 'Anna' })
  })

  it('is sent once, however often the button is pressed, and disables the fields meanwhile', async () => {
    fill()
    press()
    press()
    await waitFor(() => expect(element('#sample-email').disabled).toBe(true))
    press()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('is one press of a key that is held, which still breaks lines in a text area', () => {
    const isIgnored = (target: Element, repeat: boolean) =>
      !fireEvent.keyDown(target, { key: 'Enter', repeat })
    const area = document.createElement('textarea')
    element('form').append(area)
    expect(isIgnored(element('#sample-email'), false)).toBe(false)
    expect(isIgnored(element('#sample-email'), true)).toBe(true)
    expect(isIgnored(element('button'), true)).toBe(true)
    expect(isIgnored(area, true)).toBe(false)
    area.remove()
  })

  it('ends with a result and with enabled fields that keep their values', async () => {
    fill()
    press()
    finish({ result: 'good', isSuccess: true })
    await waitFor(() => expect(form.result).toBe('good'))
    await waitFor(() => expect(element('#sample-email').disabled).toBe(false))
    expect(element('#sample-email').value).toBe('anna@example.com')
    expect(track.mock.calls.map(([event]) => event.type)).toEqual(['attempt', 'successful'])
  })

  it('can end with an error that the service found in a field, and focus moves there', async () => {
    fill()
    press()
    finish({ result: 'bad', isSuccess: false, errors: { email: 'unknown' } })
    await waitFor(() => expect(error()).toBe('unknown'))
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    expect(track.mock.calls.at(-1)).toEqual([{ type: 'failed' }])
  })

  it('that fails and resets the form shows no error in the field that had the focus', async () => {
    fill()
    element('#sample-email').focus()
    press()
    finish({ result: 'bad', isSuccess: false, reset: true })
    await waitFor(() => expect(document.activeElement).toBe(element('[role=alert]')))
    await idle()
    expect(error()).toBe('')
    expect(element('#sample-email').dataset.state).toBe('default')
  })

  it('does not move the focus if it succeeds', async () => {
    fill()
    press()
    finish({ result: 'bad', isSuccess: true })
    await waitFor(() => expect(element('[role=alert]')).toBeTruthy())
    await idle()
    expect(document.activeElement).not.toBe(element('[role=alert]'))
  })

  it('leaves the focus to a person who has gone on before it ended, and announces the error', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'))
    fill()
    press()
    expect(form.field('email').isQuiet).toBe(true)
    elsewhere.focus()
    finish({ result: 'bad', isSuccess: false, errors: { email: 'unknown' } })
    await waitFor(() => expect(error()).toBe('unknown'))
    expect(form.field('email').isQuiet).toBe(false)
    await idle()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('never lets the browser submit the form itself', () => {
    expect(press()).toBe(false)
    fill()
    expect(press()).toBe(false)
  })
})

it('customer data are filled in and locked, and what was typed stays', async () => {
  type('#sample-email', 'mine@example.com')
  form.prefill({ email: 'theirs@example.com', name: 'Anna' })
  form.lock(['name'])
  await waitFor(() => expect(element('#sample-name').value).toBe('Anna'))
  expect(element('#sample-name').disabled).toBe(true)
  expect(element('#sample-email').value).toBe('mine@example.com')
})

describe('a field that is locked while it has the focus', () => {
  const lockFocused = async () => {
    element('#sample-name').focus()
    form.prefill({ name: 'Anna' })
    form.lock(['name'])
    await waitFor(() => expect(element('#sample-name').value).toBe('Anna'))
    expect(element('#sample-name').disabled).toBe(false)
  }

  it('is disabled when it loses the focus', async () => {
    await lockFocused()
    element('#sample-email').focus()
    await waitFor(() => expect(element('#sample-name').disabled).toBe(true))
  })

  it('stays enabled if the person edits it', async () => {
    await lockFocused()
    type('#sample-name', 'Anna Maria')
    element('#sample-email').focus()
    await idle()
    expect(element('#sample-name').disabled).toBe(false)
    expect(element('#sample-name').value).toBe('Anna Maria')
  })
})

describe('an error', () => {
  it('of a field that the person has left is announced', async () => {
    press()
    await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
    type('#sample-email', 'anna')
    element('#sample-email').blur()
    await waitFor(() => expect(error()).toBe('wrong'))
    expect(form.field('email').isQuiet).toBe(false)
  })
})

it('a reset removes values and errors and sets the given result', async () => {
  type('#sample-email', 'anna')
  press()
  expect(form.field('email').error).toBeTruthy()
  form.reset('good')
  await waitFor(() => expect(element('#sample-email').value).toBe(''))
  expect(form.result).toBe('good')
  expect(form.field('email').error).toBeUndefined()
})

it('after a wait that disabled the fields, focus moves to the first invalid field, which is enabled again', async () => {
  let end = () => {}
  options.prepare = () => new Promise((resolve) => (end = () => resolve(undefined)))
  press()
  await waitFor(() => expect(element('#sample-email').disabled).toBe(true))
  end()
  await waitFor(() => expect(document.activeElement).toBe(element('#sample-email')))
  expect(error()).toBe('missing')
})

it('values that a layout effect fills in are there before the browser paints', async () => {
  function Prefilled() {
    const prefilled = useForm(options)
    useLayoutEffect(() => prefilled.prefill({ email: 'anna@example.com' }), [prefilled])
    return <input id="prefilled" readOnly value={prefilled.values.email} />
  }
  const shown = new Promise<string>((resolve) => {
    const observer = new MutationObserver(async () => {
      const input = element('#prefilled')
      if (!input) return
      observer.disconnect()
      // The browser paints when no microtask is left.
      for (let turn = 0; turn < 10; turn++) await undefined
      resolve(input.value)
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  root.render(<Prefilled />)
  expect(await shown).toBe('anna@example.com')
})
