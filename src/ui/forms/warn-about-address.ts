/** Warns the page's owner if a form was sent to an address that is evidently not the shop's. */
import type { Host } from '../../host/host.js'
import { pageOrigin } from '../../host/urls.js'

interface FailedSubmission {
  status: number
  /** Set if the service has refused the form and said why. */
  error?: unknown
  isPage?: boolean | undefined
}

/** @param apiBase  the widget's option. Without it, the form was sent to the origin of the host page. */
export function warnAboutAddress(
  host: Host,
  apiBase: string | undefined,
  { status, error, isPage }: FailedSubmission,
): void {
  const isElsewhere = isPage || status === 404 || status === 405
  if (apiBase !== undefined || error !== undefined || !isElsewhere) return
  const response = isPage ? `a web page with status ${status}` : `status ${status}`
  host.warn(
    `data-api-base is missing, so the form was sent to ${pageOrigin(host.window)}, and the response (${response}) is not one of the shop's services`,
    'another-origin',
  )
}
