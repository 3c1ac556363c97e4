/** How the page double reports errors. */
import { createShopError } from '../../src/host/errors.js'
import type { PageStart } from '../../src/host/page-start.js'

export interface Failure {
  code: string
  message: string
  widget: string | undefined
}

interface FailureRecord {
  report: PageStart['report']
  /** The reported errors, in order. */
  failures: Failure[]
  /** Their messages. */
  errors: string[]
}

/** @returns a page's `report`, which dispatches `shop-error`, and the errors that it has reported */
export function recordFailures(): FailureRecord {
  const failures: Failure[] = []
  const errors: string[] = []
  const report: PageStart['report'] = (code, message, target = document, widget) => {
    failures.push({ code, message, widget })
    errors.push(message)
    const detail = { widget, code, message }
    target.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, composed: true, detail }))
    return createShopError(code, message)
  }
  return { report, failures, errors }
}
