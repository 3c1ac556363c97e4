/** The footer: wiring only. */
import { defineWidget } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { footerOptions, type FooterOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

export default defineWidget<FooterOptions, Host>({
  name: 'footer',
  options: footerOptions,
  styles,
  loadContent: (ofSite, { content }, window) =>
    Promise.all([
      ofSite(),
      content && import('./edited/index.js').then(({ readGiven }) => readGiven(content, window)),
    ]),
  View,
})
