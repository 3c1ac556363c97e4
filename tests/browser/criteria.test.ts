/** Success criteria of WCAG 2.2 that the tests of a single widget do not cover. */
import type { Page } from 'playwright/test'
import type { WidgetName } from '../../src/api/names.js'
import { accessibilityFaults, axe } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'

/** The page on which each widget is checked. */
const PAGES: Record<WidgetName, string> = {
  header: '/?login=staff',
  footer: '/?login=staff',
  newsletter: '/newsletter',
  support: '/support',
  preview: '/?login=staff',
}
const WIDGETS = Object.keys(PAGES) as WidgetName[]

const open = async (page: Page, address: string, width = 1500) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  await shopReady(page)
}

for (const address of new Set(Object.values(PAGES))) {
  const widgets = WIDGETS.filter((name) => PAGES[name] === address)
  test(`2.5.8: each control is large enough or has enough space; 1.4.11: axe finds nothing in forced colours: ${widgets.join(', ')}`, async ({
    page,
  }) => {
    await open(page, address)
    for (const widget of widgets) {
      await placeholder(page, widget).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    for (const width of [1500, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(part(page, 'header')).toHaveAttribute('data-platform', width === 360 ? 'MATCH' : 'CLASSIC')
      const builder = axe(page).withRules('target-size')
      for (const widget of widgets) builder.include(`[data-shop-widget="${widget}"]`)
      const { violations, passes } = await builder.analyze()
      expect(passes).not.toEqual([])
      expect(
        violations.flatMap(({ nodes }) => nodes).map(({ html }) => html),
        `${width} px`,
      ).toEqual([])
    }
    await page.setViewportSize({ width: 1500, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    // The test of the footer checks it, too.
    expect(await accessibilityFaults(page, ...widgets.filter((name) => name !== 'footer'))).toEqual([])
  })
}

/** The element with the focus, also in a shadow root: what it is, and what is wrong with how it is shown. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body) return undefined
    const root = element.getRootNode()
    const widget = root instanceof ShadowRoot ? root.host.getAttribute('data-shop-widget') : null
    const name = element.getAttribute('part') ?? element.textContent
    const { left, top, width, height } = element.getBoundingClientRect()
    const isShown = [0.1, 0.5, 0.9].some((share) => {
      let at = document.elementFromPoint(left + width / 2, top + height * share)
      while (at?.shadowRoot) {
        const inner = at.shadowRoot.elementFromPoint(left + width / 2, top + height * share)
        if (!inner || inner === at) break
        at = inner
      }
      // A visually hidden file field shows its focus on its label.
      return !!at && (element.contains(at) || at.contains(element))
    })
    const marks = [element, element.parentElement!].map((marked) => getComputedStyle(marked))
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    )
    const isOpened =
      root instanceof ShadowRoot && !!root.querySelector('dialog[open], [part~="nav-flyout"]:not([hidden])')
    return { widget, isOpened, name: `${widget}: ${name?.trim().slice(0, 40)}`, isShown, isMarked }
  })

for (const [name, address, widgets] of [
  [
    'a page with a sticky header and the preview panel',
    '/?header.data-sticky&login=staff',
    ['header', 'preview', 'footer'],
  ],
  ['the newsletter form', '/newsletter?widgets=newsletter', ['newsletter']],
  ['the support form', '/support?widgets=support', ['support']],
] as const)
  test(`2.1.2, 2.4.7, 2.4.11, 3.2.1: Tab reaches each widget and leaves it; the focus is visible, is not covered and opens nothing: ${name}`, async ({
    page,
  }) => {
    test.slow()
    await open(page, address)
    // A widget that is mounted later replaces the link that has the focus.
    await placeholder(page, widgets.at(-1)!).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<string | null>()
      const problems: string[] = []
      let steps = 0
      for (; steps < 400; steps++) {
        await page.keyboard.press(key)
        const focused = await focusedElement(page)
        if (!focused) break
        reached.add(focused.widget)
        if (focused.widget && !focused.isMarked) problems.push(`${key}: ${focused.name} is not marked`)
        if (focused.widget && !focused.isShown) problems.push(`${key}: ${focused.name} is covered`)
        if (focused.isOpened) problems.push(`${key}: ${focused.name} has opened something`)
      }
      expect(steps, 'the focus leaves the page at its end').toBeLessThan(400)
      expect([...reached]).toEqual(expect.arrayContaining([...widgets]))
      expect(problems).toEqual([])
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
    }
  })

test('1.4.13: Escape closes a flyout that the mouse has opened, without moving the mouse', async ({
  page,
}) => {
  await open(page, '/')
  const flyout = part(page, 'nav-flyout').filter({ visible: true })
  await part(page, 'nav-item').filter({ hasText: 'Küche' }).first().hover()
  await expect(flyout).toHaveAttribute('aria-label', 'Küche')
  await page.keyboard.press('Escape')
  await expect(flyout).toHaveCount(0)
})
