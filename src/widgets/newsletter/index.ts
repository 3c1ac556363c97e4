/**
 * The newsletter widget, assembled from its parts.
 *
 * @csspart form - the form
 * @csspart field - a label with its field and its error; `data-field` is the name of the field
 * @csspart field-error - the error of a field
 * @csspart submit - the button that sends the form
 * @csspart success - what is shown after the form was sent
 * @csspart error-banner - the message that the form could not be sent
 * @csspart offline - the message that there is no connection
 * @csspart title - the heading
 * @csspart image - the picture
 * @csspart discount-bubble - the bubble on the picture
 * @csspart legal-toggle - the button that shows the legal text
 * @csspart legal-text - the legal text
 * @csspart consent - a consent with its checkbox
 * @csspart newsletter-consent - the consent to the newsletter
 * @csspart privacy-hint - the note about privacy
 * @csspart required-note - the note about required fields
 * @csspart voucher-footnote - the footnote about the voucher
 * @csspart doi-error-banner - the message that the confirmation link has expired
 */
import type { WidgetDefinition } from '../widget.js'
import { loadCustomer, type Customer } from './customer.js'
import { options, type NewsletterOptions } from './options.js'
import styles from './styles.css'
import { NewsletterView } from './NewsletterView.js'

const newsletter: WidgetDefinition<NewsletterOptions, Customer> = {
  name: 'newsletter',
  options,
  styles,
  loadContent: (_options, { host }) => loadCustomer(host),
  View: NewsletterView,
}
export default newsletter
