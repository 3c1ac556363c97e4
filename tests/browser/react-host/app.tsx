/** A React application that uses the npm package; react-host.test.ts bundles it. */
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Site } from '../../../src/api/names.js'
import { getShop, ShopWidget } from '../../../src/npm/react.js'

const callbacks: string[] = []
Object.assign(window, { callbacks, getShop })
getShop().configure({ cdn: '/cdn/', stage: 'prod' })

function App() {
  const [site, setSite] = useState<Site>('DE')
  const [isSticky, setSticky] = useState(false)
  const [isHeaderShown, setHeaderShown] = useState(true)
  const [clicks, setClicks] = useState(0)
  return (
    <div onClick={() => setClicks((count) => count + 1)}>
      {isHeaderShown && (
        <ShopWidget
          widget="header"
          id="top"
          platform="TABLET"
          options={{ sticky: isSticky }}
          onReady={() => callbacks.push('header')}
          onError={(error) => callbacks.push(error.code)}
        >
          <a href="/">Startseite</a>
        </ShopWidget>
      )}
      <p>
        <output id="clicks">{clicks}</output>
        <button onClick={() => setSite('PL')}>Polen</button>
        <button onClick={() => setSticky(true)}>Oben halten</button>
        <button onClick={() => setHeaderShown((isShown) => !isShown)}>Kopf</button>
      </p>
      <ShopWidget widget="newsletter" id="news" site={site} onReady={() => callbacks.push('newsletter')} />
      <ShopWidget
        widget="footer"
        id="foot"
        className="bottom"
        site={site}
        options={{ showNewsletter: false }}
        onReady={() => callbacks.push('footer')}
      />
    </div>
  )
}

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
