/** What our code may change in a host page. */

/** The globals that the reference names. */
const OWN_GLOBALS = ['window.Shop', 'window.dataLayer', 'window.Symbol(shop-embed)']

/** Random parts of names, which jQuery uses for its marks and core-js for its symbols. */
const RANDOM = /(?<=jQuery)\d+|(?<=Symbol\(.*\))_\w+\.\w+/

/**
 * @param before  the record of the page without the loader
 * @returns one line for each global and each property of a built-in object that our code has added, changed or removed
 */
export function changesBetween(before: readonly string[], after: readonly string[]): string[] {
  const named = (lines: readonly string[]) => new Set(lines.map((line) => line.replace(RANDOM, '…')))
  const [earlier, later] = [named(before), named(after)]
  return [
    ...[...later].filter((line) => !earlier.has(line)).map((line) => `added ${line}`),
    ...[...earlier].filter((line) => !later.has(line)).map((line) => `removed ${line}`),
  ].filter((line) => !OWN_GLOBALS.some((path) => line.startsWith(`added ${path}: `)))
}

/** Why our code listens on `window` and `document`. It listens nowhere else outside of the placeholders. */
export const OWN_LISTENERS: Readonly<Record<string, string>> = {
  'document readystatechange': 'script elements that are being loaded move to the end of the head',
  'document DOMContentLoaded': 'Shop.ready waits for the placeholders below the script tag',
  'window load': 'what the first view does not need is requested after it, when the browser is idle',
  'document preview-changed': 'an event of ours',
  'window cart-update': 'an event of ours',
  'window cart-changed': 'an event of ours; a host page that changes the cart itself dispatches it, too',
  'window resize': 'the platform follows the width of the window',
  'window pagehide': 'a change of the cart is sent before the page is left',
  'window visibilitychange': 'a visitor who looks at the page again sees the cart checked, if that was owed',
  'window popstate': 'what covers the page closes when a router shows another one',
  'window click': 'the same after a click on a link, in browsers that do not tell of a router',
  'window pageshow': 'a page that comes back reads the cart again',
  'window online': 'messages that there is no connection disappear, and the cart is read again',
  'window offline': 'a form in use and the messages of the cart say that there is no connection',
  'window storage': 'the cart follows the other tabs',
  'window scroll': 'the terms of a promotion close',
  'window focusin': 'the messages of the cart move away from the focus',
  'window pointerdown': 'the messages of the cart move away from the pointer',
  'document pointerdown': 'an open flyout closes',
  'document click': 'an element with data-shop-cart is pressed, and an open flyout closes',
  'document submit': 'a form with data-shop-cart is sent',
  'document change': 'a field with data-shop-cart has changed',
  'document input': 'the same in a shadow root, which `change` does not leave',
  'document focusin': 'the code for an element with data-shop-cart is loaded',
  'document pointerover': 'the same, before a click',
  'document keydown': 'an open flyout closes',
  'document mouseup': 'a form shows the error of a field that was left after the click',
  'document contextmenu': 'a click that opens a menu has ended, as after mouseup',
  'document dragend': 'a click that drags something has ended, as after mouseup',
  'document pointercancel': 'a touch that the browser takes over has ended, as after mouseup',
}
