/** Closes what covers the page when the page changes. */
import { onPageChange } from '../host/page-change.js'
import type { Host } from '../host/host.js'
import { useLayoutEffect } from './use-layout-effect.js'

/**
 * @param opening  false or 0 while nothing is open. Another value for each opening forgets the clicks before it: the click
 *                 that opens something may be on a link whose default it prevents.
 * @param close    may be a new function at each render, if each does the same. It should hide the element at once, so
 *                 that its focus has returned before a router moves the focus to the new page.
 */
export function usePageChange(host: Host, opening: boolean | number, close: () => void): void {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` may be a new function at each render
  useLayoutEffect(() => (opening ? onPageChange(host, close) : undefined), [host, opening])
}
