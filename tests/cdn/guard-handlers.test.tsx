/** Tested with preact itself, which replaces React in the CDN build. */
import { h, options, render } from 'preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardHandlers } from '../../src/cdn/preact.js'

const report = vi.fn<(error: unknown, element: Element) => void>()
const onParentClick = vi.fn()
const originalHook = options.vnode
let root: HTMLElement

beforeEach(() => {
  report.mockReset()
  onParentClick.mockReset()
  guardHandlers(report)
  root = document.createElement('div')
})
afterEach(() => {
  options.vnode = originalHook!
})

const click = (onClick: (event: Event) => void) => {
  render(h('p', { onClick: onParentClick }, h('button', { onClick })), root)
  const button = root.querySelector('button')!
  button.click()
  return button
}

it('an error of a handler is reported with its element, and the event reaches the parent', () => {
  const error = new Error('broken')
  const button = click(() => {
    throw error
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(error, button)
  expect(onParentClick).toHaveBeenCalledTimes(1)
})

it('a handler gets its event; without an error, nothing is reported', () => {
  const onClick = vi.fn()
  click(onClick)
  expect(onClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }))
  expect(report).not.toHaveBeenCalled()
})

it('the functions that a component gets as props are not wrapped', () => {
  const onClick = () => {}
  const Component = (props: { onClick: () => void }) => {
    expect(props.onClick).toBe(onClick)
    return null
  }
  render(h(Component, { onClick }), root)
  expect.assertions(1)
})
