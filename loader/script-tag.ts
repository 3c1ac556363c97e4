/**
 * The script tag that brought the loader. It is read at once: `document.currentScript` is null after the first pause,
 * and for some scripts that other scripts insert. An element of the page that is named `currentScript` hides it.
 */
const current: unknown = document.currentScript

export const scriptTag: HTMLScriptElement =
  current instanceof HTMLScriptElement ? current : document.querySelector('script[src*="loader.js"]')!
