import { describe, expect, it } from 'vitest'
import { activePath, lastSegment } from '../../../../src/widgets/header/drilldown/active-path.js'
import { node } from '../render.js'

describe('the last segment of an address', () => {
  it.each([
    ['/c/pfannen-c031', 'pfannen-c031'],
    ['/c/pfannen-c031/', 'pfannen-c031'],
    ['https://shop.example/c/pfannen-c031?page=2#top', 'pfannen-c031'],
    ['pfannen', 'pfannen'],
    ['/c/pfannen?back=/home', 'pfannen'],
    ['/c/k%C3%A4se-c031/', 'käse-c031'],
    ['/c/käse-c031', 'käse-c031'],
    ['/c/100%', '100%'],
    ['/', ''],
    ['', ''],
    ['https://shop.example', ''],
    ['https://shop.example/', ''],
  ])('%s → %s', (address, segment) => {
    expect(lastSegment(address)).toBe(segment)
  })
})

describe('the path to the current page', () => {
  const pans = node('Pfannen')
  const kitchen = node('Kochen', [node('Töpfe'), pans])
  const tree = [node('Kaffee'), node('Küche', [kitchen]), { ...node('Start'), href: '/' }]

  it('contains every node from the top of the tree down to the page', () => {
    expect(activePath(tree, '/anderswo/pfannen/')).toEqual([tree[1], kitchen, pans])
  })
  it('is empty on the home page, although a node links to it', () => {
    expect(activePath(tree, '/')).toEqual([])
  })
  it('leads past invalid nodes', () => {
    const children = [7, null, { href: '/c/tee' }, { title: 'Tee', href: '/c/tee', children: 'none' }]
    const path = activePath([{ ...node('Getränke'), children }], '/c/tee')
    expect(path.map(({ title }) => title)).toEqual(['Getränke', 'Tee'])
  })
  it('is empty on a page outside the tree', () => {
    expect(activePath(tree, '/service/cartfrontend/cart')).toEqual([])
  })
})
