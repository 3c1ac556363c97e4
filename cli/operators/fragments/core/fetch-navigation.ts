/** One call to the shop's navigation service. */
import type { NavigationNode } from '../../../../src/services/navigation.js'
import { shallowNavigation } from '../../../../src/services/shallow-navigation.js'
import { messageOf } from '../../../../src/host/errors.js'
import { checkJson } from '../../../../src/host/json.js'
import { readBody } from '../../../read-body.js'

/** No navigation is that long. `checkJson` also limits the characters that it parses. */
const MAX_RESPONSE_BYTES = 4_194_304

export type FailureReason = 'timeout' | 'network' | 'status' | 'malformed'

/** Thrown when a call has failed. The message describes the failure for the log; `reason` is for the metrics. */
export class NavigationFailure extends Error {
  override name = 'NavigationFailure'

  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message)
  }
}

async function readText(response: Response): Promise<string> {
  const body = await readBody(response, MAX_RESPONSE_BYTES)
  if (!body) throw new NavigationFailure('malformed', `more than ${MAX_RESPONSE_BYTES} bytes`)
  return new TextDecoder().decode(body)
}

function parseNodes(text: string): NavigationNode[] {
  const checked = checkJson(text, shallowNavigation)
  if (!checked.ok) throw new NavigationFailure('malformed', `the response is malformed: ${checked.problem}`)
  // Invalid nodes are dropped, so a response with another shape ends up without nodes. A shop without a navigation does not
  // need this server.
  if (checked.data.list.length === 0) throw new NavigationFailure('malformed', 'the response has no nodes')
  return checked.data.list
}

/** The cause names the connection problem; the message of `fetch` is always the same. */
const describe = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause ? error.cause : error)

/**
 * A redirect counts as a failure with its status, because the response has to come from the shop. Some edge runtimes do not
 * support `redirect: 'error'`.
 *
 * @param ended  aborts the call, for example when the server has stopped
 * @throws {NavigationFailure}
 */
export async function fetchNavigation(
  url: string,
  timeoutMs: number,
  ended?: AbortSignal,
): Promise<NavigationNode[]> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    abort()
  }, timeoutMs)
  // The signal outlives the call, so `AbortSignal.any` would leave something in it after each call.
  ended?.addEventListener('abort', abort)
  if (ended?.aborted) abort()
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', 'User-Agent': 'shop-embed-fragments' },
      redirect: 'manual',
      signal: controller.signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new NavigationFailure('status', `status ${response.status}`)
    }
    return parseNodes(await readText(response))
  } catch (error) {
    if (error instanceof NavigationFailure) throw error
    if (isTimeUp) throw new NavigationFailure('timeout', `no response within ${timeoutMs} ms`)
    throw new NavigationFailure('network', describe(error))
  } finally {
    clearTimeout(timer)
    ended?.removeEventListener('abort', abort)
  }
}
