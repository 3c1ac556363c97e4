/** Finds what a widget renders by its public names. Playwright's locators look into shadow roots. */
import type { FrameLocator, Locator, Page } from 'playwright/test'
import type { WidgetName } from '../../../src/api/names.js'

/** The elements with a public part name, on a page, in a frame or within an element. */
export const part = (within: Page | FrameLocator | Locator, name: string): Locator =>
  within.locator(`[part~="${name}"]`)

/** The placeholders of a widget. */
export const placeholder = (page: Page, widget: WidgetName): Locator =>
  page.locator(`[data-shop-widget="${widget}"]`)

/** Functions that find the parts and fields of one widget only. */
export const inWidget = (widget: WidgetName) => ({
  part: (page: Page, name: string): Locator => part(placeholder(page, widget), name),
  /** @param name  the field's name in the request */
  field: (page: Page, name: string): Locator => placeholder(page, widget).locator(`[name="${name}"]`),
  /** The error text below a field. */
  errorOf: (page: Page, name: string): Locator =>
    part(placeholder(page, widget).locator(`[data-field="${name}"]`), 'field-error'),
})
