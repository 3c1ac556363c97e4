/** What checks and sends, and what is shown while and after it. */
import stateCss from '../../../ui/form-states.css'
import css from './styles.css'

// Nothing here may import from the widget's own chunk, which asks for this one.
export { FileList } from '../../../ui/FileList.js'
export { attachFiles } from './attach.js'
export { createDesk } from './create-desk.js'
export { Cancelled, Sending, Sent } from './Outcome.js'
export const styles = stateCss + css
