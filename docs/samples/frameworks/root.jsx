import { Outlet, Scripts, ScrollRestoration } from 'react-router'
import { getShop, ShopWidget } from 'shop-embed/react'
import { renderToHtml } from 'shop-embed/server'

const cdn = 'https://cdn.example/files/'
if (typeof window !== 'undefined') getShop().configure({ site: 'AT', cdn })

/** Runs on the server. */
export async function loader() {
  return { header: await renderToHtml('header', { site: 'AT', cdn }) }
}

export default function App({ loaderData }) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
      </head>
      <body>
        <ShopWidget widget="header" html={loaderData.header} />
        <Outlet />
        <ShopWidget widget="footer" options={{ showNewsletter: false }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
