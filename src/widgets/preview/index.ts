/** The preview widget, assembled from its parts. */
import type { WidgetDefinition } from '../widget.js'
import { View } from './View.js'

const preview: WidgetDefinition<Record<never, never>> = { name: 'preview', options: {}, styles: '', View }
export default preview
