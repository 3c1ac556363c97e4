/** Compares the public option types with the widgets' own: they must have the same names and compatible values. */
import type * as published from '../../src/api/options.js'
import type { FooterOptions } from '../../src/widgets/footer/options.js'
import type { HeaderOptions } from '../../src/widgets/header/options.js'
import type { NewsletterOptions } from '../../src/widgets/newsletter/options.js'
import type { SupportOptions } from '../../src/widgets/support/options.js'

type SameNames<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false
/** Whether every public value is one that the widget accepts. */
type Fits<A, B> = A extends { [K in keyof B]?: B[K] | undefined } ? true : false

export const names: [
  SameNames<published.HeaderOptions, HeaderOptions>,
  SameNames<published.FooterOptions, FooterOptions>,
  SameNames<published.NewsletterOptions, NewsletterOptions>,
  SameNames<published.SupportOptions, SupportOptions>,
] = [true, true, true, true]

export const values: [
  // `navigation` differs: host pages may omit fields that the schema fills in.
  Fits<Omit<published.HeaderOptions, 'navigation'>, Omit<HeaderOptions, 'navigation'>>,
  Fits<published.FooterOptions, FooterOptions>,
  Fits<published.NewsletterOptions, NewsletterOptions>,
  Fits<published.SupportOptions, SupportOptions>,
] = [true, true, true, true]
