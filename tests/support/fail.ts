/** How the page double reports errors. */
import type { PageStart } from '../../src/host/page-start.js'
import { createReport } from '../../src/page/report.js'

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
  const dispatch = createReport({})
  const report: PageStart['report'] = (code, message, target, widget) => {
    failures.push({ code, message, widget })
    errors.push(message)
    return dispatch(code, message, target, widget)
  }
  return { report, failures, errors }
}
