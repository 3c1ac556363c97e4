/** The errors of a placeholder without a widget, and of a call without an element. */
import type { ShopError } from '../../loader/protocol.js'
import { createShopError, logWarning } from '../host/report.js'
import { inWords } from './message-of.js'

export function noWidget(widget: string, element: Element): ShopError {
  const message = `shop-embed: there is no widget "${widget}"`
  logWarning(window, message, element)
  return createShopError('UNKNOWN_WIDGET', message)
}

export const noElement = (target: unknown): ShopError =>
  createShopError(
    typeof target === 'string' ? 'NOT_FOUND' : 'INVALID_ARGUMENT',
    `target: no element ${inWords(target)}`,
  )
