/** The shop's services in the unit tests: a `fetch` that responds from a table. */
export interface ServiceRequest {
  path: string
  query: Record<string, string>
  method: string
  headers: Record<string, string>
  /** The JSON that was sent. */
  body: unknown
  init: RequestInit
}

/**
 * Keyed by path: the response body, a promise of it, or a function that returns one of the two; a `Reply` sets the status.
 * Other paths respond with 404.
 */
export type Services = Readonly<Record<string, unknown>>
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

export interface ServiceRecord {
  /** The requests, in order. */
  requests: ServiceRequest[]
  /** The path and query of each request. */
  addresses: string[]
}

/** Replaces the `fetch` of the test's window. */
export function serve(services: Services): ServiceRecord {
  const requests: ServiceRequest[] = []
  const addresses: string[] = []
  window.fetch = (async (address: string, init: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(address)
    const request: ServiceRequest = {
      path: pathname,
      query: Object.fromEntries(searchParams),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    }
    requests.push(request)
    addresses.push(pathname + search)
    const entry = services[pathname]
    const found = await (typeof entry === 'function'
      ? (entry as (from: ServiceRequest) => unknown)(request)
      : entry)
    const { status, body } =
      found instanceof Reply ? found : new Reply(found === undefined ? 404 : 200, found)
    return new Response(JSON.stringify(body ?? null), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  }) as typeof fetch
  return { requests, addresses }
}
