/** The tracking events that the widgets push to the data layer and to the collect client. */

/**
 * What each event has besides `event_name` and `event_type: 'ga4'`. No event contains personal data, such as an e-mail
 * address, a name or a token.
 */
export interface TrackingEvents {
  /** A click on a link of the logo, the navigation or the icons. */
  select_content: { emitter: 'header'; subject: string; label: string; href: string }
  /** A click on a link of a promotion or a benefit, or on the button that copies a voucher code. */
  select_promotion: { emitter: 'header'; subject: string; label: string; href?: string | undefined }
  /** After each submit of the newsletter form, also if it has failed. `client` is the option `tracking-client`. */
  sign_up: { emitter: 'newsletterservice'; subject: 'newsletter'; origin: string; client?: string }
  /** The support form is shown. */
  page_view: { emitter: 'supportservice'; subject: 'support' }
  /** Each submit of the support form. */
  form_attempt: { emitter: 'supportservice'; subject: 'support' }
  /** For each field of the support form that is invalid at a submit: the name of the field, and that of the broken rule. */
  form_invalid_field: { emitter: 'supportservice'; subject: 'support'; field: string; error: string }
  /** The support form could not be sent. */
  form_failed: { emitter: 'supportservice'; subject: 'support' }
  /** The support form was sent. */
  form_successful: { emitter: 'supportservice'; subject: 'support' }
}
