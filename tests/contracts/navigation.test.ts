import { describe, expect, it } from 'vitest'
import { navigationList, navigationResponse } from '../../src/contracts/navigation.js'

const readNode = (node: unknown) => navigationResponse.parse({ list: [node] }).list[0]

describe('the navigation', () => {
  it('is malformed without a list', () => {
    for (const value of [null, [], {}, { list: {} }, { list: null }])
      expect(navigationResponse.safeParse(value).success).toBe(false)
    expect(navigationList.safeParse({}).success).toBe(false)
  })

  it('drops invalid nodes at each level', () => {
    const { list } = navigationResponse.parse({
      list: [
        { title: 'a', children: [{ title: 'b', children: 'none' }, { href: '/c' }, null] },
        { title: 7, children: [{ title: 'd' }] },
      ],
    })
    expect(list).toStrictEqual([{ title: 'a', href: '', children: [{ title: 'b', href: '', children: [] }] }])
  })
})

describe('a navigation node', () => {
  it('has no target but _blank', () => {
    expect(readNode({ title: 'a', target: '_blank' })!.target).toBe('_blank')
    expect(readNode({ title: 'a', target: '_top' })!.target).toBeUndefined()
  })

  it('may have pictures; their address is a text, or the src of an object', () => {
    const items = [{ link: '/a', image: '/a.jpg' }, { image: { src: '/b.jpg' } }, { link: '/c' }, 7]
    expect(readNode({ title: 'a', teaser: { title: 'Neu', items } })!.teaser).toStrictEqual({
      title: 'Neu',
      items: [
        { link: '/a', image: { src: '/a.jpg' } },
        { link: '', image: { src: '/b.jpg' } },
      ],
    })
    expect(readNode({ title: 'a', teaser: {} })!.teaser).toStrictEqual({ title: '', items: [] })
    for (const teaser of ['x', 7, null, []]) expect(readNode({ title: 'a', teaser })!.teaser).toBeUndefined()
  })

  it('read again from the session’s storage is the same', () => {
    const given = {
      title: 'a',
      target: '_blank',
      teaser: { items: [{ link: '/a', image: '/a.jpg' }] },
      children: [{ title: 'b', teaser: 7 }],
    }
    const node = readNode(given)
    expect(readNode(JSON.parse(JSON.stringify(node)))).toEqual(node)
  })
})
