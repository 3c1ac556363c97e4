/** What all widgets on a page share: the entry's shell and one store. Made once by the composition root. */
import { createStore } from 'jotai/vanilla'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import type { Shell } from '../host/shell.js'
import { localesOf } from '../i18n/load-texts.js'
import type { CommonValues } from '../options/common.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { followPlatform, platformAtom } from './platform.js'
import { followPreview } from './preview.js'
import type { Store } from './store.js'

export interface Page extends Shell {
  /** Never jotai's default store: the host may use jotai, too. */
  readonly store: Store
  readonly window: PageWindow
}

export function createPage(shell: Shell, window: PageWindow): Page {
  const store = createStore()
  followPlatform(window, store)
  followPreview(window, store)
  return { ...shell, store, window }
}

/**
 * Options and host of what belongs to no placeholder, the cart and the search: those of the script tag and of `configure`.
 * The widgets report what is not understood.
 */
export function openPageHost(page: Page): { options: CommonValues; host: Host } {
  const options = parseOptions({}, readOptions(page), {
    locales: localesOf('cart'),
    platform: page.store.get(platformAtom),
    onInvalid() {},
  })
  const { apiBase, credentials } = options
  return { options, host: createHost(page.window, { page, apiBase, credentials }) }
}
