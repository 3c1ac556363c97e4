/** What a host page of the gallery shows, where it differs from the plain page. */
import type { Page } from 'playwright/test'

export interface Expectation {
  /** What happens before the widgets mount, such as a consent. */
  prepare?(page: Page): Promise<unknown>
  /** Further problems that the console shows: those of the page itself, and those that we are to cause. */
  console?: readonly RegExp[]
  /** The codes of the errors that the page hears. */
  errors?: readonly string[]
  /** Lines of the record that the page's libraries change while our code runs. */
  ownChanges?: RegExp
  /** Why the widgets look different; without it, they look as on the plain page. */
  looksDifferent?: string
  /** Why no widget mounts: the placeholders keep their content. */
  withoutWidgets?: string
  /** Why the services cannot be called. */
  withoutServices?: string
  /** Whether the widgets are in the page's first frame. */
  isInFrame?: boolean
}

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {}
