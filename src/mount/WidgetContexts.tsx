/**
 * The contexts that a View reads: the page's store, what lazy chunks need, the widget's texts, and whether the first render
 * must match a server's markup.
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
