/** The footer: wiring only. */
import { defineWidget } from '../../contracts/widget.js'
import { loadNewsletterStatus } from '../../host/customer.js'
import type { Host } from '../../host/host.js'
import { footerOptions, hasNewsletter, type FooterOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

export default defineWidget<FooterOptions, Host>({
  name: 'footer',
  options: footerOptions,
  styles,
  loadContent(ofSite, options, window, host) {
    const { content } = options
    // Under way with the content, so that subscribers seldom see the form go.
    if (host && hasNewsletter(options)) void loadNewsletterStatus(host)
    return Promise.all([
      ofSite(),
      content && import('./edited/index.js').then(({ readGiven }) => readGiven(content, window)),
    ])
  },
  View,
})
