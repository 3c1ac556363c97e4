import { ShopWidget } from 'shop-embed/react'
import { renderToHtml } from 'shop-embed/server'

const navigation = [
  { title: 'Kaffee', href: '/kaffee', children: [] },
  { title: 'Mode', href: '/mode', children: [] },
]

/** A server component: it renders the header on the server, and imports `ShopWidget` directly. */
export default async function Layout({ children }) {
  const html = await renderToHtml('header', { site: 'AT', cdn: '/cdn/', navigation })
  return (
    <html lang="de">
      <body>
        <ShopWidget widget="header" html={html}>
          <a href="/">Startseite</a>
        </ShopWidget>
        {children}
        <ShopWidget widget="footer" site="AT" options={{ showNewsletter: false }} />
      </body>
    </html>
  )
}
