/** The panel's calls to the preview and A/B test services. */
import {
  activeTestsPath,
  createActiveTests,
  createPreviewResult,
  previewTokenPath,
  STAFF_LOGOUT_PATH,
  STAFF_RENEWAL_PATH,
  type ActiveTest,
} from '../../../services/preview.js'
import type { Host } from '../../../host/host.js'

const activeTests = createActiveTests()
const previewResult = createPreviewResult()

/** @returns the A/B tests that run at that time; `undefined` if the call failed */
export async function loadActiveTests(
  host: Host,
  at: Date,
  signal: AbortSignal,
): Promise<ActiveTest[] | undefined> {
  const query = new URLSearchParams({ time: at.toISOString() })
  const response = await host.call(activeTestsPath(query), {
    cache: 'no-store',
    schema: activeTests,
    signal,
  })
  return response.ok ? response.data : undefined
}

export interface PreviewToken {
  /** ISO 8601, in UTC. */
  previewDateTime: string
  /** Empty if no test is chosen. */
  test: string
  group: string
}

/** Makes the shop simulate a time and a test for this member of staff. @returns whether the service accepted it */
export async function setPreviewToken(
  host: Host,
  { previewDateTime, test, group }: PreviewToken,
): Promise<boolean> {
  const query = test ? `?${new URLSearchParams({ test, group })}` : ''
  const response = await host.call(previewTokenPath(query), {
    method: 'POST',
    body: { previewDateTime },
    // Staff reload the page to see the simulation.
    keepalive: true,
    schema: previewResult,
  })
  return response.ok && response.data.status === 'SUCCESS'
}

/** Extends the login of the member of staff. */
export const renewLogin = (host: Host): Promise<unknown> =>
  host.call(STAFF_RENEWAL_PATH, { cache: 'no-store' })

/** @returns whether the service accepted it */
export const logOut = async (host: Host): Promise<boolean> =>
  (await host.call(STAFF_LOGOUT_PATH, { cache: 'no-store' })).ok
