// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { cancelUntaken, firstResponses, startCall } from '../../loader/first-responses.js'

const ORIGIN = 'https://shop.example'
const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'))
const header = (site: string) => ({ headers: { 'X-Hunter-Site': site } })

afterEach(() => {
  cancelUntaken()
  fetch.mockClear()
})

test('headers of the same site call a service once', () => {
  expect(startCall('/top', ORIGIN, header('DE'))).toBe(startCall('/top', ORIGIN, header('DE')))
  expect(fetch).toHaveBeenCalledTimes(1)
})
test('headers of two sites call a service once for each site, and each gets its own response', async () => {
  fetch.mockResolvedValueOnce(new Response('"for DE"')).mockResolvedValueOnce(new Response('"for AT"'))
  void startCall('/top', ORIGIN, header('DE'))
  void startCall('/top', ORIGIN, header('AT'))
  const textFor = async (site: string) => (await firstResponses.take(`${ORIGIN}/top`, header(site)))?.text
  expect(await textFor('DE')).toBe('"for DE"')
  expect(await textFor('AT')).toBe('"for AT"')
})
test('a header that is added after the response was taken calls the service again', () => {
  void startCall('/top', ORIGIN, header('DE'))
  expect(firstResponses.take(`${ORIGIN}/top`, header('DE'))).toBeDefined()
  void startCall('/top', ORIGIN, header('DE'))
  expect(fetch).toHaveBeenCalledTimes(2)
})
