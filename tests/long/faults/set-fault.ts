import type { APIRequestContext } from 'playwright/test'

/** Sets the only fault of a visitor of the reference shop. @param fault  `none` removes it */
export const setFault = (request: APIRequestContext, fault: string) =>
  request.get(`/faults?fault=reset,${encodeURIComponent(fault)}`)
