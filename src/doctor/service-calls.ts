/** The calls to the services that the doctor makes: what a widget calls first. None of them changes anything. */
import type { WidgetName } from '../api/names.js'
import { cartResponse } from '../contracts/cart.js'
import { cartPath, navigationPath, NEWSLETTER_STATUS_PATH, VISITOR_PATH } from '../contracts/endpoints.js'
import type { Schema } from '../contracts/fields.js'
import { navigationResponse } from '../contracts/navigation.js'
import { newsletterStatus, visitorData } from '../contracts/visitor.js'

export interface ServiceCall {
  path(site: string): string
  headers?: Readonly<Record<string, string>>
  schema: Schema<unknown>
}

/** What the service wants of a visitor without a token. Also makes a browser ask first whether the page may call. */
const CSRF = { 'X-CSRF-Token': '1' }

const HEADER_CALLS: readonly ServiceCall[] = [
  { path: () => cartPath(), headers: CSRF, schema: cartResponse },
  { path: navigationPath, schema: navigationResponse },
  { path: () => VISITOR_PATH, headers: CSRF, schema: visitorData },
]
const FOOTER_CALLS: readonly ServiceCall[] = [
  { path: () => NEWSLETTER_STATUS_PATH, schema: newsletterStatus },
]

/** A widget without a row calls no service. */
export const CALLS_OF: Readonly<Partial<Record<WidgetName, readonly ServiceCall[]>>> = {
  header: HEADER_CALLS,
  footer: FOOTER_CALLS,
  // The forms call a service only when a visitor sends them.
  newsletter: FOOTER_CALLS,
  support: FOOTER_CALLS,
}
