/** The footer widget, assembled from its parts. */
import type { WidgetDefinition } from '../widget.js'
import { loadContent } from './load-content.js'
import { options, type FooterOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

const footer: WidgetDefinition<FooterOptions> = {
  name: 'footer',
  options,
  styles,
  loadContent,
  View,
}
export default footer
