/** The code of the widgets in the npm package. Each has its own `import()`, so that a bundler makes a chunk for each. */
import type { WidgetName } from '../api/names.js'
import { createShopError, messageOf } from '../host/errors.js'
import { requireWidgetName, type WidgetDefinition } from '../widgets/widget.js'

const WIDGETS: Record<WidgetName, () => Promise<{ default: unknown }>> = {
  header: () => import('../widgets/header/index.js'),
  footer: () => import('../widgets/footer/index.js'),
  newsletter: () => import('../widgets/newsletter/index.js'),
  support: () => import('../widgets/support/index.js'),
  preview: () => import('../widgets/preview/index.js'),
}

/** @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED */
export async function loadWidget(name: WidgetName): Promise<WidgetDefinition<object>> {
  requireWidgetName(name)
  try {
    return (await WIDGETS[name]()).default as WidgetDefinition<object>
  } catch (error) {
    throw createShopError('LOAD_FAILED', `${name}: ${messageOf(error)}`)
  }
}
