/** A widget's code and data for the npm package: one import each, so that a bundler splits what is not used. */
import type { WidgetName } from '../../loader/protocol.js'
import type { WidgetDefinition } from '../contracts/widget.js'
import type { Host } from '../host/host.js'
import { createShopError } from '../host/report.js'
import type { WidgetFiles } from './page.js'

export interface WidgetCode {
  definition: WidgetDefinition<object, Host>
  files: WidgetFiles
}

const CODE: Record<WidgetName, () => Promise<[{ default: unknown }, { default: WidgetFiles }]>> = {
  header: () => Promise.all([import('../widgets/header/index.js'), import('files:header')]),
  footer: () => Promise.all([import('../widgets/footer/index.js'), import('files:footer')]),
  newsletter: () => Promise.all([import('../widgets/newsletter/index.js'), import('files:newsletter')]),
  support: () => Promise.all([import('../widgets/support/index.js'), import('files:support')]),
  preview: () => Promise.all([import('../widgets/preview/index.js'), import('files:preview')]),
}

/** @throws {ShopError} UNKNOWN_WIDGET, LOAD_FAILED */
export async function loadWidget(name: WidgetName): Promise<WidgetCode> {
  if (!Object.hasOwn(CODE, name)) throw createShopError('UNKNOWN_WIDGET', `there is no widget "${name}"`)
  try {
    const [code, { default: files }] = await CODE[name]()
    return { definition: code.default as WidgetCode['definition'], files }
  } catch (error) {
    throw createShopError('LOAD_FAILED', `${name}: ${String(error)}`)
  }
}
