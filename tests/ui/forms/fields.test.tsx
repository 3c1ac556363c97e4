import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, Checkbox, Select, TextInput } from '../../../src/ui/forms/controls.js'
import type { Binding } from '../../../src/ui/forms/Field.js'

let root: ReturnType<typeof createRoot>
const show = async (view: ReactNode) => {
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main')!)
  root.render(view)
  await waitFor(() => expect(document.querySelector('main')!.childElementCount).toBeGreaterThan(0))
}
afterEach(() => root.unmount())

const binding = <T,>(value: T, more: Partial<Binding<T>> = {}): Binding<T> => ({
  id: 'f-city',
  name: 'city',
  value,
  state: 'default',
  isDisabled: false,
  onChange: vi.fn(),
  onFocus: vi.fn(),
  onBlur: vi.fn(),
  ...more,
})

describe('a text field', () => {
  it('has the label, name and type that password managers and on-screen keyboards use', async () => {
    await show(
      <TextInput
        field={binding('Rom')}
        label="City"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
      />,
    )
    const input = screen.getByLabelText<HTMLInputElement>(/^City/)
    expect(input).toMatchObject({ name: 'city', type: 'email', value: 'Rom', autocomplete: 'email' })
    expect(input.getAttribute('inputmode')).toBe('email')
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.closest('[part="field"]')!.getAttribute('data-field')).toBe('city')
  })

  it('is described by its hint and its error', async () => {
    await show(
      <TextInput
        field={binding('', { state: 'error' })}
        label="City"
        hint="Where you live"
        error="Is missing"
      />,
    )
    const input = screen.getByLabelText(/^City/)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const texts = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
    expect(texts).toEqual(['Where you live', 'Is missing'])
    expect(document.querySelector('[part="field-error"]')!.textContent).toBe('Is missing')
  })

  it('announces its error, unless a submit has found it', async () => {
    const live = () => document.querySelector('#f-city-error')!.getAttribute('aria-live')
    await show(<TextInput field={binding('', { state: 'error' })} label="City" error="Is missing" />)
    expect(live()).toBe('polite')
    root.unmount()
    const quiet = binding('', { state: 'error', isQuiet: true })
    await show(<TextInput field={quiet} label="City" error="Is missing" />)
    expect(live()).toBe('off')
  })

  it('reports each change, and when it gets and loses focus', async () => {
    const field = binding('')
    await show(<TextInput field={field} label="City" />)
    const input = screen.getByLabelText(/^City/)
    input.focus()
    fireEvent.input(input, { target: { value: 'R' } })
    input.blur()
    expect(field.onFocus).toHaveBeenCalledTimes(1)
    expect(field.onChange).toHaveBeenCalledWith('R')
    expect(field.onBlur).toHaveBeenCalledTimes(1)
  })
})

it('a select starts with an empty choice', async () => {
  const field = binding('')
  await show(
    <Select
      field={field}
      label="City"
      placeholder="Please choose"
      options={[{ value: 'ROM', text: 'Rome' }]}
    />,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('City')
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Please choose'],
    ['ROM', 'Rome'],
  ])
  fireEvent.change(select, { target: { value: 'ROM' } })
  expect(field.onChange).toHaveBeenCalledWith('ROM')
})

it('the accessible name of a checkbox is its text, even while it has an error', async () => {
  const field = binding(false, { state: 'error' })
  await show(
    <Checkbox field={field} part="consent" error="Please agree" isRequired>
      I agree
    </Checkbox>,
  )
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(document.getElementById(box.getAttribute('aria-describedby')!)!.textContent).toBe('Please agree')
  fireEvent.click(document.querySelector('[part="consent"] > span')!)
  expect(field.onChange).toHaveBeenCalledWith(true)
})

it('a button has one of three sizes, whose heights are custom properties', async () => {
  await show(<Button size="large">Send</Button>)
  expect(screen.getByRole('button').dataset['size']).toBe('large')
  const sheet = readFileSync('src/ui/button.css', 'utf8')
  for (const size of ['small', 'medium', 'large'])
    expect(sheet).toContain(`min-block-size: var(--s-button-${size})`)
})

it('an icon button looks different while it is pressed and while it is disabled', () => {
  const sheet = readFileSync('src/ui/base.css', 'utf8')
  for (const state of ['active', 'disabled']) expect(sheet).toContain(`.icon-button:${state} {`)
})

it('a busy button is disabled and has aria-busy', async () => {
  await show(
    <Button type="submit" part="submit" isBusy>
      Send
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect([button.disabled, button.getAttribute('aria-busy'), button.type]).toEqual([true, 'true', 'submit'])
})
