import type { Host } from '../../host/host.js'
import { defineWidget } from '../../contracts/widget.js'
import { headerOptions, type HeaderOptions } from './options.js'
import styles from './styles.css'
import { View } from './View.js'

export default defineWidget<HeaderOptions, Host>({
  name: 'header',
  options: headerOptions,
  styles,
  View,
})
