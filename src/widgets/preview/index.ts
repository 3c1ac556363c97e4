/**
 * The preview widget, assembled from its parts.
 *
 * @csspart preview-toggle - the button that opens the panel
 * @csspart dialog - the panel
 * @csspart date - the day to show
 * @csspart time - the time to show
 * @csspart test - the test
 * @csspart group - its group
 * @csspart apply - the button that applies the settings
 * @csspart logout - the button that ends the preview
 * @csspart status - what became of the last action
 */
import type { WidgetDefinition } from '../widget.js'
import { PreviewView } from './PreviewView.js'

const preview: WidgetDefinition<Record<never, never>> = {
  name: 'preview',
  options: {},
  styles: '',
  View: PreviewView,
}
export default preview
