/** Calls the promotion service and collects its responses. header-search-cart §7. */
import type { ShopEvents } from '../../../api/events.js'
import { promotionResponse } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { promotionPaths } from '../../../options/promotions.js'
import type { PromotionResponse, PromotionResponses, PromotionOptions } from './promotion.js'

/** Whether staff preview the shop of another day. Caches and session storage are then ignored. */
export const isPreview = (host: Host): boolean => host.cookie('PreviewToken') !== undefined

/** The calls for a page's promotions. A change of ids, tags, site or preview makes new ones. */
export interface PromotionCalls {
  /** By id, in the order in which the page names them. */
  readonly paths: ReadonlyMap<string, string>
  /** The responses that have arrived. Each new response makes a new object. */
  readonly responses: PromotionResponses
  /** Calls the service, the first time. @returns the response; `null` if there is nothing to show; never rejects */
  load(id: string): Promise<PromotionResponse | null>
}

/** Without a prototype, because the host page may name a promotion `constructor`. */
const responsesWith = (...responses: object[]): PromotionResponses =>
  Object.assign(Object.create(null) as PromotionResponses, ...responses)

function createCalls(host: Host, site: string, paths: ReadonlyMap<string, string>): PromotionCalls {
  const loading = new Map<string, Promise<PromotionResponse | null>>()
  let responses = responsesWith()

  const call = async (id: string): Promise<PromotionResponse | null> => {
    const result = await host.call(paths.get(id)!, {
      headers: { 'X-Hunter-Site': site },
      cache: isPreview(host) ? 'no-store' : 'default',
      schema: promotionResponse,
      // 404 means that no promotion is placed, which is not an error.
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
    load(id) {
      const promise = loading.get(id) ?? call(id)
      loading.set(id, promise)
      return promise
    },
  }
}

/** The latest calls of each header. They begin before its first render, which shows the responses that have arrived. */
const latest = new WeakMap<Host, { key: string; preview: unknown; calls: PromotionCalls }>()

/**
 * Does not call the service yet.
 *
 * @param preview  the settings of the staff's preview panel; a change of them repeats the calls
 */
export function openPromotionCalls(
  host: Host,
  options: PromotionOptions,
  preview: ShopEvents['preview-changed'] | undefined,
): PromotionCalls {
  const paths = promotionPaths(options)
  const key = JSON.stringify([options.site, ...paths])
  const known = latest.get(host)
  if (known?.key === key && known.preview === preview) return known.calls
  const calls = createCalls(host, options.site, paths)
  latest.set(host, { key, preview, calls })
  return calls
}
