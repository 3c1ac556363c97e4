/** The flyouts of the navigation bar. A lazy chunk. */
import styles from './styles.css'

export { styles }
export { Columns } from './Columns.js'
export { Panel } from './Panel.js'
export { isHeadingFor } from './safe-triangle.js'
