/** Calls the promotion service and collects its responses. */
import type { ShopEvents } from '../../../api/events.js'
import { createPromotionResponse, promotionInit } from '../../../services/promotions.js'
import type { Host } from '../../../host/host.js'
import { toJson } from '../../../host/json.js'
import { keyed } from '../../../host/keyed.js'
import { promotionPaths } from './paths.js'
import type { PromotionResponse, PromotionResponses, PromotionOptions } from './promotion.js'

const promotionResponse = createPromotionResponse()

/** The calls for a host page's promotions. A change of ids, tags, site or preview creates new ones. */
export interface PromotionCalls {
  /** Keyed by id, in the order given by the host page. */
  readonly paths: ReadonlyMap<string, string>
  /** The responses that have arrived. Each new response creates a new object. */
  readonly responses: PromotionResponses
  /** Calls the service once. @returns the response, or `null` if there is nothing to show; never rejects */
  load(id: string): Promise<PromotionResponse | null>
}

/** The object has no prototype, because a promotion's id may be `constructor`. */
const responsesWith = (...responses: object[]): PromotionResponses =>
  Object.assign(Object.create(null) as PromotionResponses, ...responses)

function createCalls(host: Host, site: string, paths: ReadonlyMap<string, string>): PromotionCalls {
  const loading = keyed(new Map<string, Promise<PromotionResponse | null>>())
  let responses = responsesWith()

  const call = async (id: string): Promise<PromotionResponse | null> => {
    const result = await host.call(paths.get(id)!, {
      ...promotionInit(host, site),
      schema: promotionResponse,
      // A 404 response means that no promotion is placed, which is not an error.
      expected: [404],
    })
    const response = result.ok ? result.data : null
    responses = responsesWith(responses, { [id]: response })
    return response
  }
  return {
    paths,
    get responses() {
      return responses
    },
    load: (id) => loading(id, () => call(id)),
  }
}

/** The latest calls of each header. They begin before its first render, which shows the responses that have arrived. */
const latest = new WeakMap<Host, { key: string; preview: unknown; calls: PromotionCalls }>()

/**
 * Prepares the calls, without calling the service yet.
 *
 * @param preview  the settings of the staff's preview panel; a change of them repeats the calls
 */
export function openPromotionCalls(
  host: Host,
  options: PromotionOptions,
  preview: ShopEvents['preview-changed'] | undefined,
): PromotionCalls {
  const paths = promotionPaths(options)
  const key = toJson([options.site, ...paths])
  const known = latest.get(host)
  if (known?.key === key && known.preview === preview) return known.calls
  const calls = createCalls(host, options.site, paths)
  latest.set(host, { key, preview, calls })
  return calls
}
