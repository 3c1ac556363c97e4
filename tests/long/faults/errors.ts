/** The errors of a page, as its event `shop-error` and its hook `onError` report them. */
import type { Page } from 'playwright/test'

interface Recorded {
  errorEvents: string[]
  errorsOfHook: string[]
}

/** Records the errors from the start of each page on. */
export const recordErrors = (page: Page) =>
  page.addInitScript(() => {
    const errorEvents: string[] = []
    const errorsOfHook: string[] = []
    Object.assign(window, { errorEvents, errorsOfHook })
    document.addEventListener('shop-error', ({ detail: { code, message } }) =>
      errorEvents.push(`${code}: ${message}`),
    )
    const queue = ((window as unknown as { Shop?: unknown[] }).Shop ??= [])
    queue.push((shop: { configure(options: object): void }) =>
      shop.configure({
        onError: ({ code, message }: { code: string; message: string }) =>
          errorsOfHook.push(`${code}: ${message}`),
      }),
    )
  })

/** @returns the errors since the page was opened or since `forgetErrors`, by event and by hook */
export const errorsOf = (page: Page) =>
  page.evaluate(() => {
    const { errorEvents, errorsOfHook } = window as unknown as Recorded
    return { events: [...errorEvents], hook: [...errorsOfHook] }
  })

export const forgetErrors = (page: Page) =>
  page.evaluate(() => {
    const { errorEvents, errorsOfHook } = window as unknown as Recorded
    errorEvents.length = 0
    errorsOfHook.length = 0
  })
