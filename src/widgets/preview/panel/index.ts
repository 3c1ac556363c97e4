/** The panel: a lazy chunk, loaded only for staff. */
export { Panel } from './Panel.js'
export { default as styles } from './styles.css'
