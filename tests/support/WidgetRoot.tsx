/** The contexts that a mounted widget's root gives to its View: store of the page, texts, loading of lazy chunks. */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import { LazyContext, NO_LAZY_HOST } from '../../src/ui/use-lazy.js'
import { TextContext } from '../../src/ui/use-text.js'
import { createText } from '../../src/texts/text.js'
import type { Store } from '../../src/page/store.js'

interface WidgetRootProps {
  store: Store
  locale: string
  texts: object
  onLoadError?: (error: unknown) => void
  children: ReactNode
}

export const WidgetRoot = ({ store, locale, texts, onLoadError = () => {}, children }: WidgetRootProps) => (
  <Provider store={store}>
    <LazyContext.Provider value={{ ...NO_LAZY_HOST, onLoadError }}>
      <TextContext.Provider value={createText<object>(locale, texts)}>{children}</TextContext.Provider>
    </LazyContext.Provider>
  </Provider>
)
