import css from './styles.css'

// Nothing here may import from the widget's own chunk, which asks for this one.
export { FileList } from '../../../ui/FileList.js'
export { attachFiles } from './attach.js'
export { Cancelled, Sending, Sent } from './Outcome.js'
export { sendRequest } from './send.js'
export const styles = css
