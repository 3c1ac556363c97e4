/** A React application that a server has rendered; react-server-markup.test.ts bundles it for both. */
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getShop, ShopWidget } from '../../../src/npm/react.js'

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
export function start(markup: Markup, onRecovered: (error: unknown) => void): void {
  getShop().configure({ cdn: '/cdn/' })
  hydrateRoot(document.querySelector('#app')!, <App {...markup} />, { onRecoverableError: onRecovered })
}
