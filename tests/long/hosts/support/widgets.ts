/** The widgets of a host page, and what a person does with them and with the page's own controls. */
import type { FrameLocator, Locator, Page } from 'playwright/test'
import type { WidgetName } from '../../../../src/api/names.js'
import { expect } from '../../../browser/support/fixtures.js'
import { part } from '../../../browser/support/parts.js'

/** The document with the widgets: the page, or a frame of it. */
export type Within = Page | FrameLocator

export const WIDGETS = ['header', 'newsletter', 'support', 'footer'] as const satisfies readonly WidgetName[]
export type Widget = (typeof WIDGETS)[number]

/** The host page's placeholder of a widget. The footer contains a further one, which loads when it is near the view. */
export const placeholder = (within: Within, widget: Widget): Locator =>
  within.locator(`[data-shop-widget="${widget}"][data-load=eager]`)

/** The public part that identifies a rendered widget. */
export const MAIN_PARTS: Readonly<Record<Widget, string>> = {
  header: 'header',
  newsletter: 'form',
  support: 'form',
  footer: 'footer',
}

export async function expectWidgets(within: Within, widgets: readonly Widget[]): Promise<void> {
  for (const widget of widgets)
    await expect(part(placeholder(within, widget), MAIN_PARTS[widget]).first()).toBeVisible()
}

/** Checks that the placeholders show the page's own content. */
export async function expectOwnContent(within: Within, widgets: readonly Widget[]): Promise<void> {
  for (const widget of widgets) await expect(placeholder(within, widget).getByText('Our own')).toBeVisible()
}

/** The page's own button, form and link. The last two open their response in a frame. */
export async function useHostControls(page: Page, within: Within): Promise<void> {
  await within.locator('#host-button').click()
  await expect(within.locator('#host-count')).toHaveText('1')
  const answer = page.frame('host-answer')!.locator('p')
  await within.locator('#host-form input').fill('form')
  await within.locator('#host-form button').click()
  await expect(answer).toHaveText('form')
  await within.locator('#host-link').click()
  await expect(answer).toHaveText('link')
}

/** The page's own button puts an article into the cart, without a script of the page. */
export async function addToCart(within: Within): Promise<void> {
  await within.locator('#host-add').click()
  await expect(within.locator('#host-pieces')).toHaveText('1')
  await expect(part(placeholder(within, 'header'), 'cart-badge')).toHaveText('1')
}

export async function openFlyout(within: Within): Promise<void> {
  await part(placeholder(within, 'header'), 'nav-item').nth(1).hover()
  await expect(part(placeholder(within, 'header'), 'nav-flyout')).toBeVisible()
}

export async function submitEmptyNewsletter(within: Within): Promise<void> {
  const newsletter = placeholder(within, 'newsletter')
  await part(newsletter, 'submit').click()
  await expect(part(newsletter.locator('[data-field=email]'), 'field-error')).toHaveText(/E-Mail/)
}
