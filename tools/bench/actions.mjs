/** Actions of a visitor on a loaded page. Each one gives `ms` until its result is shown, and `task` ms on the main thread. */
import { origin } from './server.mjs'
import { metricsOf, whenUsable, withPage } from './visit.mjs'

/** @param run  runs in the page, once the network is idle, and returns milliseconds */
const measure = (browser, path, run, argument) =>
  withPage(browser, async (page, client) => {
    await page.goto(`${origin}/${path}`)
    await whenUsable(page)
    await page.waitForLoadState('networkidle')
    const before = await metricsOf(client)
    const ms = await page.evaluate(run, argument)
    const after = await metricsOf(client)
    return { ms, task: (after.TaskDuration - before.TaskDuration) * 1000 }
  })

/** Types five terms one after the other, and waits each time until the suggestions have changed. */
export const typeForSuggestions = (browser, name) =>
  measure(browser, name, async () => {
    const TERMS = ['kaf', 'tas', 'bet', 'hos', 'lam']
    const root = document.querySelector('#place').shadowRoot ?? document
    const input = root.querySelector('[part~=search-input], .aa-Input')
    const suggested = () =>
      Array.from(root.querySelectorAll('[part~=search-term], .aa-Item'), (item) => item.textContent).join()
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    input.focus()
    const started = performance.now()
    for (const term of TERMS) {
      const before = suggested()
      setValue.call(input, term)
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      while (suggested() === before || suggested() === '') await new Promise(requestAnimationFrame)
    }
    return performance.now() - started
  })

/** Opens the flyout of the first title with its button, or with the mouse if it has no button. */
export const openFlyout = (browser, name, nodes) =>
  measure(browser, `${name}?nodes=${nodes}`, async () => {
    const root = document.querySelector('#place').shadowRoot ?? document
    const started = performance.now()
    const button = root.querySelector('.item .more')
    if (button) button.click()
    // React listens to mouseover, preact to mouseenter.
    else
      for (const type of ['mouseover', 'mouseenter'])
        root.querySelector('nav li').dispatchEvent(new MouseEvent(type, { bubbles: type === 'mouseover' }))
    while (!root.querySelector('[part~=nav-flyout]:not([hidden]), .flyout'))
      await new Promise(requestAnimationFrame)
    return performance.now() - started
  })

/** Mounts the header in a new element, waits until it has rendered, and unmounts it. */
export const mountAndUnmount = (browser, name) =>
  measure(browser, name, async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const started = performance.now()
    await window.Shop.mount(place, 'header', { showPromotionBanner: false })
    window.Shop.unmount(place)
    return performance.now() - started
  })

/** Measures until the badge shows the new count, which does not wait for the response of the service. */
export const addToCart = (browser, name) =>
  measure(browser, name, async () => {
    const root = document.querySelector('#place').shadowRoot
    await window.Shop.cart.load()
    const started = performance.now()
    void window.Shop.cart.setArticle({ productId: '3', quantity: 3 })
    while (root.querySelector('[part~=cart-badge]').textContent.trim() !== '3')
      await new Promise(requestAnimationFrame)
    return performance.now() - started
  })
