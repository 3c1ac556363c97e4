/** A React application that a server has rendered; react-server-markup.test.ts bundles it for both. */
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ShopWidget } from '../../../src/npm/react.js'

export interface Markup {
  header: string
  newsletter: string
}

export const App = ({ header, newsletter }: Markup) => (
  <StrictMode>
    <ShopWidget widget="header" id="top" html={header}>
      <a href="/">Startseite</a>
    </ShopWidget>
    <ShopWidget widget="newsletter" id="news" html={newsletter} />
  </StrictMode>
)

/** Called by the page when the test lets the application start. */
export const start = (markup: Markup, onRecovered: (error: unknown) => void) =>
  hydrateRoot(document.querySelector('#app')!, <App {...markup} />, { onRecoverableError: onRecovered })
