/**
 * The script tag. Makes `window.Shop`, runs what was queued, then looks for placeholders as long as the page
 * lives and decides when each one's time has come. What is done then is the business of `base` and the frame.
 */
import { configured, eager, known, page, shop, via } from './api.js'
import { doc, script } from './insert.js'

const globals = window as any

/** The frame ignores what it has already, so that an element may stay observed. Failures were told. */
const enter = (element: HTMLElement) => via('enter', element)(element).catch(() => {})

const near = new IntersectionObserver(
  (changes) => changes.forEach((change) => change.isIntersecting && enter(change.target as HTMLElement)),
  { rootMargin: '300px' },
)

const scan = () => {
  page.sweep?.()
  doc.querySelectorAll<HTMLElement>('[data-shop-widget]').forEach((element) => {
    const { shopWidget, load } = element.dataset
    if (known.has(element) || (shopWidget == 'preview' && !/\bStaffAuthToken=/.test(doc.cookie))) return
    known.add(element)
    const when = load || configured.load || script.dataset.load
    if (when == 'idle') (globals.requestIdleCallback || setTimeout)(() => enter(element))
    // Footer, newsletter and support wait until they are near the view, unless somebody says otherwise.
    else if (when == 'visible' || (when != 'eager' && /^(footer|newsletter|support)$/.test(shopWidget!)))
      near.observe(element)
    else eager.push(enter(element))
  })
}

const mark = Symbol.for('shop-embed')
/** A second copy on the same page does nothing. */
if (!globals[mark]) {
  globals[mark] = page
  const queue = globals.Shop || []
  if (Array.isArray(queue)) {
    globals.Shop = shop
    shop.push(...queue)
  } else console.warn('shop-embed: Shop is taken')

  new MutationObserver(scan).observe(doc, { childList: true, subtree: true })
  scan()
}
