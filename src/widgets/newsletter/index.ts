/** The newsletter widget, assembled from its parts. */
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
