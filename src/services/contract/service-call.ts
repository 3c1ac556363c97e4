/** A row of the table of calls. */
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The parts of the shop's server that the calls go to. */
export type Service =
  'cart' | 'visitor' | 'navigation' | 'promotions' | 'search' | 'newsletter' | 'tests' | 'preview' | 'support'

export interface Parameter {
  /** Where the value is sent. */
  in: 'path' | 'query' | 'header'
  meaning: string
  /** An example value, which `npx shop-embed-cli check-service` also sends. */
  example: string
  /** The default is a text that is not empty. */
  schema?: Schema
  /** When the widgets leave it out. If this is not set, they always send it. */
  missing?: string
}

export interface Body {
  type: 'application/json' | 'multipart/form-data'
  schema: Schema
  example: object
}

export interface ServiceResponse {
  /** What the response means, and what the widgets do. */
  meaning: string
  /** The schema of the JSON body. Without a schema, the widgets ignore the body. */
  schema?: Schema
  example?: unknown
}

/** One status such as `404`, all that begin with 2, or `default` for all others from 400. */
type Status = `${number}` | '2XX' | 'default'

export interface ServiceCall {
  /** Unique, such as `readCart`. */
  name: string
  service: Service
  /** What it is for, in a few words. */
  summary: string
  /** Which widget makes the call, and when. */
  caller: string
  /** The sections of the specification. */
  spec: string
  method: 'GET' | 'POST' | 'PUT'
  /** The path, with its parameter names in braces. */
  path: string
  /** Keyed by name. */
  parameters: Readonly<Record<string, Parameter>>
  body?: Body
  /** A page may also request it with a preload hint, for which the browser accepts any type. */
  canBeHinted?: true
  responses: Readonly<Partial<Record<Status, ServiceResponse>>>
  /** What the call changes on the server, if it changes something. */
  effect?: string
}

/**
 * Turns a function for an address that was called with `{name}` into the path of a row.
 *
 * @param path  may be encoded, and may have a query, which is left out
 */
export const template = (path: string): string => decodeURIComponent(path.split('?')[0]!)

/** @returns the responses of a row, each with its status */
export const responsesOf = ({ responses }: ServiceCall): Array<[status: string, response: ServiceResponse]> =>
  Object.entries(responses) as Array<[string, ServiceResponse]>
