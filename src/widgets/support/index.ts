import { defineWidget } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import formCss from '../../ui/form.css'
import { options, type SupportOptions } from './options.js'
import css from './styles.css'
import { View } from './View.js'

export default defineWidget<SupportOptions, Host>({
  name: 'support',
  options,
  styles: formCss + css,
  // The site's contact.
  loadContent: (ofSite) => ofSite(),
  View,
})
