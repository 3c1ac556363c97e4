import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isTrapped } from '../../src/forms/honeypot.js'

let trap: HTMLInputElement
let email: HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = '<form><input name="email"><input name="verify-email"></form>'
  ;[email, trap] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
})

/** happy-dom has no autofill; a browser that has filled a field lets it match `:autofill`. */
const fillByBrowser = (element: HTMLInputElement) => {
  element.value = 'anna@example.com'
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':autofill')
}

describe('the field that people never see', () => {
  it('catches nobody while it is empty', () => expect(isTrapped(trap, false)).toBe(false))
  it('catches a robot that writes into it', () => {
    trap.value = 'x'
    expect(isTrapped(trap, false)).toBe(true)
  })
  it('catches a robot that types into it', () => {
    trap.value = 'x'
    expect(isTrapped(trap, true)).toBe(true)
  })
  it('does not catch people whose browser filled it in, and is empty again', () => {
    fillByBrowser(trap)
    expect(isTrapped(trap, true)).toBe(false)
    expect(trap.value).toBe('')
  })
  it('does not catch people whose browser filled in the form and left a value in it', () => {
    fillByBrowser(email)
    trap.value = 'anna@example.com'
    expect(isTrapped(trap, false)).toBe(false)
    expect(trap.value).toBe('')
  })
  it('catches a robot that types into it on a form that the browser filled in', () => {
    fillByBrowser(email)
    trap.value = 'x'
    expect(isTrapped(trap, true)).toBe(true)
  })
  it('works where the browser cannot tell what it filled in', () => {
    vi.spyOn(trap, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown selector')
    })
    trap.value = 'x'
    expect(isTrapped(trap, false)).toBe(true)
  })
})
