/** The container of each widget has a `lang` attribute, so that screen readers pronounce its texts in the right language. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'

const container = (page: Page, widget: string) =>
  page.locator(`[data-shop-widget=${widget}] [data-shop-root]`)

/** Opens an English page with German widgets. */
const open = (openPage: (body: string) => Promise<void>, widgets: readonly string[]) =>
  openPage(
    widgets
      .map((name) => `<div data-shop-widget="${name}" data-load="eager" data-show-newsletter="false"></div>`)
      .join('') + '<script>document.documentElement.lang = "en"</script>',
  )

test('on an English page, the containers of German widgets have the lang attribute for German; another language changes it and the texts', async ({
  page,
  openPage,
}) => {
  const widgets = ['header', 'footer', 'newsletter', 'support']
  await open(openPage, widgets)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const widget of widgets) await expect(container(page, widget)).toHaveAttribute('lang', 'de-DE')

  const legal = page.locator('[data-shop-widget=footer] nav[aria-label]').first()
  await expect(legal).toHaveAccessibleName('Rechtliches')
  const footer = placeholder(page, 'footer')
  await footer.evaluate((element) => element.setAttribute('data-locale', 'pl-PL'))
  await expect(container(page, 'footer')).toHaveAttribute('lang', 'pl-PL')
  await expect(legal).toHaveAccessibleName('Informacje prawne')
  // Without `data-locale`, the site determines the language.
  await footer.evaluate((element) => {
    element.removeAttribute('data-locale')
    element.setAttribute('data-site', 'CH_FR')
  })
  await expect(container(page, 'footer')).toHaveAttribute('lang', 'fr-CH')
})

test('the preview panel is English on every site, and its lang attribute says so', async ({ page }) => {
  await page.goto('/?login=staff&site=PL')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  const toggle = part(page, 'preview-toggle')
  await toggle.click()
  const dialog = part(page, 'dialog')
  await expect(dialog).toBeVisible()
  for (const element of [toggle, dialog])
    expect(await element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en')
})
