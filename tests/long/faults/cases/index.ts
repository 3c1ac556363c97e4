/** All calls of the widgets. No widget makes the services' other calls, such as changing a subscription. */
import type { CallCase } from '../call-case.js'
import { FOOTER_CASES } from './footer.js'
import { FORM_CASES } from './forms.js'
import { HEADER_CASES } from './header.js'
import { PREVIEW_CASES } from './preview.js'

export const CALL_CASES: readonly CallCase[] = [
  ...HEADER_CASES,
  ...FORM_CASES,
  ...FOOTER_CASES,
  ...PREVIEW_CASES,
]
