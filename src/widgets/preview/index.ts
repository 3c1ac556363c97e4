/** The preview widget, assembled from its parts. */
import type { WidgetDefinition } from '../widget.js'
import { PreviewView } from './PreviewView.js'

const preview: WidgetDefinition<Record<never, never>> = {
  name: 'preview',
  options: {},
  styles: '',
  View: PreviewView,
}
export default preview
