import { describe, expect, it } from 'vitest'
import { navigationNode } from '../../examples/shop/calls.js'
import { shallowList, shallowNavigation, shallowNode } from '../../src/services/shallow-navigation.js'

describe('the navigation', () => {
  it('is malformed without a list', () => {
    for (const value of [null, [], {}, { list: {} }, { list: null }])
      expect(shallowNavigation.safeParse(value).success).toBe(false)
    expect(shallowList.safeParse({}).success).toBe(false)
  })

  it('drops invalid nodes', () => {
    const list = [{ title: 'a' }, { title: 7, children: [{ title: 'd' }] }]
    expect(shallowNavigation.parse({ list }).list).toMatchObject([{ title: 'a', href: '', children: [] }])
  })
})

describe.each([
  ['one of its bar', shallowNode],
  ['one of its tree', navigationNode],
])('a node of the navigation, read as %s', (_name, node) => {
  it('has no target except _blank', () => {
    expect(node.parse({ title: 'a', target: '_blank' }).target).toBe('_blank')
    expect(node.parse({ title: 'a', target: '_top' }).target).toBeUndefined()
  })

  it('is the same after it was stored in the session and read again', () => {
    const parsed = node.parse({
      title: 'a',
      target: '_blank',
      teaser: { items: [{ link: '/a', image: '/a.jpg' }] },
      children: [{ title: 'b', teaser: 7 }],
    })
    expect(node.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed)
  })
})

describe('a node of the bar', () => {
  it('keeps its children and teaser unvalidated', () => {
    const below = { children: [{ title: 7 }, null], teaser: 'x' }
    expect(shallowNode.parse({ title: 'a', ...below })).toStrictEqual({ title: 'a', href: '', ...below })
    expect(shallowNode.parse({ title: 'a', children: 'x' }).children).toEqual([])
  })
})

describe('a tree', () => {
  it('drops invalid nodes at each level', () => {
    const children = [{ title: 'b', children: 'none' }, { href: '/c' }, null]
    expect(navigationNode.parse({ title: 'a', children })).toStrictEqual({
      title: 'a',
      href: '',
      children: [{ title: 'b', href: '', children: [] }],
    })
  })

  it('may have pictures; their address is a text, or the src of an object', () => {
    const teaserOf = (teaser: unknown) => navigationNode.parse({ title: 'a', teaser }).teaser
    const items = [{ link: '/a', image: '/a.jpg' }, { image: { src: '/b.jpg' } }, { link: '/c' }, 7]
    expect(teaserOf({ title: 'Neu', items })).toStrictEqual({
      title: 'Neu',
      items: [
        { link: '/a', image: { src: '/a.jpg' } },
        { link: '', image: { src: '/b.jpg' } },
      ],
    })
    expect(teaserOf({})).toStrictEqual({ title: '', items: [] })
    for (const teaser of ['x', 7, null, []]) expect(teaserOf(teaser)).toBeUndefined()
  })
})
