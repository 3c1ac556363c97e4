import { docsFolder, docsUrl } from 'virtual:release'

/**
 * The address of a page of the docs: of those beside the SDK's files on the CDN, or of the public ones.
 *
 * @param src   an address in the folder of these files; empty if it is not known
 * @param page  such as `reference#errors`
 */
export const docsAt = (src: string, page: string): string =>
  docsFolder && URL.canParse(docsFolder, src) ? new URL(docsFolder + page, src).href : docsUrl + page
