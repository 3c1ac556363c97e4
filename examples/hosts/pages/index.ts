/** All pages of the gallery, in the order of the list. */
import type { HostPage } from '../host-page.js'
import { builtInPages } from './built-ins.js'
import { documentPages } from './documents.js'
import { libraryPages } from './libraries.js'
import { loadingPages } from './loading.js'
import { stylePages } from './styles.js'

export const HOST_PAGES: readonly HostPage[] = [
  ...documentPages,
  ...libraryPages,
  ...stylePages,
  ...builtInPages,
  ...loadingPages,
]
