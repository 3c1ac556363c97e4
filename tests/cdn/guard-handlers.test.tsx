/** On preact itself, which the CDN build puts in React's place. */
import { h, options, render } from 'preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardHandlers } from '../../src/cdn/guard-handlers.js'

const report = vi.fn<(error: unknown, element: Element) => void>()
const onParentClick = vi.fn()
const before = options.vnode
let root: HTMLElement

beforeEach(() => {
  report.mockReset()
  onParentClick.mockReset()
  guardHandlers(report)
  root = document.createElement('div')
})
afterEach(() => {
  options.vnode = before!
})

const click = (onClick: (event: Event) => void) => {
  render(h('p', { onClick: onParentClick }, h('button', { onClick })), root)
  const button = root.querySelector('button')!
  button.click()
  return button
}

it('a handler that throws is reported with its element, and the event goes on', () => {
  const error = new Error('broken')
  const button = click(() => {
    throw error
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(error, button)
  expect(onParentClick).toHaveBeenCalledTimes(1)
})

it('a handler gets its event, and what it returns is not changed', () => {
  const onClick = vi.fn()
  click(onClick)
  expect(onClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }))
  expect(report).not.toHaveBeenCalled()
})

it('components get their functions as they are', () => {
  const onClick = () => {}
  const Component = (props: { onClick: () => void }) => {
    expect(props.onClick).toBe(onClick)
    return null
  }
  render(h(Component, { onClick }), root)
  expect.assertions(1)
})
