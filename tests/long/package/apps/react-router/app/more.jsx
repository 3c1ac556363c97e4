import { ShopWidget } from 'shop-embed/react'

export default function More() {
  return (
    <main>
      <h1>More</h1>
      <ShopWidget widget="newsletter" />
    </main>
  )
}
