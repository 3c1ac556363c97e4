import { beforeEach, expect, it, vi } from 'vitest'
import { keepTyping } from '../../src/mount/keep-typing.js'

const heard = vi.fn()
const inside = vi.fn()
let root: ShadowRoot
for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste', 'input'])
  document.addEventListener(type, (event) => heard(event.type))

beforeEach(() => {
  document.body.innerHTML = '<div><input id="own"></div>'
  root = document.body.firstElementChild!.attachShadow({ mode: 'open' })
  root.innerHTML = '<input><textarea></textarea><select></select><button></button><slot></slot>'
  keepTyping(root)
  keepTyping(root)
  root.addEventListener('keydown', inside)
  vi.clearAllMocks()
})

/** @returns the types of the events that the page hears */
function type(
  target: string | Element,
  init: KeyboardEventInit & { altGraph?: boolean },
  types = ['keydown', 'keypress', 'keyup'],
) {
  const element = typeof target === 'string' ? root.querySelector(target)! : target
  heard.mockClear()
  for (const name of types) {
    const event = new KeyboardEvent(name, { bubbles: true, composed: true, code: init.key!, ...init })
    event.getModifierState = () => init.altGraph === true
    element.dispatchEvent(event)
  }
  return heard.mock.calls.flat()
}

it.each(['a', ' ', 'Enter', 'Backspace', 'ArrowDown', 'Dead'])(
  'the key "%s" stays in fields of the widget',
  (key) => {
    for (const field of ['input', 'textarea', 'select']) expect(type(field, { key })).toEqual([])
    expect(inside).toHaveBeenCalledTimes(3)
  },
)

it.each([
  { key: 'Escape' },
  { key: 'Tab', shiftKey: true },
  { key: 'F2' },
  { key: 'Shift' },
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'k', altKey: true },
])('the page hears %j', (init) => {
  expect(type('input', init)).toEqual(['keydown', 'keypress', 'keyup'])
})

it('what is composed stays, and so does what AltGr types', () => {
  expect(type('input', { key: 'Escape', isComposing: true })).toEqual([])
  expect(type('input', { key: 'Process', keyCode: 229 })).toEqual([])
  expect(type('input', { key: '@', ctrlKey: true, altKey: true, altGraph: true })).toEqual([])
})

it('the page hears the end of each key whose beginning it has heard, and of no other', () => {
  type('input', { key: 'k', ctrlKey: true }, ['keydown'])
  expect(type('input', { key: 'k' }, ['keyup'])).toEqual(['keyup'])
  expect(type('input', { key: '/' }, ['keyup'])).toEqual(['keyup'])
})

it('inserted text stays; `input`, buttons and the own fields of the page are left alone', () => {
  const events = ['beforeinput', 'paste', 'input']
  expect(type('textarea', { key: 'a' }, events)).toEqual(['input'])
  expect(type('button', { key: ' ' }, ['keydown'])).toEqual(['keydown'])
  expect(type(document.querySelector('#own')!, { key: 'a' }, ['keydown'])).toEqual(['keydown'])
})
