import type { WidgetName } from '../../loader/protocol.js'
import { loadTexts } from '../i18n/load-texts.js'

/**
 * The texts of one widget for `createText`; the preview panel has none.
 *
 * @throws {ShopError} LOAD_FAILED
 */
export async function loadWidgetTexts(widget: WidgetName, locale: string): Promise<object> {
  const texts: Partial<Record<WidgetName, object>> = await loadTexts(locale)
  return texts[widget] ?? {}
}
