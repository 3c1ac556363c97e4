/** Parameters and responses that several calls share. */
import * as z from 'zod/mini'
import { SITE_NAMES } from '../../api/names.js'
import type { Parameter, ServiceResponse } from './service-call.js'

const site = z.enum(SITE_NAMES)

export const siteInQuery: Parameter = {
  in: 'query',
  meaning: 'The country site.',
  example: 'DE',
  schema: site,
}

export const siteInHeader: Parameter = {
  in: 'header',
  meaning: 'The country site.',
  example: 'DE',
  schema: site,
}

export const csrfToken: Parameter = {
  in: 'header',
  meaning:
    'The value of the cookie `CsrfToken`; `1` if the cookie is missing. The service must compare them.',
  example: '1',
}

export const loginToken: Parameter = {
  in: 'header',
  meaning: 'The value of the cookie `LoginToken`.',
  example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
}

export const longtermToken: Parameter = {
  in: 'header',
  meaning: 'The value of the cookie `LongtermToken`, a JWT whose `lid` is the login id.',
  example: 'eyJhbGciOiJIUzI1NiJ9.eyJsaWQiOiJrZC0xIn0.c2lnbmF0dXJl',
  missing: 'if the cookie is missing',
}

/** The response to a call whose failure is reported to the host page. */
export const failed: ServiceResponse = {
  meaning: 'The call has failed. The event `shop-error` reports it to the host page.',
}

/** The response to a call if the widgets ignore it. */
export const ignored: ServiceResponse = {
  meaning: 'The widgets ignore the response, even if the call fails.',
}
