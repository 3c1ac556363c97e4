/**
 * The contexts that a View reads: the store of the page, what lazy chunks need, the texts of the widget, and whether the
 * first render must equal a server's.
 */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import { ServerMarkupContext } from '../ui/use-first-markup.js'
import { LazyContext, type LazyHost } from '../ui/use-lazy.js'
import { TextContext } from '../ui/use-text.js'
import type { Store } from '../page/store.js'

interface WidgetContextsProps {
  store: Store
  lazy: LazyHost
  /** The result of `createText`. */
  text: unknown
  isServerMarkup: boolean
  children: ReactNode
}

export const WidgetContexts = (props: WidgetContextsProps): ReactNode => (
  <Provider store={props.store}>
    <LazyContext.Provider value={props.lazy}>
      <ServerMarkupContext.Provider value={props.isServerMarkup}>
        <TextContext.Provider value={props.text}>{props.children}</TextContext.Provider>
      </ServerMarkupContext.Provider>
    </LazyContext.Provider>
  </Provider>
)
