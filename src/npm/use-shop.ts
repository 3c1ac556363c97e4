import { useSyncExternalStore } from 'react'
import type { Shop } from '../api/shop.js'
import { getShop } from './page.js'
import { onLoader } from './script-tag.js'

const noShop = () => undefined

/**
 * The application's `window.Shop`, for effects and event handlers. If the page has the script tag, it is the script tag's
 * `Shop`. If the script tag arrives later, the component renders again.
 *
 * @returns `undefined` on a server and while React hydrates its markup
 * @example const shop = useShop()
 *          return <button onClick={() => shop?.search.open()}>Suche</button>
 */
export const useShop = (): Shop | undefined => useSyncExternalStore(onLoader, getShop, noShop)
