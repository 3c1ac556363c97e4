/** How the page double reports errors. */
import { createShopError } from '../../src/host/errors.js'
import type { Shell } from '../../src/host/shell.js'

export interface Failure {
  code: string
  message: string
  widget: string | undefined
}

/** @returns a `report` as a page has it, which dispatches `shop-error`, and the list of errors that it has reported */
export function recordFailures(): { report: Shell['report']; failures: Failure[] } {
  const failures: Failure[] = []
  const report: Shell['report'] = (code, message, target = document, widget) => {
    failures.push({ code, message, widget })
    const detail = { widget, code, message }
    target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
    return createShopError(code, message)
  }
  return { report, failures }
}
