/**
 * Causes each fault of each call: checks what the person sees, which errors the host page receives, and that the next try
 * works. `docs/reference/events.md` is generated from the same table.
 */
import type { Page } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { TIME_LIMIT_MS } from '../../../src/host/fetch-text.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { counted } from '../support/counted.js'
import { faultsOf, pathOf, type CallCase } from './call-case.js'
import type { CallFault } from './call-faults.js'
import { CALL_CASES } from './cases/index.js'
import { errorsOf, forgetErrors, recordErrors } from './errors.js'
import { followRequests } from './requests.js'
import { setFault } from './set-fault.js'

/** How long the message of a refused change is shown. */
const MESSAGE_MS = 7500

/** Ids of customers differ between visits. */
const withoutIds = (messages: string[]) =>
  messages.map((message) => message.replace(/customer-info\/[^:]+/, 'customer-info/{loginId}'))

async function expectOutcome(page: Page, { call, outcomeOf }: CallCase, fault: CallFault): Promise<void> {
  const { sees, problems } = outcomeOf(fault)
  const expected = problems.map((problem) => `CALL_FAILED: ${call}: ${problem}`)
  await expect(async () => {
    if (fault.isLate) await page.clock.fastForward(TIME_LIMIT_MS)
    await sees.check(page)
    const { events, hook } = await errorsOf(page)
    // The page's clock jumps for all calls. Those that happen to be in flight end as well.
    const own = fault.isLate ? events.filter((message) => message.includes(pathOf(call))) : events
    expect(withoutIds(own)).toEqual(expected)
    expect(hook).toEqual(events)
  }).toPass({ timeout: 20_000 })
}

for (const callCase of CALL_CASES) {
  const { name, call, markup, head, before, ready, act, usual, outcomeOf } = callCase
  test(`${name} with each fault`, async ({ page, context, baseURL, openPage }) => {
    test.setTimeout(300_000)
    const waitsFor = followRequests(page)
    await recordErrors(page)
    await page.clock.install()
    const open = async () => {
      await openPage(markup, { ...(head && { head }) })
      await page.evaluate(() => (window.Shop as Shop).ready)
    }
    for (const fault of faultsOf(callCase))
      await test.step(fault.words, async () => {
        await setFault(context.request, 'none')
        if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
        await before?.(context, baseURL!)
        if (act) {
          await open()
          await ready?.(page)
          // The page has made its own calls before the fault is set.
          await waitsFor()
        }
        await setFault(context.request, `${name}:${fault.mode}`)
        await context.setOffline(!!fault.isOffline)
        await (act ? act(page) : open())
        if (fault.isLate) await waitsFor(pathOf(call))
        await expectOutcome(page, callCase, fault)
        expect(await page.evaluate(() => 'polluted' in {}), 'the prototype of all objects').toBe(false)

        // The service has recovered, and the message about a refused change has disappeared.
        await context.setOffline(false)
        await setFault(context.request, 'none')
        await page.clock.fastForward(MESSAGE_MS)
        await forgetErrors(page)
        await page.evaluate(() => sessionStorage.clear())
        if (!act) await open()
        else if (outcomeOf(fault).sees !== usual) await act(page)
        await usual.check(page)
        expect((await errorsOf(page)).events).toEqual([])
      })
    counted('calls × faults', faultsOf(callCase).length)
  })
}
