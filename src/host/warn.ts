/** Warnings for the host page's developer. In a browser, only this file and the doctor use the console. */

/**
 * Never throws, even if the page's console is missing, replaced or broken.
 *
 * @param docs  the address of a docs page, from `docsAt` (docs.ts)
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
