// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ask, cancelUntaken, firstAnswers } from '../../loader/first-answers.js'

const ORIGIN = 'https://shop.example'
const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'))
const header = (site: string) => ({ headers: { 'X-Hunter-Site': site } })

afterEach(() => {
  cancelUntaken()
  fetch.mockClear()
})

test('headers of the same site ask a service once', () => {
  expect(ask('/top', ORIGIN, header('DE'))).toBe(ask('/top', ORIGIN, header('DE')))
  expect(fetch).toHaveBeenCalledTimes(1)
})
test('headers of two sites ask a service for each site', () => {
  void ask('/top', ORIGIN, header('DE'))
  void ask('/top', ORIGIN, header('AT'))
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('a header that is added after the answer was taken asks again', () => {
  void ask('/top', ORIGIN, header('DE'))
  expect(firstAnswers.take(`${ORIGIN}/top`)).toBeDefined()
  void ask('/top', ORIGIN, header('DE'))
  expect(fetch).toHaveBeenCalledTimes(2)
})
