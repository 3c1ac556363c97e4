/**
 * Mounts the plain header with the libraries that our header uses, each for what it is made for: zod checks the navigation
 * and the cart, jotai holds the cart's count, typesafe-i18n writes it. It has nothing else of our header.
 */
import { atom, createStore } from 'jotai/vanilla'
import { Provider, useAtomValue } from 'jotai/react'
import { createRoot } from 'react-dom/client'
import { i18nObject } from 'typesafe-i18n'
import * as z from 'zod/mini'
import { Header } from './plain-header.jsx'

const node = z.object({
  title: z.string().check(z.maxLength(200)),
  href: z.catch(z.string(), ''),
  target: z.catch(z.optional(z.literal('_blank')), undefined),
  get children() {
    return z.catch(z.array(node), [])
  },
})
const navigation = z.object({ list: z.array(node) })
const cart = z.object({ cart: z.object({ numberOfArticles: z.number(), articles: z.array(z.unknown()) }) })

const t = i18nObject(
  'de-DE',
  { cart: 'Warenkorb, {n:number|number} {{Artikel|Artikel}}' },
  { number: (value) => String(value) },
)
const countAtom = atom(0)
const CartLink = () => <a href="/cart">{t.cart({ n: useAtomValue(countAtom) })}</a>

const place = document.getElementById('place')
const read = async (path, schema, headers) => schema.parse(await (await fetch(path, { headers })).json())
const store = createStore()
const reading = read('/service/cart/api/cart', cart, { 'X-CSRF-Token': '1' })
const { list: nodes } = await read(place.dataset.navigationUrl ?? '/jsonflyoutnavigation?site=DE', navigation)
createRoot(place).render(
  <Provider store={store}>
    <Header nodes={nodes} cart={<CartLink />} />
  </Provider>,
)
store.set(countAtom, (await reading).cart.numberOfArticles)
