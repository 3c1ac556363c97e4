/** The options of all widgets, without the widgets' code. */
import type { WidgetName } from '../api/names.js'
import type { OptionTable } from '../options/kinds.js'
import { options as footerOptions } from '../widgets/footer/options.js'
import { options as headerOptions } from '../widgets/header/options.js'
import { options as newsletterOptions } from '../widgets/newsletter/options.js'
import { options as supportOptions } from '../widgets/support/options.js'

type Options = OptionTable<Record<string, unknown>>

const OPTIONS = {
  header: headerOptions,
  footer: footerOptions,
  newsletter: newsletterOptions,
  support: supportOptions,
  preview: {},
} satisfies Record<WidgetName, object>

/** The widget's own options, without the common ones. */
export const optionsOf = (widget: WidgetName): Options => OPTIONS[widget] as Options
