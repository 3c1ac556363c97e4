/** What a host page of the gallery shows, where it differs from the plain page. */
import type { Page } from 'playwright/test'
import type { Widget } from './widgets.js'

export interface Expectation {
  /** What happens before the page is opened. */
  before?(page: Page): Promise<unknown>
  /** What happens before the widgets mount, such as a consent. */
  prepare?(page: Page): Promise<unknown>
  /** The widgets that do not mount: their placeholders keep their content. */
  missing?: readonly Widget[]
  /** Further problems that the console shows: those of the page itself, and those that we are to cause. */
  console?: readonly RegExp[]
  /** The codes of the errors that the page hears. */
  errors?: readonly string[]
  /** Lines of the record that the page's libraries change while our code runs. */
  ownChanges?: RegExp
  /** Why the widgets look different; without it, they look as on the plain page. */
  looksDifferent?: string
  /** Why the services cannot be called. */
  withoutServices?: string
  /** Whether the widgets are in the page's first frame. */
  isInFrame?: boolean
}

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  late: {
    before: (page) => page.clock.install(),
    prepare: (page) => page.clock.fastForward('03:00'),
  },
  consent: { prepare: (page) => page.locator('#consent').click() },
  frameset: { isInFrame: true },
}
