/**
 * The contract with the shop's services, for the teams that own them: the schemas of all requests and responses, and the
 * table of calls. The schemas are as lenient as the widgets; `strictResponse` and `strictRequest` turn them into strict ones,
 * which `openapi.json` describes. `docs/services.md` describes both.
 */
export { CALLS as calls, findCall, UNUSED_CALLS as unusedCalls } from '../services/calls/calls.js'
export { checkRequest, checkResponse, type SentRequest, type SentResponse } from '../services/calls/check.js'
export * from '../services/calls/public-schemas.js'
export type {
  Body,
  Parameter,
  Service,
  ServiceCall,
  ServiceResponse,
} from '../services/calls/service-call.js'
export { strict as strictResponse, strict as strictRequest } from '../services/calls/strict.js'
/** The addresses that the widgets call. */
export * from '../services/endpoints.js'
export * from '../services/staff-endpoints.js'
