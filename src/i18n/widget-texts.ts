import type { WidgetName } from '../api/names.js'
import { loadTexts } from './load-texts.js'

/**
 * Loads the texts of one widget, for `createText`. The preview panel has no texts: its result is empty.
 *
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export async function loadWidgetTexts(widget: WidgetName, locale: string): Promise<object> {
  const texts: Partial<Record<WidgetName, object>> = await loadTexts(locale)
  return texts[widget] ?? {}
}
