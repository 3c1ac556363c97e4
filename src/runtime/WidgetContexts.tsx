/** The contexts that a View reads: the store of the page, what lazy chunks need, and the texts of the widget. */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import { LazyContext, type LazyHost } from '../hooks/use-lazy.js'
import { TextContext } from '../hooks/use-text.js'
import type { Store } from '../page/store.js'

interface WidgetContextsProps {
  store: Store
  lazy: LazyHost
  /** The result of `createText`. */
  text: unknown
  children: ReactNode
}

export const WidgetContexts = ({ store, lazy, text, children }: WidgetContextsProps): ReactNode => (
  <Provider store={store}>
    <LazyContext.Provider value={lazy}>
      <TextContext.Provider value={text}>{children}</TextContext.Provider>
    </LazyContext.Provider>
  </Provider>
)
