/** A page that fails its test if anything of ours reaches it as uncaught, and pages written by the test itself. */
import { test as base, expect, type Page } from 'playwright/test'

interface Fixtures {
  /** Uncaught errors of the page; a test that expects some empties the list. */
  uncaught: string[]
  /** Serves markup as a page of the shop and opens it. */
  openPage: (body: string, options?: PageOptions) => Promise<void>
}

interface PageOptions {
  /** The script tag; `''` leaves it out. */
  script?: string
  head?: string
  headers?: Record<string, string>
  contentType?: string
  /** Code that is under way holds the load event. */
  waitUntil?: 'load' | 'commit'
}

export const SCRIPT = '<script async src="/cdn/loader.js" data-site="DE"></script>'

export const test = base.extend<Fixtures>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await use(uncaught)
      expect(uncaught, 'uncaught errors of the page').toEqual([])
    },
    { auto: true },
  ],
  openPage: async ({ page }, use) => {
    await use(
      async (
        body,
        {
          script = SCRIPT,
          head = '',
          headers = {},
          contentType = 'text/html; charset=utf-8',
          waitUntil = 'load',
        } = {},
      ) => {
        await page.route('**/host-page', (route) =>
          route.fulfill({
            contentType,
            headers,
            body: `<!doctype html><html lang="de"><head><title>Host</title>${head}</head><body>${body}${script}</body></html>`,
          }),
        )
        await page.goto('/host-page', { waitUntil })
      },
    )
  },
})

/** Files of this address wait until the function that is returned is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Collects our DOM events from the first moment on; read them with `heard`. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Array<{ type: string; detail: unknown; target: string }> = []
    Object.assign(window, { heard })
    for (const type of [
      'shop-ready',
      'shop-error',
      'cart-changed',
      'newsletter-submitted',
      'support-submitted',
    ])
      document.addEventListener(type, (event) =>
        heard.push({
          type,
          detail: (event as CustomEvent).detail,
          target: event.target instanceof Element ? event.target.id || event.target.localName : 'document',
        }),
      )
  })

export const heard = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (
        window as unknown as {
          heard: Array<{ type: string; detail: Record<string, unknown>; target: string }>
        }
      ).heard.filter((event) => event.type === wanted),
    type,
  )

/** Whatever was to be drawn has been drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Resolves once everything that loads eagerly has rendered or failed. */
export const shopReady = (page: Page) =>
  page.evaluate(async () => {
    await (window.Shop as { ready: Promise<void> }).ready
  })

export { expect }
