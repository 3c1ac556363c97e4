/** Our code takes over the server's HTML without a change: for each site and locale, on a phone and in a wide window. */
import { SITE_NAMES } from '../../../src/api/names.js'
import { localesOf } from '../../../src/texts/load-texts.js'
import { eventsOf, recordEvents } from '../../browser/support/events.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { compareShown, REMEMBER, renderHead, renderToHtml } from '../../browser/support/server-html.js'
import { counted } from '../support/counted.js'

const WIDTHS = [360, 1500]
const CDN = { cdn: '/cdn/' }

const SUBJECTS = [
  ...SITE_NAMES.map((site) => ({ name: site as string, options: { site } })),
  ...localesOf('header').map((locale) => ({
    name: `DE in ${locale}`,
    options: { site: 'DE' as const, locale },
  })),
]

for (const { name, options } of SUBJECTS)
  for (const width of WIDTHS)
    test(`${name}, ${width} px`, async ({ page, openPage, request }) => {
      counted('sites and locales × widths of server HTML')
      const problems: string[] = []
      page.on('console', (message) => {
        // The shop has no edited content for the footer, so its service responds with 404.
        const isMissing = message.location().url.includes('SHOP_FOOTER')
        if (['error', 'warning'].includes(message.type()) && !isMissing) problems.push(message.text())
      })
      await recordEvents(page)
      await page.setViewportSize({ width, height: 800 })
      const { list } = await (await request.get(`/jsonflyoutnavigation?site=${options.site}`)).json()
      const given = { ...options, ...CDN }
      const html = {
        header: await renderToHtml('header', { ...given, navigation: list, showPromotionBanner: false }),
        footer: await renderToHtml('footer', { ...given, showNewsletter: false }),
      }
      for (const [widget, markup] of Object.entries(html)) {
        await openPage(`${markup}${REMEMBER}`, { head: renderHead(['header', 'footer'], CDN), script: '' })
        await page.addScriptTag({ url: '/cdn/loader.js' })
        await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
        const { shown, ...changes } = await page.evaluate(compareShown)
        expect(shown, widget).toBeGreaterThan(20)
        expect(changes, widget).toEqual({ gone: [], moved: [] })
      }
      expect(problems).toEqual([])
    })
