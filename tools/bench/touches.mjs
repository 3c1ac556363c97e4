/** The first touch of a header: how long until something is shown, in ms from the event until the next frame. */
import { origin } from './server.mjs'
import { NETWORK, withPage } from './visit.mjs'

/** The visitor looks at the page before. Code that waits for the first touch has not run by then. */
const LOOKING_MS = 900
/** If nothing has been shown by then, the touch is not counted. */
const PATIENCE_MS = 8000

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/**
 * Each touch: the event that begins it, what is touched, and what is then shown. A plain header opens its flyout when the mouse
 * is on a title, and has neither a button for it nor a menu for phones.
 */
export const TOUCHES = {
  hover: {
    // On a cold page, `pointerover` was not seen.
    event: 'pointermove',
    // Ours has a place for the theme worlds before they are there.
    target: 'nav .item:has(a), nav > ul:not(:has(.item)) > li',
    shown: '[part~=nav-flyout], .flyout',
  },
  tap: {
    event: 'click',
    target: '[part~=drilldown-toggle]',
    shown: '[part~=drilldown], .plain-menu:popover-open',
    options: PHONE,
  },
}

/** Resolves when the element is visible in the header; from then on, the page measures the touch. */
const watch = ({ event, target, shown, patienceMs }) => {
  const patience = performance.now() + patienceMs
  const root = document.querySelector('#place').shadowRoot ?? document.querySelector('#place')
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true })
  const find = (selector) => [...root.querySelectorAll(selector)].find(isVisible)
  const element = find(target)
  if (!element) return undefined
  document.addEventListener(event, ({ timeStamp }) => (window.touchedAt ??= timeStamp), true)
  window.touched = new Promise((resolve) => {
    const look = (now) => {
      if (now > patience) resolve(Number.NaN)
      else if (window.touchedAt !== undefined && find(shown)) resolve(now - window.touchedAt)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** Moves the mouse onto the place. A hand is never quite still, so it trembles by one pixel. */
async function rest(page, [x, y]) {
  await page.mouse.move(x, y)
  for (let step = 0; step < 20; step++) {
    await page.waitForTimeout(50)
    await page.mouse.move(x + (step % 2), y)
  }
}

/**
 * @param name   the touch
 * @param views  how often the page is opened: 2 for the next page of a visit
 * @returns `ms`: `NaN` if the header has nothing to touch
 */
export const firstTouch = (browser, path, { name, views = 1 }) =>
  withPage(
    browser,
    async (page, client) => {
      for (let view = 1; view < views; view++) {
        await page.goto(`${origin}/${path}`)
        await page.waitForLoadState('networkidle')
        // What is kept for the next page is stored when the browser is idle.
        await page.waitForTimeout(2 * LOOKING_MS)
      }
      await client.send('Network.enable')
      await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
      await page.goto(`${origin}/${path}`)
      await page.waitForTimeout(LOOKING_MS)
      const place = await page.evaluate(watch, {
        ...TOUCHES[name],
        options: undefined,
        patienceMs: PATIENCE_MS,
      })
      if (!place) return { ms: Number.NaN }
      if (name === 'hover') await rest(page, place)
      else await page.touchscreen.tap(...place)
      return { ms: await page.evaluate(() => window.touched) }
    },
    TOUCHES[name].options,
  )
