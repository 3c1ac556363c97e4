/**
 * Replaces the fields of a response with a value of another type, one after the other: the widget is shown, and the report
 * names the field if the response is unusable without it.
 */
import type { CallName } from '../../../examples/shop/faults/names.js'
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { twoFrames } from '../../browser/support/layout.js'
import { counted } from '../support/counted.js'
import { CALL_CASES } from './cases/index.js'
import { errorsOf, forgetErrors, recordErrors } from './errors.js'
import { pathOf } from './call-case.js'
import { setFault } from './set-fault.js'

const CART_LISTS = [
  'articles',
  'freeArticles',
  'giftCards',
  'partnerProducts',
  'subscriptions',
  'defectiveSubscriptions',
  'defectiveArticles',
  'defectiveGiftCards',
  'defectivePartnerProducts',
]

/** The fields without which a response is unusable. A wrong value in any other field counts as missing. */
const NEEDED: Partial<Record<CallName, readonly string[]>> = {
  'cart-read': ['cart', 'cart.numberOfArticles', ...CART_LISTS.map((list) => `cart.${list}`)],
  navigation: ['list'],
  suggestions: [],
  'promotion-header': ['contentJSON'],
  'promotion-footer': ['contentJSON'],
  psdata: [],
  'user-data': [],
  'theme-worlds': ['sections'],
  'newsletter-prefill': [],
  'support-customer': [],
  'preview-auth': ['status'],
  'preview-tests': [],
  'preview-token': ['status'],
}

/** The paths of all fields. For a list, only the first entry counts. A text may contain JSON. */
function fieldsOf(value: unknown, path: readonly string[] = []): string[] {
  const own = path.length > 0 ? [path.join('.')] : []
  if (typeof value === 'string' && value.startsWith('{'))
    return [...own, ...fieldsOf(JSON.parse(value), path).slice(1)]
  if (typeof value !== 'object' || value === null) return own
  const entries = Array.isArray(value) ? Object.entries(value.slice(0, 1)) : Object.entries(value)
  return [...own, ...entries.flatMap(([name, entry]) => fieldsOf(entry, [...path, name]))]
}

for (const callCase of CALL_CASES) {
  const { name, call, markup, head, before, ready, act, usual } = callCase
  const needed = NEEDED[name]
  if (!needed) continue
  test(`${name} with a wrong type at each field`, async ({ page, context, baseURL, openPage }) => {
    test.setTimeout(300_000)
    await recordErrors(page)
    await page.clock.install()
    const received = () => page.waitForResponse((response) => response.url().includes(pathOf(call)))
    const open = async () => {
      if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
      await openPage(markup, { ...(head && { head }) })
      await page.evaluate(() => (window.Shop as Shop).ready)
    }
    /** Makes the call, and returns its response. */
    const visit = async (fault: string): Promise<unknown> => {
      await setFault(context.request, 'none')
      await before?.(context, baseURL!)
      if (act) {
        await open()
        await ready?.(page)
        await forgetErrors(page)
      }
      await setFault(context.request, fault)
      const [response] = await Promise.all([received(), act ? act(page) : open()])
      return response.json()
    }
    const fields = fieldsOf(await visit('none'))
    await usual.check(page)
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields)
      await test.step(field, async () => {
        await visit(`${name}:wrong:${field}`)
        const expected = needed.includes(field)
          ? [`CALL_FAILED: ${call}: the response is malformed: ${field}`]
          : []
        await expect.poll(async () => (await errorsOf(page)).events).toEqual(expected)
        await twoFrames(page)
        expect((await errorsOf(page)).events).toEqual(expected)
      })
    await visit('none')
    await usual.check(page)
    counted('fields with a wrong type', fields.length)
  })
}
