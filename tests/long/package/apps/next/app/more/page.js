import { connection } from 'next/server'
import { ShopWidget } from 'shop-embed/react'
import { renderToHtml } from 'shop-embed/server'

/** Next.js renders this page for each visit. */
export default async function Page() {
  await connection()
  return (
    <main>
      <h1>Dynamic</h1>
      <ShopWidget widget="newsletter" html={await renderToHtml('newsletter', { site: 'AT', cdn: '/cdn/' })} />
    </main>
  )
}
