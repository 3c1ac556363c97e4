/** The footer widget, assembled from its parts. */
import type { WidgetDefinition } from '../widget.js'
import { loadContent, type LoadedContent } from './load-content.js'
import { options, type FooterOptions } from './options.js'
import styles from './styles.css'
import { FooterView } from './FooterView.js'

const footer: WidgetDefinition<FooterOptions, LoadedContent> = {
  name: 'footer',
  options,
  styles,
  loadContent,
  View: FooterView,
}
export default footer
