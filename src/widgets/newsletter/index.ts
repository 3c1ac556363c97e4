/** The newsletter sign-up: wiring only. */
import { defineWidget } from '../widget.js'
import { loadCustomer } from './customer.js'
import { options, type NewsletterOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

export default defineWidget<NewsletterOptions>({
  name: 'newsletter',
  options,
  styles,
  loadContent: (_options, host) => loadCustomer(host),
  View,
})
