/** WCAG 1.4.12: with the text spacing that a reader has set, no text of a widget is cut off or covered. */
import type { Page } from 'playwright/test'
import { SITE_NAMES, type WidgetName } from '../../src/api/names.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part, placeholder } from './support/parts.js'
import { onlyLongUnless, onSite } from './support/long.js'

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Sets the text spacing as a browser extension does: with a style sheet in the shadow root, after ours. */
const spaceOut = (page: Page, widget: WidgetName) =>
  placeholder(page, widget).evaluate((element, css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    element.shadowRoot!.adoptedStyleSheets.push(sheet)
  }, SPACING)

/** @returns the number of visible texts, and those that are clipped by an element or overlap with another text */
const lostTexts = (page: Page, widget: WidgetName = 'header') =>
  placeholder(page, widget).evaluate((element) => {
    const root = element.shadowRoot!
    const lost = new Set<string>()
    const ancestors = (node: Element | null): Element[] =>
      node ? [node, ...ancestors(node.parentElement)] : []
    const isSeen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Rotated and round: another test.
      !node.closest('[part="discount-bubble"]') &&
      ancestors(node).every((box) => getComputedStyle(box).clipPath === 'none')

    const seen: Array<{ text: string; rects: DOMRect[] }> = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const text = node.data.trim()
      if (!text || !isSeen(node.parentElement!)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      seen.push({ text, rects })
      for (const box of ancestors(node.parentElement)) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const clip = box.getBoundingClientRect()
        for (const rect of rects) {
          // Text in an area that can be scrolled sideways is not cut off.
          if (overflowX === 'hidden' && (rect.left < clip.left - 1 || rect.right > clip.right + 1))
            lost.add(`"${text}" at the sides of ${box.className}`)
          if (overflowY !== 'visible' && (rect.top < clip.top - 1 || rect.bottom > clip.bottom + 1))
            lost.add(`"${text}" at the top or bottom of ${box.className || box.getAttribute('part')}`)
        }
      }
    }
    for (const one of seen)
      for (const other of seen)
        if (one.text < other.text)
          for (const a of one.rects)
            for (const b of other.rects)
              if (
                a.left < b.right - 1 &&
                b.left < a.right - 1 &&
                a.top < b.bottom - 3 &&
                b.top < a.bottom - 3
              )
                lost.add(`"${one.text}" and "${other.text}" on each other`)

    const input = root.querySelector<HTMLInputElement>('[part~=search-input]')
    if (input) {
      const drawing = document.createElement('canvas').getContext('2d')!
      const { font, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      drawing.font = font
      drawing.letterSpacing = `${parseFloat(fontSize) * 0.12}px`
      const room = input.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      if (drawing.measureText(input.placeholder).width > room) lost.add(`"${input.placeholder}" in the field`)
    }
    return { texts: seen.length, lost: [...lost] }
  })

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(part(page, 'header')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await spaceOut(page, 'header')
  await twoFrames(page)
}

const NO_BANNERS = 'header.data-promotion-ids=none'

for (const site of ['DE', 'CH_FR', 'HU', 'TR', 'PL', 'CZ', 'SK'] as const)
  for (const login of ['visitor', 'customer'])
    test(
      `no text of the header is cut off, ${site}, ${login}`,
      login === 'customer' ? onSite(site) : onlyLongUnless(false),
      async ({ page }) => {
        await open(page, `/?site=${site}&login=${login}&${NO_BANNERS}`)
        for (const width of [1500, 768, 360, 320]) {
          await page.setViewportSize({ width, height: 900 })
          await expect(part(page, 'drilldown-toggle')).toHaveCount(width < 980 ? 1 : 0)
          await twoFrames(page)
          const { texts, lost } = await lostTexts(page)
          expect(texts, `${width} px wide`).toBeGreaterThan(3)
          expect(lost, `${width} px wide`).toEqual([])
        }
      },
    )

test('the hint about the secure checkout is not cut off', async ({ page }) => {
  await open(page, '/?site=HU&header.data-reduced&header.data-show-secure-hint')
  for (const width of [1500, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(part(page, 'secure-hint')).toBeVisible()
    await twoFrames(page)
    expect((await lostTexts(page)).lost, `${width} px wide`).toEqual([])
  }
})

for (const [widget, address] of [
  ['footer', '/'],
  ['newsletter', '/newsletter'],
  ['support', '/support'],
  ['preview', '/?login=staff'],
] as const)
  test(`no text of the ${widget} is cut off`, async ({ page }) => {
    await page.goto(address)
    await shopReady(page)
    await placeholder(page, widget).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    if (widget === 'preview') await part(page, 'preview-toggle').click()
    await spaceOut(page, widget)
    for (const width of [1500, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await twoFrames(page)
      const { texts, lost } = await lostTexts(page, widget)
      expect(texts, `${width} px wide`).toBeGreaterThan(3)
      expect(lost, `${width} px wide`).toEqual([])
    }
  })

/** @returns how far the text reaches to the edge of the round bubble, which is 1 */
const reachInBubble = (page: Page) =>
  part(page, 'discount-bubble').evaluate((bubble) => {
    bubble.style.rotate = 'none'
    const { x, y, width, height } = bubble.getBoundingClientRect()
    // The texts only, not the box of the first one, which is as wide as the widest.
    const rects = [bubble.querySelector('b')!, bubble.lastChild!].flatMap((text) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      return [...words.getClientRects()]
    })
    const corners = rects.flatMap(({ left, right, top, bottom }) =>
      [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const)),
    )
    const reaches = corners.map(([across, down]) =>
      Math.hypot((across - x - width / 2) / (width / 2), (down - y - height / 2) / (height / 2)),
    )
    return Math.max(...reaches)
  })

for (const site of SITE_NAMES)
  test(`no text of the discount bubble is cut off, ${site}`, onSite(site), async ({ page, openPage }) => {
    await openPage('<div data-shop-widget="newsletter" data-load="eager"></div>', {
      script: `<script async src="/cdn/loader.js" data-site="${site}"></script>`,
    })
    await part(page, 'discount-bubble').waitFor()
    for (const isSpaced of [false, true]) {
      if (isSpaced) await spaceOut(page, 'newsletter')
      for (const width of [1500, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await twoFrames(page)
        expect(await reachInBubble(page), `${width} px wide${isSpaced ? ', spaced out' : ''}`).toBeLessThan(1)
      }
    }
  })
