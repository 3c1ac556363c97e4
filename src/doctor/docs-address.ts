/** Where the docs are: the build writes them beside the folder of the loader, so they are served from there. */
import type { Subject } from './subject.js'

/** The folder with the docs; without a loader, the one on the page's origin. */
export const docsOf = ({ loaders: [loader], markup }: Subject): string =>
  loader ? new URL('../docs/', loader.manifestUrl).href : new URL('/docs/', markup.url).href
