import type { WidgetName } from '../api/names.js'
import { loadTexts } from './load-texts.js'

/**
 * The texts of one widget for `createText`; the preview panel has none.
 *
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function loadWidgetTexts(widget: WidgetName, locale: string): Promise<object> {
  const texts: Partial<Record<WidgetName, object>> = await loadTexts(locale)
  return texts[widget] ?? {}
}
