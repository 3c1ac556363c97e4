/** The support widget, assembled from its parts. */
import type { WidgetDefinition } from '../widget.js'
import { options, type SupportOptions } from './options.js'
import styles from './styles.css'
import { SupportView } from './SupportView.js'

const support: WidgetDefinition<SupportOptions> = { name: 'support', options, styles, View: SupportView }
export default support
