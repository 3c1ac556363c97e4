/** Where the docs are of the loader that a page has. */
import { docsAt } from '../host/errors.js'
import type { Subject } from './subject.js'

/** The folder with the docs; without a loader, the one on the page's origin. */
export const docsOf = ({ loaders: [loader], markup }: Subject): string =>
  loader ? docsAt(loader.manifestUrl, '') : new URL('/docs/', markup.url).href
