import { expect, test, vi } from 'vitest'
import { watchBegun, type Begun } from '../../src/host/begun.js'

const page = { begun: new WeakMap<Element, Begun>(), report: vi.fn() }

function markup(html: string) {
  const element = document.body.appendChild(document.createElement('div'))
  const root = element.attachShadow({ mode: 'open' })
  root.innerHTML = html
  watchBegun(page, element)
  return { element, root }
}

test('remembers the button that was pressed last, but no link', () => {
  const { element, root } = markup('<a href="#">A</a><button aria-expanded="false"><b>B</b></button>')
  root.querySelector('b')!.click()
  root.querySelector('a')!.click()
  expect(page.begun.get(element)!.pressed).toBe(root.querySelector('button'))
})

test('knows while somebody composes a word', () => {
  const { element, root } = markup('<input>')
  const dispatch = (type: string) =>
    root.querySelector('input')!.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
  dispatch('compositionstart')
  expect(page.begun.get(element)!.isComposing).toBe(true)
  dispatch('compositionend')
  expect(page.begun.get(element)!.isComposing).toBe(false)
})

test('adds no listeners when a placeholder comes back', () => {
  const { element } = markup('')
  const add = vi.spyOn(element, 'addEventListener')
  for (let at = 0; at < 100; at++) watchBegun(page, element)
  expect(add).not.toHaveBeenCalled()
})
