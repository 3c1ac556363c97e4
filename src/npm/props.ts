import type { ReactNode } from 'react'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import type { OptionsOf, SharedOptions } from '../api/options.js'

export interface ShopWidgetProps<W extends WidgetName> extends SharedOptions {
  widget: W
  /** The widget's own options. */
  options?: OptionsOf[W] | undefined
  /**
   * The same widget, as `renderToHtml` of `shop-embed/server` has rendered it on the server: the first HTML then contains the
   * widget. Its options apply, too; props override them.
   */
  html?: string | undefined
  /** Shown until the widget has rendered, and permanently if the widget cannot be loaded or rendered. */
  children?: ReactNode
  id?: string | undefined
  /** Class of the element around the widget. Style the widget itself with `::part` and `--shop-*`. */
  className?: string | undefined
  /** Called once, after the first render of the widget. */
  onReady?: (() => void) | undefined
  /** Called if the widget could not be loaded or rendered, or if one of its calls to a service has failed. */
  onError?: ((error: ShopError) => void) | undefined
}
