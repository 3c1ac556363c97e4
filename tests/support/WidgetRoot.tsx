/** What a mounted widget's root gives to the View in it: the page's store, texts, and a way for code that comes later. */
import { Provider } from 'jotai/react'
import type { ReactNode } from 'react'
import { LazyContext } from '../../src/hooks/use-lazy.js'
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
    <LazyContext.Provider value={{ adoptStyles() {}, onLoadError }}>
      <TextContext.Provider value={createText<object>(locale, texts)}>{children}</TextContext.Provider>
    </LazyContext.Provider>
  </Provider>
)
