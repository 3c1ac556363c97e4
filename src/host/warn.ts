/** Warnings for the developer of the host page. In a page, only this file, `src/page/debug/` and the doctor write to the console. */

/**
 * Never throws, although the page's console may be missing, replaced or broken.
 *
 * @param docs  where the docs say more, from `docsAt` (docs.ts)
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

/** Warns once per page: the same text again would say nothing new. The parameters are those of `warn`. */
export function warnOnce(...warning: Parameters<typeof warn>): void {
  const [, text] = warning
  if (written.has(text)) return
  written.add(text)
  warn(...warning)
}
