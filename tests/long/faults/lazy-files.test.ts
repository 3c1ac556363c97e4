/**
 * Causes each fault in the file of each lazy part: the rest of its widget works, an error is reported, and after the fault
 * the part works, at the next attempt or on the next page.
 */
import { TIME_LIMIT_MS } from '../../../src/host/fetch-text.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { counted } from '../support/counted.js'
import { errorsOf, forgetErrors, recordErrors } from './errors.js'
import { FILE_FAULTS } from './file-faults.js'
import { LAZY_PARTS } from './lazy-parts.js'
import { followRequests } from './requests.js'
import { setFault } from './set-fault.js'

for (const { file, words, markup, width = 1500, before, act, works, fails } of LAZY_PARTS)
  test(`${file}js with each fault of a file: ${words}`, async ({ page, context, openPage }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await recordErrors(page)
    await page.clock.install()
    const waitsFor = followRequests(page)
    let isFileGone = false
    // The loader checks without cookies whether a file exists, so the shop does not know the visitor.
    await page.route(`**/${file}*`, async (route) => {
      const isGone = route.request().method() === 'HEAD' && isFileGone
      await (isGone ? route.fulfill({ status: 404 }) : route.fallback())
    })
    for (const [name, { mode, value = '', code, isLate }] of Object.entries(FILE_FAULTS))
      await test.step(name, async () => {
        isFileGone = mode === '404'
        await setFault(context.request, `cdn:${mode}:${file}${value}`)
        await before?.(context)
        await openPage(markup, { waitUntil: 'commit' })
        await act?.(page)
        if (isLate) await waitsFor(file)
        await expect(async () => {
          if (isLate) await page.clock.fastForward(TIME_LIMIT_MS)
          await (code ? fails : works)(page)
          // The errors of the previous page are gone.
          if (!page.url().endsWith('/host-page')) return
          const own = (await errorsOf(page)).events.filter((message) => message.includes(file))
          expect(new Set(own.map((message) => message.split(':')[0]))).toEqual(new Set(code ? [code] : []))
        }).toPass({ timeout: 30_000 })

        if (!code) return
        await setFault(context.request, 'none')
        await before?.(context)
        await forgetErrors(page)
        if (act) await act(page)
        else await openPage(markup)
        await works(page)
        expect((await errorsOf(page)).events).toEqual([])
      })
    counted('files × faults', Object.keys(FILE_FAULTS).length)
  })
