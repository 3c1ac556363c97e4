import { describe, expect, it } from 'vitest'
import { MAX_ITEMS } from '../../../src/services/fields.js'
import { navigationNode } from '../../../examples/shop/calls.js'
import { shallowNode } from '../../../src/services/shallow-navigation.js'
import type { NavigationNode } from '../../../src/services/navigation.js'
import { childrenOf, hasChildren, hasFlyoutOf } from '../../../src/widgets/header/nodes.js'
import { teaserOf } from '../../../src/widgets/header/navigation/flyouts/Columns.js'

const TEASER = { title: 'Neu', items: [{ link: '/a', image: '/a.jpg' }, 7] }
const nodeWith = (below: object): NavigationNode => shallowNode.parse({ title: 'a', ...below })

/** A node with all its descendants, read level by level. */
const wholeOf = (node: NavigationNode): object => ({
  ...node,
  teaser: teaserOf(node),
  children: childrenOf(node).map(wholeOf),
})

describe('the children of a navigation node', () => {
  it('match what the schema of the whole tree reads', () => {
    const children = [
      { title: 'b', target: '_blank', children: [{ title: 'c', teaser: TEASER }, { href: '/d' }] },
      { title: 'e', children: { title: 'f' }, teaser: 'x' },
      [],
    ]
    const given = { title: 'a', href: '/a', children, teaser: TEASER }
    expect(wholeOf(nodeWith(given))).toEqual(navigationNode.parse(given))
  })

  it('are read once', () => {
    const node = nodeWith({ children: [{ title: 'b' }], teaser: TEASER })
    expect(childrenOf(node)).toBe(childrenOf(node))
    expect(teaserOf(node)).toBe(teaserOf(node))
  })

  it('are read correctly if the host page has extended all objects', () => {
    const prototype = Object.prototype as { href?: string }
    const node = nodeWith({ children: [{ title: 'b' }] })
    Object.defineProperty(prototype, 'href', {
      value: '/evil',
      configurable: true,
      enumerable: true,
      writable: true,
    })
    try {
      expect(Object.getOwnPropertyDescriptor(childrenOf(node)[0]!, 'href')!.value).toBe('')
    } finally {
      delete prototype.href
    }
  })
})

describe('a node has a flyout', () => {
  it.each<[string, object]>([
    ['with a valid child', { children: [7, null, { title: 'b' }] }],
    ['with a teaser', { teaser: {} }],
    ['if a server says so', { hasFlyout: true }],
  ])('%s', (_name, below) => {
    expect(hasFlyoutOf(nodeWith(below))).toBe(true)
  })

  it.each<[string, object]>([
    ['without children', { children: [] }],
    ['if all its children are invalid', { children: [7, null, { title: 7 }, [{ title: 'b' }]] }],
    [
      'if its only valid child exceeds the maximum number',
      { children: [...Array.from({ length: MAX_ITEMS }, () => 7), { title: 'b' }] },
    ],
    ...['x', 7, null, [], undefined].map(
      (teaser) => [`with the teaser ${teaser}`, { teaser }] as [string, object],
    ),
  ])('not %s', (_name, below) => {
    expect(hasChildren(nodeWith(below))).toBe(false)
    expect(hasFlyoutOf(nodeWith(below))).toBe(false)
  })
})
