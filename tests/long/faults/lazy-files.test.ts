/**
 * Causes each fault in the file of each lazy part: the rest of its widget works, an error is reported, and after the fault
 * the part works, at the next attempt or on the next page.
 */
import { TIME_LIMIT_MS } from '../../../src/host/fetch-text.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { counted } from '../support/counted.js'
import { errorsOf, forgetErrors } from './errors.js'
import { FILE_FAULTS, prepareFileFaults } from './file-faults.js'
import { LAZY_PARTS } from './lazy-parts.js'
import { followRequests } from './requests.js'
import { setFault } from './set-fault.js'

for (const { file, words, markup, width = 1500, before, act, works, fails } of LAZY_PARTS)
  test(`${file}js with each fault of a file: ${words}`, async ({ page, context, openPage }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    const causeFault = await prepareFileFaults(page, context, file)
    const waitsFor = followRequests(page)
    for (const [name, fault] of Object.entries(FILE_FAULTS))
      await test.step(name, async () => {
        const { code, isLate } = fault
        await causeFault(fault)
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
