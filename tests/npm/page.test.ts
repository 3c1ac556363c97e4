import { expect, it } from 'vitest'
import { currentPage } from '../../src/npm/page.js'

it('a hook of the application that throws stops neither the next function nor the event', () => {
  const { shop } = currentPage()
  const heard: string[] = []
  document.addEventListener('shop-error', (event) => heard.push(event.detail.message))
  shop.configure({
    onError() {
      throw new Error('the hook slipped')
    },
  })
  let hasRun = false
  shop.push(
    () => {
      throw new Error('the first slipped')
    },
    () => {
      hasRun = true
    },
  )
  expect(hasRun).toBe(true)
  expect(heard).toEqual(['a function of Shop.push threw: the first slipped'])
})
