/**
 * The footer widget, assembled from its parts.
 *
 * @csspart footer - all of the footer; `data-reduced` and `data-platform` say how it is shown
 * @csspart service-group - a group of service links
 * @csspart service-group-toggle - the button that opens the group
 * @csspart service-link - a link of the group
 * @csspart categories - the links to categories
 * @csspart social-link - a link to a social network
 * @csspart app-link - a link to an app store
 * @csspart quality-logo - a seal
 * @csspart legal-link - a link of the legal row
 * @csspart sales-tax - the note about the sales tax
 * @csspart country-switcher - the list of countries
 * @csspart country-link - a country; `data-country` is its name, `aria-current` is on the current one
 * @csspart view-switch - the link between the views for phones and for desktops
 * @csspart newsletter - the newsletter form
 */
import { FOOTERS } from '../../sites/footer.js'
import type { WidgetDefinition } from '../widget.js'
import { loadContent, type LoadedContent } from './load-content.js'
import { options, type FooterOptions } from './options.js'
import styles from './styles.css'
import { FooterView } from './FooterView.js'

const footer: WidgetDefinition<FooterOptions, LoadedContent> = {
  name: 'footer',
  options,
  styles,
  loadFiles: ({ site }) => FOOTERS[site](),
  loadContent,
  View: FooterView,
}
export default footer
