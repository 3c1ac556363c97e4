/** A page of the shop under attack: it records what must not happen, and `expectUnharmed` checks that it did not. */
import type { Page } from 'playwright/test'
import { OUR_EVENTS } from '../../../browser/support/events.js'
import { expect, test as base } from '../../../browser/support/fixtures.js'
import { overflow } from '../../../browser/support/layout.js'
import { harmIn, prepareWindow, wideElements } from './in-page.js'

/** Reported, not enforced: a script that an attack brings would still run, and be seen twice. */
const POLICY = [
  "script-src 'self'",
  "style-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
  "form-action 'self'",
  "connect-src 'self'",
].join('; ')

export interface AttackedPage {
  /** Opens a page of the shop with this markup. @param script  replaces the loader's script tag */
  open(body: string, script?: string): Promise<void>
  /** Fails if an attack has had an effect. */
  expectUnharmed(): Promise<void>
  /** What left the page: addresses, referrers, console lines, events, tracked events, storage. */
  traces(): Promise<string[]>
}

interface Sent {
  address: string
  type: string
  referrer: string
}

const WIDTHS = [1280, 360] as const

async function expectLayout(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(
        async () => ((await overflow(page)) > 0 ? page.evaluate(wideElements) : []),
        `what leaves ${width} px`,
      )
      .toEqual([])
  }
}

export const test = base.extend<{ attacked: AttackedPage }>({
  attacked: async ({ page, openPage, baseURL }, run) => {
    const shop = new URL(baseURL!).origin
    const sent: Sent[] = []
    const lines: string[] = []
    const dialogs: string[] = []
    page.on('request', (request) => {
      const { referer = '' } = request.headers()
      sent.push({ address: request.url(), type: request.resourceType(), referrer: referer })
    })
    page.on('console', (message) => lines.push(message.text()))
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.route(
      (url) => url.origin !== shop && url.protocol !== 'data:',
      (route) => route.fulfill({ status: 204 }),
    )
    await page.addInitScript(prepareWindow, OUR_EVENTS)

    const foreign = () =>
      sent.filter(({ address, type }) => !address.startsWith(`${shop}/`) && type !== 'image')

    await run({
      open: (body, script) =>
        openPage(body, {
          headers: { 'content-security-policy-report-only': POLICY },
          ...(script !== undefined && { script }),
        }),
      async expectUnharmed() {
        const harm = await page.evaluate(harmIn, shop)
        expect(harm).toEqual([])
        expect(dialogs, 'dialogs').toEqual([])
        expect(foreign(), 'requests to other origins').toEqual([])
        await expectLayout(page)
      },
      async traces() {
        const inside = await page.evaluate(() => [
          ...(window as unknown as { attackLog: string[] }).attackLog,
          ...Object.entries({ ...localStorage }).flat(),
          ...Object.entries({ ...sessionStorage }).flat(),
          JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? []),
          location.href,
        ])
        return [...inside, ...lines, ...sent.flatMap(({ address, referrer }) => [address, referrer])]
      },
    })
  },
})

export { expect }
