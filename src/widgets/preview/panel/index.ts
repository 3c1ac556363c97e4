/** The panel's own chunk. */
export { Panel } from './Panel.js'
export { default as styles } from './styles.css'
