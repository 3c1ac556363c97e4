/** The DOM events: name and type of `detail`. All of them bubble and are composed. interface.md §3. */
import type { ShopErrorCode } from './errors.js'
import type { WidgetName } from './names.js'

export interface ShopEvents {
  'cart-changed': { itemCount: number }
  'cart-update': unknown
  'shop-ready': { widget: WidgetName }
  'shop-error': { widget?: WidgetName | undefined; code: ShopErrorCode; message: string }
  'newsletter-submitted': { result: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL' }
  'support-submit': { data: FormData }
  'support-submitted': { ok: boolean }
  'preview-changed': { previewDateTime: string; test: string; group: string }
}
