/** How a call gets its response: from the loader's early call, from an identical GET in flight, or from its own request. */
import { toJson } from './json.js'
import { nextTask } from './next-task.js'
import { readResponse, send, type CheckedResponse } from './send.js'
import type { EarlyResponses } from './page-start.js'

export interface TransportRequest {
  init: RequestInit
  /** Aborting it ends the request. */
  signal?: AbortSignal | undefined
}

/** Never rejects; after a failure it resolves with `status` 0. */
export type Transport = (url: string, request: TransportRequest) => Promise<CheckedResponse>

/** GETs in flight. The key is the address with the options as text. */
const shared = new Map<string, Promise<CheckedResponse>>()

/**
 * Until a response has arrived, identical requests share it. Each of the later ones gets it in its own task, because many
 * widgets on a page may show the same data.
 */
function share(key: string, window: Window, get: () => Promise<CheckedResponse>): Promise<CheckedResponse> {
  const running = shared.get(key)
  if (running) return running.finally(() => nextTask(window))
  const response = get().finally(() => shared.delete(key))
  shared.set(key, response)
  return response
}

/** @param earlyResponses  responses to the loader's early calls */
export function createTransport(
  window: Window & typeof globalThis,
  earlyResponses: EarlyResponses | undefined,
): Transport {
  const get = async (url: string, { init, signal }: TransportRequest): Promise<CheckedResponse> => {
    const requested = earlyResponses?.take(url, init)
    // Without an early response, the early call has failed, and the call is sent again.
    const early = requested && (await readResponse(() => requested, signal))
    return early ?? send(window, url, init, signal)
  }

  return (url, request) => {
    const { init, signal } = request
    if (init.method !== 'GET') return send(window, url, init, signal)
    // A request that its caller may abort is not shared.
    return signal ? get(url, request) : share(url + toJson(init), window, () => get(url, request))
  }
}
