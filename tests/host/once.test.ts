import { expect, it, vi } from 'vitest'
import type { Host } from '../../src/host/host.js'
import { oncePerPage } from '../../src/host/once.js'

/** Each widget has a host of its own; the page is the same. */
const hostOn = (page: object) => ({ window: page }) as Host

it('a page asks once for what several widgets want', async () => {
  const page = {}
  const start = vi.fn(async () => 'SUBSCRIBED')
  const answers = [hostOn(page), hostOn(page)].map((host) => oncePerPage(host, 'newsletter-status', start))
  expect(await Promise.all(answers)).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('other questions, and other pages, are asked on their own', async () => {
  const page = {}
  const start = vi.fn(async () => 'x')
  await oncePerPage(hostOn(page), 'a', start)
  await oncePerPage(hostOn(page), 'b', start)
  await oncePerPage(hostOn({}), 'a', start)
  expect(start).toHaveBeenCalledTimes(3)
})
