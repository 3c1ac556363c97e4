import { expect, it } from 'vitest'
import { currentPage } from '../../src/npm/page.js'

it('a hook of the application that throws stops neither the next function nor the event', () => {
  const { shop } = currentPage()
  const messages: string[] = []
  document.addEventListener('shop-error', (event) => messages.push(event.detail.message))
  shop.configure({
    onError() {
      throw new Error('the hook failed')
    },
  })
  let hasRun = false
  shop.push(
    () => {
      throw new Error('the first function failed')
    },
    () => {
      hasRun = true
    },
  )
  expect(hasRun).toBe(true)
  expect(messages).toEqual(['a function of Shop.push threw: the first function failed'])
})

it('Shop.unmount also removes a widget whose code is still loading', async () => {
  const { shop } = currentPage()
  const element = document.body.appendChild(document.createElement('div'))
  const isMounted = () => element.shadowRoot?.querySelector('[data-shop-root]') != null

  // The first time, the code that all widgets share is not loaded either.
  for (const _time of ['first', 'second']) {
    const mounted = shop.mount(element, 'newsletter')
    shop.unmount(element)
    await expect(mounted).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(isMounted()).toBe(false)
  }

  shop.unmount(element)
  await shop.mount(element, 'newsletter')
  expect(isMounted()).toBe(true)
})

it('Shop.customer has the data of the page’s customer', async () => {
  window.fetch = (async () =>
    new Response(
      JSON.stringify({
        tracking: { loginStatus: 'REMEMBERED' },
        customer: { firstname: 'Ada', lastname: 'Lovelace' },
      }),
    )) as never
  currentPage().shop.configure({ apiBase: 'https://shop.example' })
  expect(await currentPage().shop.customer()).toMatchObject({
    loggedInOrRemembered: true,
    customerName: 'Ada Lovelace',
  })
})
