/** Warnings for the host page's developer. In a browser, only this file and the doctor use the console. */
import { docsFolder, docsUrl } from 'virtual:release'

/**
 * Never throws, even if the page's console is missing, replaced or broken.
 *
 * @param docs  the address of a docs page, from `docsAt`
 */
export function warn(
  window: { console?: Console } | undefined,
  text: string,
  docs: string,
  ...details: unknown[]
): void {
  try {
    window?.console?.warn(`shop-embed: ${text}. ${docs}`, ...details)
  } catch {
    // The console is broken, so there is nowhere to report this.
  }
}

const written = new Set<string>()

/** Warns once per page and text. Takes the parameters of `warn`. */
export function warnOnce(...warning: Parameters<typeof warn>): void {
  const [, text] = warning
  if (written.has(text)) return
  written.add(text)
  warn(...warning)
}

/**
 * The address of a docs page: next to the SDK's files on the CDN if the docs are there, otherwise in the public docs.
 *
 * @param src   an address in the folder of the SDK's files; empty if it is not known
 * @param page  such as `reference/events`
 */
export const docsAt = (src: string, page: string): string =>
  docsFolder && URL.canParse(docsFolder, src) ? new URL(docsFolder + page, src).href : docsUrl + page
