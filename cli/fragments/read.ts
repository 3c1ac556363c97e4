/** Reads what the files show from the shop's services. Nothing of a visitor is sent. */
import { messageOf } from '../../src/host/errors.js'
import { checkJson } from '../../src/host/json.js'
import type { Site } from '../../src/api/names.js'
import type { Schema } from '../../src/services/fields.js'
import { navigationPath, type NavigationNode } from '../../src/services/navigation.js'
import { createPromotionResponse, promotionInit } from '../../src/services/promotions.js'
import { shallowNavigation } from '../../src/services/shallow-navigation.js'
import { readBody } from '../read-body.js'

const MAX_RESPONSE_BYTES = 1_048_576
const MAX_REDIRECTS = 5

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Source {
  /** The origin of the services. */
  shop: string
  fetch: Fetch
  /** Ends the calls of a site when their time is up. */
  timeUp: AbortSignal
}

/** Follows redirects within the origin of the shop only, because the content has to come from there. */
async function request({ shop, fetch }: Source, path: string, init: RequestInit): Promise<Response> {
  let url = new URL(path, shop)
  for (let hops = 0; url.origin === shop; hops++) {
    const response = await fetch(url.href, { ...init, redirect: 'manual' })
    const location = response.headers.get('Location')
    if (location === null || response.status < 300 || response.status > 399) return response
    await response.body?.cancel()
    if (hops === MAX_REDIRECTS) throw new Error(`it redirects more than ${MAX_REDIRECTS} times`)
    url = new URL(location, url)
  }
  throw new Error(`it leads to ${url.origin}, which is not the shop`)
}

/** The cause names the connection problem; the message of `fetch` is always the same. */
const causeOf = (error: unknown): string =>
  messageOf(error instanceof Error && error.cause ? error.cause : error)

/**
 * @returns `undefined` for status 404, if that is expected
 * @throws {Error} that says in one sentence what is wrong
 */
async function read<T>(
  source: Source,
  path: string,
  schema: Schema<T>,
  { headers = {}, isOptional = false }: { headers?: Record<string, string>; isOptional?: boolean } = {},
): Promise<T | undefined> {
  try {
    const response = await request(source, path, {
      headers: { Accept: 'application/json', 'User-Agent': 'shop-embed-fragments', ...headers },
      signal: source.timeUp,
    })
    if (!response.ok) {
      await response.body?.cancel()
      if (isOptional && response.status === 404) return undefined
      throw new Error(`its status is ${response.status}`)
    }
    const body = await readBody(response, MAX_RESPONSE_BYTES)
    if (!body) throw new Error(`it has more than ${MAX_RESPONSE_BYTES} bytes`)
    const checked = checkJson(new TextDecoder().decode(body), schema)
    if (!checked.ok) throw new Error(`it is malformed: ${checked.problem}`)
    return checked.data
  } catch (error) {
    throw new Error(source.timeUp.aborted ? 'it has not arrived in time' : causeOf(error))
  }
}

/**
 * The titles of the navigation.
 *
 * @param url  the option `navigationUrl` of the header, if it has one
 * @throws {Error} that says in one sentence what is wrong
 */
export async function readNavigation(source: Source, site: Site, url?: string): Promise<NavigationNode[]> {
  const path = url ?? navigationPath(site)
  try {
    const { list } = (await read(source, path, shallowNavigation))!
    // Invalid nodes are dropped, so a response with another shape ends up without nodes.
    if (list.length === 0) throw new Error('it is malformed: it has no nodes')
    return list
  } catch (error) {
    throw new Error(`the navigation (${path}) could not be read: ${messageOf(error)}`)
  }
}

/**
 * @param path  of a promotion
 * @returns the service's response; `undefined` if there is no such promotion
 * @throws {Error} that says in one sentence what is wrong
 */
export async function readPromotion(source: Source, site: Site, path: string): Promise<object | undefined> {
  const { headers } = promotionInit({ cookie: () => undefined }, site)
  try {
    return await read(source, path, createPromotionResponse(), { headers, isOptional: true })
  } catch (error) {
    throw new Error(`the promotion (${path}) could not be read: ${messageOf(error)}`)
  }
}
