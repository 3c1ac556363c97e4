/**
 * The contract with the shop's services, for the teams that own them: the addresses, the schemas of all requests and
 * responses, and the table of calls. The schemas are as lenient as the widgets; `strictResponse` and `strictRequest` turn
 * them into strict ones, which `openapi.json` describes. `docs/services.md` describes both.
 */
export { CALLS as calls, findCall, UNUSED_CALLS as unusedCalls } from '../services/contract/calls.js'
export {
  checkRequest,
  checkResponse,
  type SentRequest,
  type SentResponse,
} from '../services/contract/check.js'
export * from '../services/contract/public.js'
export type {
  Body,
  Parameter,
  Service,
  ServiceCall,
  ServiceResponse,
} from '../services/contract/service-call.js'
export { strict as strictResponse, strict as strictRequest } from '../services/contract/strict.js'
