/** The package's option types say what the widgets' own option tables read: the same names, no other values. */
import type * as published from '../../src/api/options.js'
import type { FooterOptions } from '../../src/widgets/footer/options.js'
import type { HeaderOptions } from '../../src/widgets/header/options.js'
import type { NewsletterOptions } from '../../src/widgets/newsletter/options.js'
import type { SupportOptions } from '../../src/widgets/support/options.js'

type SameNames<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : false
/** What is published fits what is read. */
type Fits<A, B> = A extends { [K in keyof B]?: B[K] | undefined } ? true : false

export const names: [
  SameNames<published.HeaderOptions, HeaderOptions>,
  SameNames<published.FooterOptions, FooterOptions>,
  SameNames<published.NewsletterOptions, NewsletterOptions>,
  SameNames<published.SupportOptions, SupportOptions>,
] = [true, true, true, true]

export const values: [
  // A written navigation may leave out what the schema fills in.
  Fits<Omit<published.HeaderOptions, 'navigation'>, Omit<HeaderOptions, 'navigation'>>,
  Fits<published.FooterOptions, FooterOptions>,
  Fits<published.NewsletterOptions, NewsletterOptions>,
  Fits<published.SupportOptions, SupportOptions>,
] = [true, true, true, true]
