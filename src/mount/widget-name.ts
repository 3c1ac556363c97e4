import { WIDGET_NAMES, type WidgetName } from '../api/names.js'
import { createShopError } from '../host/errors.js'

/** @throws {ShopError} UNKNOWN_WIDGET */
export function requireWidgetName(name: string): asserts name is WidgetName {
  if (!WIDGET_NAMES.includes(name as WidgetName))
    throw createShopError(
      'UNKNOWN_WIDGET',
      `there is no widget "${name}", allowed: ${WIDGET_NAMES.join(', ')}`,
    )
}
