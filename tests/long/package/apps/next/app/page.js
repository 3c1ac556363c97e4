import Link from 'next/link'
import { Cart } from './cart.js'

/** Next.js renders this page once, when it builds the application. */
export default function Page() {
  return (
    <main>
      <h1>Static</h1>
      <Cart />
      <Link href="/more">More</Link>
    </main>
  )
}
