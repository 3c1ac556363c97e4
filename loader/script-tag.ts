/**
 * The script tag that loaded the loader. It is read when this module first runs, because `document.currentScript` is
 * null later. It is also null for some scripts that were inserted by other scripts, and an element of the host page
 * named `currentScript` hides it; then the tag is found by its address.
 */
const current: unknown = document.currentScript

export const scriptTag: HTMLScriptElement =
  current instanceof HTMLScriptElement ? current : document.querySelector('script[src*="loader.js"]')!
