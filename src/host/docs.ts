import { docsFolder, docsUrl } from 'virtual:release'

/**
 * The address of a docs page: next to the SDK's files on the CDN if the docs are there, otherwise in the public docs.
 *
 * @param src   an address in the folder of the SDK's files; empty if it is not known
 * @param page  such as `reference/errors`
 */
export const docsAt = (src: string, page: string): string =>
  docsFolder && URL.canParse(docsFolder, src) ? new URL(docsFolder + page, src).href : docsUrl + page
