import type { BrowserContext, Page } from 'playwright/test'
import { recordErrors } from './errors.js'
import { setFault } from './set-fault.js'

export interface FileFault {
  mode: string
  value?: string
  /** The error code; `undefined` if the file arrives in the end. */
  code?: 'LOAD_FAILED' | 'INTEGRITY'
  isLate?: boolean
}
/** The faults of a file, keyed by description. The reference shop causes them: `cdn:<mode>:<file><value>`. */
export const FILE_FAULTS: Record<string, FileFault> = {
  gone: { mode: '404', code: 'LOAD_FAILED' },
  slow: { mode: 'slow', value: '@300' },
  cut: { mode: 'cut', code: 'INTEGRITY' },
  corrupted: { mode: 'tamper', code: 'INTEGRITY' },
  'of an old release': { mode: 'old', code: 'INTEGRITY' },
  hanging: { mode: 'hang', code: 'LOAD_FAILED', isLate: true },
}

/** Prepares a page for faults of a file. @returns a function that causes one when the page next requests the file */
export async function prepareFileFaults(page: Page, context: BrowserContext, file: string) {
  await recordErrors(page)
  await page.clock.install()
  let isFileGone = false
  // The loader checks without cookies whether a file exists, so the shop does not know the visitor.
  await page.route(`**/${file}*`, async (route) => {
    const isGone = route.request().method() === 'HEAD' && isFileGone
    await (isGone ? route.fulfill({ status: 404 }) : route.fallback())
  })
  return async ({ mode, value = '' }: FileFault) => {
    isFileGone = mode === '404'
    await setFault(context.request, `cdn:${mode}:${file}${value}`)
  }
}
