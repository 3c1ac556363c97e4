/** What all widgets on a page share: the entry's shell and one store. Made once by the composition root. */
import { createStore } from 'jotai/vanilla'
import type { Shell } from '../host/shell.js'
import { localesOf } from '../i18n/load-texts.js'
import type { CommonValues } from '../options/common.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { followPlatform } from './platform.js'
import { followPreview } from './preview.js'

export type Store = ReturnType<typeof createStore>

export interface Page extends Shell {
  /** Never jotai's default store: the host may use jotai, too. */
  readonly store: Store
}

export function createPage(shell: Shell, window: Window): Page {
  const store = createStore()
  followPlatform(window, store)
  followPreview(window, store)
  return { ...shell, store }
}

/** The options of what belongs to no placeholder, the cart and the search. The widgets report what is not understood. */
export const pageOptions = (page: Pick<Shell, 'script' | 'configured'>): CommonValues =>
  parseOptions({}, readOptions(page), {
    locales: localesOf('cart'),
    platform: 'CLASSIC',
    onInvalid() {},
  })
