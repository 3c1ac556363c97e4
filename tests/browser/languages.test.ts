/** Each widget's root says its language, so that screen readers pronounce its words on a page in another language. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.js'

const root = (page: Page, widget: string) => page.locator(`[data-shop-widget=${widget}] [data-shop-root]`)

/** A page in English, with German widgets. */
const open = (openPage: (body: string) => Promise<void>, widgets: readonly string[]) =>
  openPage(
    widgets
      .map((name) => `<div data-shop-widget="${name}" data-load="eager" data-show-newsletter="false"></div>`)
      .join('') + '<script>document.documentElement.lang = "en"</script>',
  )

test('the roots of header, footer, newsletter and support are German on an English page', async ({
  page,
  openPage,
}) => {
  const widgets = ['header', 'footer', 'newsletter', 'support']
  await open(openPage, widgets)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const widget of widgets) await expect(root(page, widget)).toHaveAttribute('lang', 'de-DE')
})

test('another language changes the words and the root together', async ({ page, openPage }) => {
  await open(openPage, ['footer'])
  const legal = page.locator('[data-shop-widget=footer] nav[aria-label]').first()
  await expect(legal).toHaveAccessibleName('Rechtliches')
  const footer = page.locator('[data-shop-widget=footer]')
  await footer.evaluate((element) => element.setAttribute('data-locale', 'pl-PL'))
  await expect(root(page, 'footer')).toHaveAttribute('lang', 'pl-PL')
  await expect(legal).toHaveAccessibleName('Informacje prawne')
  // The country's own language.
  await footer.evaluate((element) => {
    element.removeAttribute('data-locale')
    element.setAttribute('data-site', 'CH_FR')
  })
  await expect(root(page, 'footer')).toHaveAttribute('lang', 'fr-CH')
})

test('the preview panel speaks English in every country, and says so', async ({ page }) => {
  await page.goto('/?login=staff&site=PL')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  const toggle = page.locator('[part~=preview-toggle]')
  await toggle.click()
  const dialog = page.locator('[part~=dialog]')
  await expect(dialog).toBeVisible()
  for (const element of [toggle, dialog])
    expect(await element.evaluate((own) => own.closest('[lang]')?.getAttribute('lang'))).toBe('en')
})
