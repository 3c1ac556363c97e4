import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShopOptions } from '../../src/api/options.js'
import { followLink } from '../../src/host/navigate.js'
import { createTestPage } from '../support/page.js'
import { createHost, type PageWindow } from '../../src/host/host.js'

let went: string[]
let link: HTMLAnchorElement
beforeEach(() => {
  went = []
  link = document.body.appendChild(document.createElement('a'))
  link.href = 'https://shop.example/c/kaffee?page=2#bohnen'
})
afterEach(() => link.remove())

const router = { push: (url: string) => void went.push(url) }

/** @returns whether the browser follows the link */
function click(init: MouseEventInit = {}, configured: ShopOptions = { router }): boolean {
  const page = createTestPage({ configured })
  const host = createHost(window as PageWindow, { page, services: { apiBase: 'https://shop.example' } })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })
  const follow = (click: Event) => followLink(host, click as MouseEvent)
  document.body.addEventListener('click', follow)
  let isFollowed = false
  const stop = (click: Event) => {
    isFollowed = !click.defaultPrevented
    click.preventDefault()
  }
  document.addEventListener('click', stop)
  link.dispatchEvent(event)
  document.removeEventListener('click', stop)
  document.body.removeEventListener('click', follow)
  return isFollowed
}

it('a plain click on a link to a page of the shop uses the router, with path, query and fragment', () => {
  expect(click()).toBe(false)
  expect(went).toEqual(['/c/kaffee?page=2#bohnen'])
})

it('a link that opens in the same tab anyway may say so', () => {
  link.target = '_self'
  expect(click()).toBe(false)
  expect(went).toHaveLength(1)
})

it.each<[string, () => boolean]>([
  ['without a router', () => click({}, {})],
  ['with a modifier key', () => click({ ctrlKey: true })],
  ['with another button', () => click({ button: 1 })],
  ['on a link that opens a new tab', () => ((link.target = '_blank'), click())],
  ['on a link to another origin', () => ((link.href = 'https://other.example/c/kaffee'), click())],
  ['on a telephone number', () => ((link.href = 'tel:+49123'), click())],
  ['on a link for the browser alone', () => ((link.rel = 'external'), click())],
  ['on a link without an address', () => (link.removeAttribute('href'), click())],
])('a click %s is left to the browser', (_name, act) => {
  expect(act()).toBe(true)
  expect(went).toEqual([])
})

it('a click whose default has been prevented goes nowhere', () => {
  link.addEventListener('click', (event) => event.preventDefault())
  expect(click()).toBe(false)
  expect(went).toEqual([])
})
