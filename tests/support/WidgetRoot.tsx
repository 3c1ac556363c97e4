/** The contexts that a mounted widget's root gives to its View: store of the page, texts, loading of lazy chunks. */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import { LazyContext, NO_LAZY_HOST } from '../../src/hooks/use-lazy.js'
import { TextContext } from '../../src/hooks/use-text.js'
import { createText } from '../../src/i18n/text.js'
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
