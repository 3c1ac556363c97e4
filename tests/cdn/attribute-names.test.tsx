/** Tested with preact itself, which replaces React in the CDN build. */
import { h, options } from 'preact'
import { afterEach, expect, it } from 'vitest'
import { lowerCaseAttributes } from '../../src/cdn/preact.js'

const originalHook = options.vnode
afterEach(() => {
  options.vnode = originalHook!
})

it('attributes that React names in camel case get the name that XML documents know', () => {
  lowerCaseAttributes()
  const { props } = h('img', { srcSet: 'large.jpg 2x', alt: 'a cup', autoComplete: 'email' } as object)
  expect(props).toEqual({ srcset: 'large.jpg 2x', alt: 'a cup', autocomplete: 'email' })
})

it('the props of a component keep their names', () => {
  lowerCaseAttributes()
  const Component = (_props: { autoComplete: string }) => null
  expect(h(Component, { autoComplete: 'email' }).props).toEqual({ autoComplete: 'email' })
})
