/** What a widget, the page and the visit remember of a call. `use-navigation.test.tsx` has the visit. */
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Services } from '../../src/host/call.js'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import type { RememberedRequest } from '../../src/host/remembered.js'
import { createTestPage, type TestPage } from '../support/page.js'

const PATH = '/service/name'
const OWN: Services = { apiBase: 'https://shop.example' }

let page: TestPage
let cookies: Record<string, string>
let respond: () => unknown
beforeEach(() => {
  cookies = {}
  respond = () => ({ name: 'Ann' })
  page = createTestPage({ services: { [PATH]: () => respond() }, cookie: (name) => cookies[name] })
})

const open = (services = OWN): Host => createHost(window as PageWindow, { page, services })
const nameFor = async (host: Host, remember: RememberedRequest<unknown>['remember'], version = 0) =>
  (await host.remember(PATH, { remember, version, schema: z.object({ name: z.string() }) }).load())?.name
const calls = () => page.requests.length

test('a widget calls a service once, and the next widget calls it again', async () => {
  const host = open()
  expect(await nameFor(host, 'widget')).toBe('Ann')
  expect(await nameFor(host, 'widget')).toBe('Ann')
  expect(calls()).toBe(1)
  await nameFor(open(), 'widget')
  expect(calls()).toBe(2)
})
test('another version of a request is made anew', async () => {
  const host = open()
  await nameFor(host, 'widget', 1)
  await nameFor(host, 'widget', 2)
  expect(calls()).toBe(2)
})
test('the widgets of a page share a response, even one that is on its way', async () => {
  await Promise.all([nameFor(open(), 'page'), nameFor(open(), 'page')])
  expect(await nameFor(open(), 'page')).toBe('Ann')
  expect(calls()).toBe(1)
})
test('two pages share nothing', async () => {
  await nameFor(open(), 'page')
  const other = createTestPage({ services: { [PATH]: { name: 'Bob' } } })
  expect(await nameFor(createHost(window as PageWindow, { page: other, services: OWN }), 'page')).toBe('Bob')
})
test('a failure is not shared, but the widget does not repeat its call', async () => {
  respond = () => ({ name: 7 })
  const failed = open()
  expect(await nameFor(failed, 'page')).toBeUndefined()
  await nameFor(failed, 'page')
  expect(calls()).toBe(1)
  respond = () => ({ name: 'Ann' })
  expect(await nameFor(open(), 'page')).toBe('Ann')
})
test.each<[string, Services]>([
  ['another origin', { apiBase: 'https://partner.example' }],
  ['the same origin with cookies', { ...OWN, credentials: 'include' }],
])('a widget of %s does not get the response', async (_what, services) => {
  await nameFor(open(), 'page')
  await nameFor(open(services), 'page')
  expect(calls()).toBe(2)
})
test('after a log-in, a log-out or another log-in, the page asks again', async () => {
  for (const token of ['', 'Ann', 'Bob']) {
    if (token) cookies['LoginToken'] = token
    await nameFor(open(), 'page')
  }
  expect(calls()).toBe(3)
})
test('a widget knows that its call has failed, and does not repeat it', async () => {
  respond = () => ({ name: 7 })
  const host = open()
  const call = host.remember(PATH, { remember: 'widget', schema: z.object({ name: z.string() }) })
  expect(call.known).toBeUndefined()
  expect(await call.load()).toBeNull()
  expect(call.hasFailed).toBe(true)
  await call.load()
  expect(calls()).toBe(1)
})
