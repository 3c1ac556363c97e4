/** The newsletter sign-up. */
import { defineWidget } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import formCss from '../../ui/form.css'
import { options, type NewsletterOptions } from './options.js'
import css from './styles.css'
import { View } from './View.js'

export default defineWidget<NewsletterOptions, Host>({
  name: 'newsletter',
  options,
  styles: formCss + css,
  // Where the site's form links to.
  loadContent: (ofSite) => ofSite(),
  View,
})
