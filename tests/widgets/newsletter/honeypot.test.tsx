import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isTrapped } from '../../../src/widgets/newsletter/Honeypot.js'

let trap: HTMLInputElement
let email: HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = '<form><input name="email"><input name="verify-email"></form>'
  ;[email, trap] = document.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
})

/** happy-dom has no autofill. In a browser, an autofilled field matches `:autofill`. */
const fillByBrowser = (element: HTMLInputElement) => {
  element.value = 'anna@example.com'
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':autofill')
}

describe('the hidden field that only robots fill in', () => {
  it('catches no one while it is empty', () => expect(isTrapped(trap, false)).toBe(false))
  it('catches a robot that sets its value', () => {
    trap.value = 'x'
    expect(isTrapped(trap, false)).toBe(true)
  })
  it('catches a robot that types into it', () => {
    trap.value = 'x'
    expect(isTrapped(trap, true)).toBe(true)
  })
  it('does not catch people whose browser filled it in, and removes that value', () => {
    fillByBrowser(trap)
    expect(isTrapped(trap, true)).toBe(false)
    expect(trap.value).toBe('')
  })
  it('does not catch people if the browser also filled in another field, and removes the value', () => {
    fillByBrowser(email)
    trap.value = 'anna@example.com'
    expect(isTrapped(trap, false)).toBe(false)
    expect(trap.value).toBe('')
  })
  it('catches a robot that types into it, even in a form that the browser filled in', () => {
    fillByBrowser(email)
    trap.value = 'x'
    expect(isTrapped(trap, true)).toBe(true)
  })
  it('works in browsers that do not know :autofill', () => {
    vi.spyOn(trap, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown selector')
    })
    trap.value = 'x'
    expect(isTrapped(trap, false)).toBe(true)
  })
})
