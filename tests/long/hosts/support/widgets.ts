/** The widgets of a host page, and what a person does with them and with the page's own controls. */
import type { FrameLocator, Locator, Page } from 'playwright/test'
import type { WidgetName } from '../../../../src/api/names.js'
import { expect } from '../../../browser/support/fixtures.js'
import { part } from '../../../browser/support/parts.js'

/** The document with the widgets: the page, or a frame of it. */
export type Within = Page | FrameLocator

export const WIDGETS = ['header', 'newsletter', 'support', 'footer'] as const satisfies readonly WidgetName[]

/** The host page's placeholder of a widget. The footer contains a further one, which loads when it is near the view. */
export const placeholder = (within: Within, widget: (typeof WIDGETS)[number]): Locator =>
  within.locator(`[data-shop-widget="${widget}"][data-load=eager]`)

export async function expectWidgets(within: Within): Promise<void> {
  await expect(part(placeholder(within, 'header'), 'header')).toBeVisible()
  await expect(part(placeholder(within, 'newsletter'), 'form')).toBeVisible()
  await expect(part(placeholder(within, 'support'), 'form')).toBeVisible()
  await expect(part(placeholder(within, 'footer'), 'footer')).toBeVisible()
}

export async function expectOwnContent(within: Within): Promise<void> {
  for (const widget of WIDGETS) await expect(placeholder(within, widget)).toHaveText(/^Our own/)
  await expect(within.getByText('Our own header')).toBeVisible()
}

/** The page's own button, form and link. */
export async function useHostControls(within: Within): Promise<void> {
  await within.locator('#host-button').click()
  await expect(within.locator('#host-count')).toHaveText('1')
  const answer = within.frameLocator('#host-answer').locator('p')
  await within.locator('#host-form input').fill('form')
  await within.locator('#host-form button').click()
  await expect(answer).toHaveText('form')
  await within.locator('#host-link').click()
  await expect(answer).toHaveText('link')
}

/** The page's own script puts an article into the cart. */
export async function addToCart(within: Within): Promise<void> {
  await within.locator('#host-add').click()
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
